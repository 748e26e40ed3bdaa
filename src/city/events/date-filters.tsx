import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import type { CommunityEvent } from './community-event.ts'
import { eventWords } from './words.ts'

/** What a date is filtered by, as attributes of its element. */
export interface Filter {
  'data-languages': string
  'data-cost': 'free' | 'paid'
}

export const filterOf = ({ languages, price }: CommunityEvent): Filter => ({
  'data-languages': languages.join(' '),
  'data-cost': price === 0 ? 'free' : 'paid',
})

const languages = ['any', ...locales] as const
const costs = ['any', 'free', 'paid'] as const

const fits = (wanted: string, has: string) => wanted === 'any' || has.split(' ').includes(wanted)

interface PillsProps<Value extends string> {
  name: string
  legend: string
  values: readonly Value[]
  labelOf: (value: Value) => string
}

function Pills<Value extends string>({ labelOf, legend, name, values }: PillsProps<Value>) {
  return (
    <fieldset className={`event-pills event-${name}`}>
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'any'} />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Chooses dates by language and cost without a script: `event-list.css` hides what does not fit, and
 * shows the one count that belongs to what is chosen.
 */
export function DateFilters({ dates, locale }: { dates: readonly Filter[]; locale: Locale }) {
  const words = eventWords[locale]
  const { languageNames } = sharedWords[locale]
  const countOf = (language: string, cost: string) =>
    dates.filter((date) => fits(language, date['data-languages']) && fits(cost, date['data-cost']))
      .length
  return (
    <>
      <div className="event-filters">
        <Pills
          name="language"
          legend={words.language}
          values={languages}
          labelOf={(value) => (value === 'any' ? words.anyOne : languageNames[value])}
        />
        <Pills
          name="cost"
          legend={words.cost}
          values={costs}
          labelOf={(value) => (value === 'any' ? words.anyOne : words[value])}
        />
      </div>
      <p
        className="event-counts"
        role="status"
        data-shown={fill(words.shown, { n: '%' })}
        data-none={words.noneShown}
      >
        {languages.flatMap((language) =>
          costs.map((cost) => {
            const n = countOf(language, cost)
            return (
              <span key={`${language} ${cost}`} data-language={language} data-cost={cost}>
                {n > 0 ? fill(words.shown, { n }) : words.noneShown}
              </span>
            )
          }),
        )}
      </p>
    </>
  )
}
