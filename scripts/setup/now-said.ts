import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { type Shift, writeHours } from '#clinic/reading/read-hours.ts'
import { type Locale, languageTag } from '#language/locales.ts'
import { formatPhone } from '#site/phone-numbers.ts'
import { firstOf, ofColleague, type Question, wayOf } from './questions.ts'
import type { Words } from './words.ts'

/** Languages by name, or the shifts of a day. */
function listSaid(list: readonly string[] | readonly Shift[], locale: Locale) {
  const names = new Intl.DisplayNames(languageTag[locale], { type: 'language' })
  return list
    .map((each) => (typeof each === 'string' ? names.of(each) : writeHours([each])))
    .join(', ')
}

/** A value of the settings as a person would write it; empty where there is none. */
export function asSaid(value: unknown, { locale, no, yes }: Words): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return firstOf(value ? yes : no)
  if (Array.isArray(value)) return listSaid(value, locale)
  const { es, latitude, longitude } = Object(value)
  if (es !== undefined) return es
  if (latitude !== undefined) return `${latitude}, ${longitude}`
  const text = String(value)
  return text.startsWith('+1') ? formatPhone(text) : text
}

const colleaguesSaid = ({ people = [] }: ClinicFacts) =>
  people
    .filter(({ chiropractor }) => chiropractor)
    .map(({ name }) => name)
    .join(', ')

/** What the files of the clinic say for a question, as a person would write it; empty where nothing does. */
export function nowSaid(facts: ClinicFacts, question: Question, words: Words) {
  // A colleague is added to those who stand there: they are named, and not asked about again.
  if (question.id === 'colleague') return colleaguesSaid(facts)
  if (ofColleague(question)) return ''
  const way = wayOf(question)
  if (way) {
    return asSaid(
      facts.paymentWays.some((taken) => taken === way),
      words,
    )
  }
  const value = question.path
    .split('.')
    .reduce<unknown>((group, name) => Object(group)[name], facts)
  return asSaid(value, words)
}
