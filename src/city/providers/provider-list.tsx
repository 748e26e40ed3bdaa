import type { ReactNode } from 'react'
import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Place } from '#city/place.ts'
import { Listing } from '#design/listing/listing.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { formatPhone, telLink } from '#site/phone-numbers.ts'
import { providerKinds } from '#site/provider-kinds.ts'
import type { Provider } from './provider.ts'
import type { Words } from './words.en.ts'
import './provider-directory.css'

export interface ProviderListProps {
  locale: Locale
  words: Words
  providers: readonly Provider[]
  /** Where the visitor is: in each kind the nearest comes first, with its distance. */
  from?: Place | undefined
}

interface EntryProps {
  locale: Locale
  words: Words
  provider: Provider & { miles?: number }
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Entry({ locale, words, provider }: EntryProps) {
  const { listing, languageNames } = words
  const { id, sign, name, note, address, city, phone, languages, payment, miles } = provider
  return (
    <li id={id} data-sign={sign}>
      <h4>
        <span className="provider-sign">
          <span className="vh">{fill(words.sign, { sign })}</span>
          <span aria-hidden="true">{sign}</span>
        </span>
        {name}
      </h4>
      <p>{note}</p>
      <dl>
        {miles === undefined ? null : (
          <Fact term={words.distance}>
            {fill(words.about, { miles: milesSaid(miles, locale) })}
          </Fact>
        )}
        <Fact term={listing.address}>
          {address}, {city}
        </Fact>
        <Fact term={listing.phone}>
          <a href={telLink(phone)}>{formatPhone(phone)}</a>
        </Fact>
        <Fact term={listing.languages}>
          {languages.map((code) => languageNames[code]).join(', ')}
        </Fact>
        <Fact term={words.payment}>{payment.map((kind) => words.payments[kind]).join(', ')}</Fact>
      </dl>
    </li>
  )
}

/** Other kinds of care, by kind, with what each does. Being listed costs and earns nothing. */
export function ProviderList({ locale, words, providers, from }: ProviderListProps) {
  const sorted = from ? byDistance(providers, from) : providers
  return providerKinds
    .filter((kind) => providers.some((provider) => provider.kind === kind))
    .map((kind) => (
      <section key={kind} className="provider-kind">
        <h3 id={kind}>{words.kinds[kind]}</h3>
        <p className="provider-does">{words.does[kind]}</p>
        <Listing>
          {sorted
            .filter((provider) => provider.kind === kind)
            .map((provider) => (
              <Entry key={provider.id} locale={locale} words={words} provider={provider} />
            ))}
        </Listing>
      </section>
    ))
}
