import { useState } from 'react'
import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { providerKinds } from '#site/provider-kinds.ts'
import { sampleNote } from '#site/samples.ts'
import { fitting, type Provider, queryOf, wantedBy } from './provider.ts'
import { ProviderFilters } from './provider-filters.tsx'
import { ProviderList } from './provider-list.tsx'
import type { Words } from './words.en.ts'
import './provider-directory.css'

export interface ProviderDirectoryProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  providers: readonly Provider[]
  /** What the address asked for, where a server answered it: filters as `?kind=imaging`. */
  asked?: string
  near?: Near
}

/** The kinds of care, and the providers who fit, the nearest first. */
export function ProviderDirectory({
  locale,
  words,
  finder,
  providers,
  asked = '',
  near,
}: ProviderDirectoryProps) {
  const [wanted, setWanted] = useState(() => wantedBy(new URLSearchParams(asked), providers))
  // A new number makes the fields anew, with what is wanted as their first values.
  const [fieldsNumber, setFieldsNumber] = useState(0)
  const shown = fitting(providers, wanted)
  const note = sampleNote(providers, locale)
  const kinds = providerKinds.filter((kind) => shown.some((provider) => provider.kind === kind))

  function hear(said: URLSearchParams, from: 'fields' | 'address') {
    setWanted(wantedBy(said, providers))
    if (from === 'address') setFieldsNumber((number) => number + 1)
  }

  return (
    <>
      {note ? <p className="fine-print">{note}</p> : null}
      <PlaceFinder
        {...finder}
        locale={locale}
        words={words.finder}
        near={near}
        filters={
          <ProviderFilters
            key={fieldsNumber}
            locale={locale}
            words={words}
            providers={providers}
            wanted={wanted}
          />
        }
        filtered={queryOf(wanted)}
        onFilter={hear}
      >
        {(from) => (
          <>
            <p role="status" className="provider-count">
              {fill(words.shown, { n: shown.length, all: providers.length })}{' '}
              {shown.length < providers.length ? <a href={finder.action}>{words.clear}</a> : null}
            </p>
            {from ? <p className="fine-print">{words.finder.straight}</p> : null}
            {shown.length === 0 ? <p>{words.none}</p> : null}
            {kinds.length > 1 ? (
              <nav className="provider-kinds" aria-label={words.kindsLabel}>
                <p>{words.kindsLabel}</p>
                <ul>
                  {kinds.map((kind) => (
                    <li key={kind}>
                      <a href={`#${kind}`}>{words.kinds[kind]}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
            <ProviderList locale={locale} words={words} providers={shown} from={from} />
          </>
        )}
      </PlaceFinder>
    </>
  )
}
