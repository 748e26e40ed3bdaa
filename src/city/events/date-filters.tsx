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

const choices = { language: languages, cost: costs } as const

/** What a visitor looks for: `?language=es&cost=free`. */
export interface WantedDates {
  language: (typeof languages)[number]
  cost: (typeof costs)[number]
}

export const anyDate: WantedDates = { language: 'any', cost: 'any' }

/** What an address asks for; a value that is none of the choices is as if it were not there. */
export function wantedDates(asked: URLSearchParams): WantedDates {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === asked.get(name))
  return {
    language: pick('language', languages) ?? anyDate.language,
    cost: pick('cost', costs) ?? anyDate.cost,
  }
}

/** The names of choices that an address asks for and that there are not. */
export const unknownDates = (asked: URLSearchParams) =>
  (['language', 'cost'] as const).filter((name) => {
    const value = asked.get(name)
    return value && !choices[name].some((known) => known === value)
  })

const fits = (wanted: string, has: string) => wanted === 'any' || has.split(' ').includes(wanted)

interface PillsProps<Value extends string> {
  name: string
  legend: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  wanted: Value
}

function Pills<Value extends string>({ labelOf, legend, name, values, wanted }: PillsProps<Value>) {
  return (
    <fieldset className={`event-pills event-${name}`}>
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === wanted} />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface DateFiltersProps {
  dates: readonly Filter[]
  locale: Locale
  wanted: WantedDates
}

/**
 * Chooses dates by language and cost without a script: `event-list.css` hides what does not fit, and
 * shows the one count that belongs to what is chosen.
 */
export function DateFilters({ dates, locale, wanted }: DateFiltersProps) {
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
          wanted={wanted.language}
          labelOf={(value) => (value === 'any' ? words.anyOne : languageNames[value])}
        />
        <Pills
          name="cost"
          legend={words.cost}
          values={costs}
          wanted={wanted.cost}
          labelOf={(value) => (value === 'any' ? words.anyOne : words[value])}
        />
      </div>
      <p className="event-counts" role="status" data-shown={fill(words.shown, { n: '%' })}>
        {languages.flatMap((language) =>
          costs.map((cost) => {
            const n = countOf(language, cost)
            const others = fill(words.othersShown, {
              language: countOf(language, 'any'),
              cost: countOf('any', cost),
            })
            const none = `${words.noneShown} ${others}`
            return (
              <span
                key={`${language} ${cost}`}
                data-language={language}
                data-cost={cost}
                data-none={none}
              >
                {n > 0 ? fill(words.shown, { n }) : none}
              </span>
            )
          }),
        )}
      </p>
    </>
  )
}
