import { Button } from '#design/button/button.tsx'
import { Note } from '#design/note/note.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { StartingPoint } from '#tools/symptom-tracker/model/starting-point.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** "Recovery calculator, March 4, 2026: neck. Crash on March 1, 2026. Worst pain 7 of 10." */
function startingText(point: StartingPoint, words: Words['starting'], locale: Locale) {
  const text = fill(words.text, {
    when: formatDate(point.keptOn, locale),
    area: words.areas[point.area],
    crash: formatDate(point.crashDate, locale),
  })
  return point.worstPain === null
    ? text
    : `${text} ${fill(words.worstPain, { number: point.worstPain })}`
}

export interface StartingNoteProps {
  locale: Locale
  words: Words['starting']
  point: StartingPoint
  onAdd: (text: string) => void
  onLeave: () => void
}

/** Offers a result of the recovery calculator as an entry of the diary. */
export function StartingNote({ locale, words, point, onAdd, onLeave }: StartingNoteProps) {
  const text = startingText(point, words, locale)
  return (
    <Note kind="note" heading={words.heading}>
      <p>{text}</p>
      <div className="button-row">
        <Button onClick={() => onAdd(text)}>{words.add}</Button>
        <Button variant="outline" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Note>
  )
}
