import { Stat } from '#design/stat/stat.tsx'
import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { TileShown } from '#reports/accident-report/report.ts'
import { chanceSaid, countOrFew, periodSaid } from '#reports/accident-report/said.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import './tiles.css'
import '#design/stat/stat.css'

export interface TilesProps {
  tiles: readonly TileShown[]
  words: Words
}

/** The four headline figures, each with its years and its change in words. */
export function Tiles({ tiles, words }: TilesProps) {
  return (
    <div className="stats crash-tiles">
      {tiles.map((tile) => (
        <Stat
          key={tile.id}
          value={countOrFew(tile.count, words)}
          label={`${words.tiles[tile.id]}, ${periodSaid(tile.period, words)}`}
          note={changeSaid(tile, words)}
        />
      ))}
    </div>
  )
}

function changeSaid({ id, change }: TileShown, words: Words) {
  if (!change) return words.tiles.first
  if (change.count === null || change.beforeCount === null) return words.tiles.tooFew
  const difference = change.count - change.beforeCount
  const sentence = difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same'
  return fill(words.tiles[sentence], {
    period: periodSaid(change.now, words),
    before: periodSaid(change.before, words),
    count: formatCount(change.count),
    difference: formatCount(Math.abs(difference)),
    chance: chanceSaid(id, { now: change.count, before: change.beforeCount }, words),
  })
}
