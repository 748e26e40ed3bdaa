import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { formatPhone } from '#site/phone-numbers.ts'
import { firstOf, ofColleague, type Question, wayOf } from './questions.ts'
import type { Words } from './words.en.ts'

const isShift = (value: unknown): value is { opens: string; closes: string } =>
  typeof Object(value).opens === 'string'

/** What the files of the clinic say for a question, as a person would write it; empty where nothing does. */
export function nowSaid(facts: ClinicFacts, question: Question, words: Words) {
  // A colleague is added to those who stand there.
  if (ofColleague(question)) return ''
  const way = wayOf(question)
  if (way)
    return facts.paymentWays.some((taken) => taken === way) ? firstOf(words.yes) : firstOf(words.no)
  const value = question.path
    .split('.')
    .reduce<unknown>((group, name) => Object(group)[name], facts)
  if (Array.isArray(value)) {
    return value.map((part) => (isShift(part) ? `${part.opens}-${part.closes}` : '')).join(', ')
  }
  const { es, latitude, longitude } = Object(value)
  if (es !== undefined) return es
  if (latitude !== undefined) return `${latitude}, ${longitude}`
  const text = value === undefined ? '' : String(value)
  return text.startsWith('+1') ? formatPhone(text) : text
}
