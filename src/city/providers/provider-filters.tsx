import { choicesAmong, type Provider, type Wanted, wantedNames } from './provider.ts'
import type { Words } from './words.en.ts'
import './provider-filters.css'
import '#design/field/field.css'

export interface ProviderFiltersProps {
  words: Words
  providers: readonly Provider[]
  /** What the fields say at first; give them a new `key` to say something else. */
  wanted: Wanted
}

/** What somebody looks for: fields of the form around them, in the words of the address. */
export function ProviderFilters({ words, providers, wanted }: ProviderFiltersProps) {
  const choices = choicesAmong(providers)
  const options: Record<keyof Wanted, readonly (readonly [value: string, label: string])[]> = {
    kind: choices.kind.map((kind) => [kind, words.kinds[kind]]),
    language: choices.language.map((language) => [language, words.languageNames[language]]),
    payment: choices.payment.map((payment) => [payment, words.payments[payment]]),
    city: choices.city.map((city) => [city, city]),
  }
  return (
    <div className="provider-filters">
      {wantedNames.map((name) => (
        <label key={name}>
          {words.filters[name]}
          <select name={name} defaultValue={wanted[name] ?? ''} autoComplete="off">
            <option value="">{words.filters.any}</option>
            {options[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
