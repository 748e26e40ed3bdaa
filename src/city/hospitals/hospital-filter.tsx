import type { Locale } from '#language/locales.ts'
import { hospitalWords } from './words.ts'
import './hospital-filter.css'
import '#design/choice-group/choice-box.css'

const choices = ['nearest', 'worst', 'children', 'births', 'all'] as const

/** Narrows the list beside it by CSS alone, within what holds both (`.hospitals`). */
export function HospitalFilter({ locale }: { locale: Locale }) {
  const { birthsNote, childrenNote, notCounted, show, worstNote } = hospitalWords[locale]
  return (
    <>
      <fieldset className="hospital-filter no-print">
        <legend>{show.legend}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="which-hospitals"
              value={choice}
              defaultChecked={choice === 'nearest'}
            />
            {show[choice]}
          </label>
        ))}
      </fieldset>
      <div className="hospital-filter-notes no-print" role="status">
        <p>{notCounted}</p>
        <p>{worstNote}</p>
        <p>{childrenNote}</p>
        <p>{birthsNote}</p>
      </div>
    </>
  )
}
