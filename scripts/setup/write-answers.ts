import { generateCode, parseModule } from 'magicast'
import { type ClinicFacts, checkClinicFacts } from '#clinic/clinic-facts.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { inEachLanguage } from '#language/locales.ts'
import { ofColleague, type Question, wayOf } from './questions.ts'
import { setupWords } from './words.ts'

export interface Given {
  question: Question
  /** Nothing where the clinic has none. */
  value: unknown
}

type Group = Record<string, unknown>

/** The last part of an address: `Núñez & O'Connor` is `nunez-oconnor`. */
const slugOf = (name: string) =>
  foldLetters(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function valueAt(facts: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((group, name) => Object(group)[name], facts)
}

function put(facts: Group, path: string, value: unknown) {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let group = facts
  for (const name of names) {
    group[name] ??= {}
    group = group[name] as Group
  }
  // A day without a line is closed; other lines stay, with their comments.
  if (value === undefined && path.startsWith('hours.')) delete group[last]
  else group[last] = value
}

/** A sentence that is not there in English is there in no language. */
const pathOf = ({ question: { path }, value }: Given) =>
  value === undefined ? path.replace(/\.en$/, '') : path

/** The ways to pay, with those that are asked about as they were answered. */
function waysToPay(facts: ClinicFacts, given: readonly Given[]) {
  const asked = new Map(given.map(({ question, value }) => [wayOf(question), value]))
  const order = [
    'auto-insurance',
    'medpay',
    'medical-lien',
    'health-insurance',
    'self-pay',
  ] as const
  const taken = (way: (typeof order)[number]) => asked.get(way) ?? facts.paymentWays.includes(way)
  return order.filter((way) => way === 'self-pay' || taken(way))
}

/** Everybody besides the chiropractor, with the colleague of whom enough is known. */
function withColleague(facts: ClinicFacts, given: readonly Given[]) {
  const known = Object.fromEntries(
    given.map(({ question, value }) => [ofColleague(question), value]),
  )
  const { languages, licenseNumber, name } = known
  if (!name || !licenseNumber || !languages) return undefined
  const colleague = {
    name,
    title: facts.chiropractor.title,
    chiropractor: true,
    job: inEachLanguage((locale) => setupWords[locale].job),
    licenseNumber,
    languages,
  }
  return [...(facts.people ?? []).filter((person) => person.name !== name), colleague]
}

/** What answers change, by path: addresses follow from names. */
function changesOf(facts: ClinicFacts, given: readonly Given[]) {
  const plain = given.filter(({ question }) => !wayOf(question) && !ofColleague(question))
  const changes = new Map(plain.map((each) => [pathOf(each), each.value]))
  const ways = waysToPay(facts, given)
  if (given.some(({ question }) => wayOf(question))) changes.set('paymentWays', ways)
  const people = withColleague(facts, given)
  if (people) changes.set('people', people)
  const shortName = changes.get('shortName')
  if (shortName) changes.set('productSlug', slugOf(String(shortName)))
  const name = changes.get('chiropractor.name')
  if (name) changes.set('chiropractor.slug', slugOf(`${name} ${facts.chiropractor.title}`))
  for (const [path, value] of changes) {
    if (JSON.stringify(value) === JSON.stringify(valueAt(facts, path))) changes.delete(path)
  }
  return changes
}

/**
 * `clinic.config.ts` with the answers: nothing else in it changes, and its comments stay.
 * @param source the file as it is.
 * @throws Error that names what cannot be used together; then nothing is to be written.
 */
export function withAnswers(source: string, facts: ClinicFacts, given: readonly Given[]) {
  const changes = changesOf(facts, given)
  const checked = structuredClone(facts) as unknown as Group
  const file = parseModule(source)
  for (const [path, value] of changes) {
    put(checked, path, value)
    put(file.exports['clinic'], path, value)
  }
  checkClinicFacts(checked)
  const { code } = generateCode(file)
  return { changed: changes.size, code: code.endsWith('\n') ? code : `${code}\n` }
}
