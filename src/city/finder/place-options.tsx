import type { Place } from '#city/place.ts'
import { mostChoices } from './find-place.ts'
import type { Words } from './words.en.ts'

export const optionId = (index: number) => `place-option-${index}`

/**
 * What stands where nothing is said. React takes the text of an empty element out of the page, and
 * every `:has()` around it is then looked at anew.
 */
export const blank = '\u00a0'

const rows = Array.from({ length: mostChoices }, (_, index) => index)

export interface PlaceOptionsProps {
  words: Words
  /** At most `mostChoices`. */
  places: readonly Place[]
  /** The index of the one that the arrow keys are at, or -1. */
  active: number
  onChoose: (place: Place) => void
}

/**
 * The list of a combobox. Its rows are the same elements whatever is typed: to change their words is
 * much less work for a browser than to put elements in and take them out at every key.
 */
export function PlaceOptions({ words, places, active, onChoose }: PlaceOptionsProps) {
  return (
    <div id="place-list" role="listbox" aria-label={words.suggestions}>
      {rows.map((index) => {
        const place = places[index]
        return (
          // The keys are pressed in the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={index}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            hidden={!place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => place && onChoose(place)}
          >
            {place?.name ?? blank}{' '}
            <small>{place && place.kind !== 'here' ? words.kinds[place.kind] : blank}</small>
          </div>
        )
      })}
    </div>
  )
}
