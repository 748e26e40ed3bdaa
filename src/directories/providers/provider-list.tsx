import { providerWords } from '#directories/providers/words.ts'
import type { Bilingual, Locale } from '#i18n/locales.ts'
import { type LanguageCode, sharedWords } from '#i18n/words.ts'
import { formatPhone, telLink } from '#site/contact-links.ts'
import type { ProviderKind } from '#site/provider-kinds.ts'
import { sampleMark, sampleNote } from '#site/samples.ts'
import { Listing } from '#ui/listing/listing.tsx'

export interface ProviderListProps {
  locale: Locale
  providers: readonly {
    id: string
    sample: boolean
    name: string
    kind: ProviderKind
    city: string
    address: string
    /** +1 and ten digits. */
    phone: string
    languages: readonly LanguageCode[]
    note: Bilingual
  }[]
}

/** Other kinds of care, by kind. Being listed costs and earns nothing, in either direction. */
export function ProviderList({ locale, providers }: ProviderListProps) {
  const { kinds: kindNames } = providerWords[locale]
  const { listing, languageNames } = sharedWords[locale]
  const note = sampleNote(providers, locale)
  const kinds = [...new Set(providers.map(({ kind }) => kind))]
  return (
    <>
      {note ? <p className="fine-print">{note}</p> : null}
      {kinds.map((kind) => (
        <section key={kind}>
          <h2 id={kind}>{kindNames[kind]}</h2>
          <Listing>
            {providers
              .filter((provider) => provider.kind === kind)
              .map(({ id, sample, name, address, city, phone, languages, note: remark }) => (
                <li key={id} id={id}>
                  <h3>
                    {name}
                    {sampleMark({ sample }, providers, locale)}
                  </h3>
                  <p>{remark[locale]}</p>
                  <dl>
                    <div>
                      <dt>{listing.address}</dt>
                      <dd>
                        {address}, {city}
                      </dd>
                    </div>
                    <div>
                      <dt>{listing.phone}</dt>
                      <dd>
                        <a href={telLink(phone)}>{formatPhone(phone)}</a>
                      </dd>
                    </div>
                    <div>
                      <dt>{listing.languages}</dt>
                      <dd>{languages.map((code) => languageNames[code]).join(', ')}</dd>
                    </div>
                  </dl>
                </li>
              ))}
          </Listing>
        </section>
      ))}
    </>
  )
}
