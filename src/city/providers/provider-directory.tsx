import { useState } from 'react'
import type { Near } from '#city/finder/near.ts'
import { addressOf } from '#city/finder/place-address.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { providerKinds } from '#site/provider-kinds.ts'
import {
  fitting,
  type Provider,
  queryOf,
  unknownAsked,
  type Wanted,
  wantedBy,
  withOneLess,
} from './provider.ts'
import { ProviderFilters } from './provider-filters.tsx'
import { ProviderList } from './provider-list.tsx'
import type { Words } from './words.en.ts'
import './provider-directory.css'

export interface ProviderDirectoryProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  providers: readonly Provider[]
  /** What is said where some of them are made up. */
  sampleNote: string | null
  /** What the address asked for, where a server answered it: filters as `?kind=imaging`. */
  asked?: string
  /** What it asked for besides, and no entry has. */
  unknown?: readonly (keyof Wanted)[]
  near?: Near
}

interface OneLessProps extends Pick<ProviderDirectoryProps, 'providers' | 'words'> {
  wanted: Wanted
  /** The address of the page itself. */
  action: string
}

/** Where nobody fits all that is wanted: who fits all but one of it. */
function OneLess({ wanted, providers, words, action }: OneLessProps) {
  return (
    <ul>
      {withOneLess(wanted, providers).map(({ name, wanted: less, found }) => (
        <li key={name}>
          <a href={addressOf(action, undefined, queryOf(less))}>
            {fill(words.withoutOne, { filter: words.filters[name], n: found })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The kinds of care, and the providers who fit, the nearest first. */
export function ProviderDirectory({
  locale,
  words,
  finder,
  providers,
  sampleNote,
  asked = '',
  unknown: unknownFirst = [],
  near,
}: ProviderDirectoryProps) {
  const [wanted, setWanted] = useState(() => wantedBy(new URLSearchParams(asked), providers))
  const [unknown, setUnknown] = useState(unknownFirst)
  // A new number makes the fields anew, with what is wanted as their first values.
  const [fieldsNumber, setFieldsNumber] = useState(0)
  const shown = fitting(providers, wanted)
  const kinds = providerKinds.filter((kind) => shown.some((provider) => provider.kind === kind))

  function hear(said: URLSearchParams, from: 'fields' | 'address') {
    setWanted(wantedBy(said, providers))
    setUnknown(unknownAsked(said, providers))
    if (from === 'address') setFieldsNumber((number) => number + 1)
  }

  return (
    <>
      {sampleNote ? <p className="fine-print">{sampleNote}</p> : null}
      <PlaceFinder
        {...finder}
        locale={locale}
        words={words.finder}
        near={near}
        filters={
          <ProviderFilters key={fieldsNumber} words={words} providers={providers} wanted={wanted} />
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
            {unknown.map((name) => (
              <p key={name}>{fill(words.unknown, { filter: words.filters[name] })}</p>
            ))}
            {from ? <p className="fine-print">{words.finder.straight}</p> : null}
            {shown.length === 0 ? <p>{words.none}</p> : null}
            {shown.length === 0 ? (
              <OneLess wanted={wanted} providers={providers} words={words} action={finder.action} />
            ) : null}
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
