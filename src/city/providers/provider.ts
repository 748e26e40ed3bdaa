import type { MapPoint } from '#city/distance.ts'
import type { MapMark } from '#city/map/layout-marks.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import type { LanguageCode } from '#language/words.ts'
import {
  type PaymentKind,
  type ProviderKind,
  paymentKinds,
  providerKinds,
} from '#site/provider-kinds.ts'
import { sampleMark } from '#site/samples.ts'

/** An entry of the list, in one language, its name marked where it is made up. */
export interface Provider extends MapPoint {
  id: string
  sample: boolean
  name: string
  kind: ProviderKind
  city: string
  address: string
  /** +1 and ten digits. */
  phone: string
  languages: readonly LanguageCode[]
  payment: readonly PaymentKind[]
  note: string
  /** Its number in the list and on the map. */
  sign: string
}

interface InBoth extends Omit<Provider, 'note'> {
  note: Bilingual
}

/** Marked here and not in the list: a browser then needs no words for it. */
export const inLanguage = (provider: InBoth, locale: Locale): Provider => ({
  ...provider,
  name: provider.name + sampleMark(provider, locale),
  note: provider.note[locale],
})

interface Listed extends MapPoint {
  id: string
  name: string
  kind: ProviderKind
}

/** Numbers the whole list in the order of its kinds: the same on the map and in every narrowed list. */
export const signProviders = <Given extends Listed>(providers: readonly Given[]) =>
  providers
    .toSorted((one, other) => providerKinds.indexOf(one.kind) - providerKinds.indexOf(other.kind))
    .map((provider, index) => ({ ...provider, sign: String(index + 1) }))

/** The marks of providers on a map; one that a filter has taken out is found in the whole list. */
export const providerMarks = (
  providers: readonly (Listed & { sign: string })[],
  list: string,
): MapMark[] =>
  providers.map(({ id, sign, name, lat, lon }) => ({
    kind: 'place',
    sign,
    name,
    href: `${list}#${id}`,
    point: { lat, lon },
  }))

/** What a visitor looks for; what is missing does not matter to them. */
export interface Wanted {
  kind?: ProviderKind
  language?: LanguageCode
  payment?: PaymentKind
  city?: string
}

export const wantedNames = ['kind', 'language', 'payment', 'city'] as const

/** What can be asked for: nothing that no entry has. */
export function choicesAmong(providers: readonly Provider[]) {
  const languages = new Set(providers.flatMap((provider) => provider.languages))
  const has = (name: 'kind' | 'payment') => (value: string) =>
    providers.some((provider) => [provider[name]].flat().some((own) => own === value))
  return {
    kind: providerKinds.filter(has('kind')),
    language: [...languages],
    payment: paymentKinds.filter(has('payment')),
    city: [...new Set(providers.map(({ city }) => city))].toSorted(),
  }
}

/**
 * What `?kind=imaging&language=es&payment=medi-cal&city=Berkeley` asks for. A value that no entry has
 * is as if it were not there.
 */
export function wantedBy(asked: URLSearchParams, providers: readonly Provider[]): Wanted {
  const choices = choicesAmong(providers)
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === asked.get(name))
  const kind = pick('kind', choices.kind)
  const language = pick('language', choices.language)
  const payment = pick('payment', choices.payment)
  const city = pick('city', choices.city)
  return {
    ...(kind ? { kind } : {}),
    ...(language ? { language } : {}),
    ...(payment ? { payment } : {}),
    ...(city ? { city } : {}),
  }
}

/** The names of choices that the address asks for and that no entry has. */
export const unknownAsked = (asked: URLSearchParams, providers: readonly Provider[]) => {
  const wanted = wantedBy(asked, providers)
  return wantedNames.filter((name) => asked.get(name) && wanted[name] === undefined)
}

/** What is wanted without one of its choices, for each that leaves somebody: the most first. */
export const withOneLess = (wanted: Wanted, providers: readonly Provider[]) =>
  wantedNames
    .filter((name) => wanted[name] !== undefined)
    .map((name) => {
      const { [name]: _, ...less } = wanted
      return { name, wanted: less, found: fitting(providers, less).length }
    })
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found)

/** What is wanted, in the words of the address. */
export function queryOf(wanted: Wanted) {
  const said = new URLSearchParams()
  for (const name of wantedNames) if (wanted[name]) said.set(name, wanted[name])
  return said
}

/** The entries that have all that is wanted. */
export function fitting(providers: readonly Provider[], wanted: Wanted) {
  const fits = (value: string | undefined, own: readonly string[]) => !value || own.includes(value)
  return providers.filter(
    ({ kind, languages, payment, city }) =>
      fits(wanted.kind, [kind]) &&
      fits(wanted.language, languages) &&
      fits(wanted.payment, payment) &&
      fits(wanted.city, [city]),
  )
}
