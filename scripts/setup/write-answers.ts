import { isDeepStrictEqual } from 'node:util'
import { generateCode, parseModule } from 'magicast'
import { type ClinicFacts, checkClinicFacts } from '#clinic/clinic-facts.ts'
import { everydaySchema } from '#clinic/everyday-facts.ts'
import { patchYaml } from '#clinic/reading/patch-yaml.ts'
import { hyphenated } from '#language/hyphenated.ts'
import { locales } from '#language/locales.ts'
import { ofColleague, type Question, wayOf } from './questions.ts'

export interface Given {
  question: Question
  /** Nothing where the clinic has none. */
  value: unknown
}

type Group = Record<string, unknown>

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
  group[last] = value
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
  // A car policy pays a clinic where it has MedPay.
  asked.set('auto-insurance', asked.get('medpay'))
  const taken = (way: (typeof order)[number]) => asked.get(way) ?? facts.paymentWays.includes(way)
  return order.filter((way) => way === 'self-pay' || taken(way))
}

/** Everybody besides the chiropractor, with the colleague of whom enough is known. */
function withColleague(facts: ClinicFacts, given: readonly Given[]) {
  const { job, languages, licenseNumber, name } = Object.fromEntries(
    given.map(({ question, value }) => [ofColleague(question), value]),
  )
  if (!name || !job || !licenseNumber || !languages) return undefined
  const colleague = {
    name,
    title: facts.chiropractor.title,
    chiropractor: true,
    job,
    licenseNumber,
    languages,
  }
  const known = facts.people ?? []
  return known.some((person) => person.name === name)
    ? known.map((person) => (person.name === name ? { ...person, ...colleague } : person))
    : [...known, colleague]
}

/** Sentences and links about somebody, or some place, that there is now another in the place of. */
const sentencesAbout: Readonly<Record<string, readonly string[]>> = {
  name: ['review', 'facebook', 'twitter', 'linkedin', 'instagram'].map((name) => `links.${name}`),
  'chiropractor.name': ['chiropractor.background'],
  'address.street': ['gettingHere.door', 'gettingHere.parking', 'gettingHere.transit'],
}

/** A sentence that came with the site says that it is made up; a link has the name of its clinic. */
const isShipped = (value: unknown) => /sample|ejemplo|bay-?bridge/i.test(String(value))

/** Answers in one language whose other one is missing, or came with the site: a page needs both. */
function halves(facts: ClinicFacts, given: readonly Given[]) {
  const isThere = (path: string) => {
    const answer = given.find(({ question }) => question.path === path)
    if (answer) return answer.value !== undefined
    const text = valueAt(facts, path)
    return text !== undefined && !isShipped(text)
  }
  return given.filter(({ question: { path }, value }) => {
    const [, base, locale] = /^(.*)\.(en|es)$/.exec(path) ?? []
    if (
      value === undefined ||
      !Object.values(sentencesAbout)
        .flat()
        .includes(base ?? '')
    ) {
      return false
    }
    return locales.some((other) => other !== locale && !isThere(`${base}.${other}`))
  })
}

/** Sentences that came with the site and would be wrong now: nobody has written them anew in both languages. */
function outdated(facts: ClinicFacts, changes: ReadonlyMap<string, unknown>) {
  const isNew = (path: string) => changes.has(path) && changes.get(path) !== valueAt(facts, path)
  return Object.entries(sentencesAbout)
    .filter(([path]) => isNew(path))
    .flatMap(([, sentences]) =>
      sentences.filter(
        (sentence) =>
          ['', '.en', '.es'].some((end) => isShipped(valueAt(facts, `${sentence}${end}`))) &&
          !isNew(sentence) &&
          !locales.every((locale) => isNew(`${sentence}.${locale}`)),
      ),
    )
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
  if (shortName) changes.set('productSlug', hyphenated(String(shortName)))
  const name = changes.get('chiropractor.name')
  if (name) changes.set('chiropractor.slug', hyphenated(`${name} ${facts.chiropractor.title}`))
  for (const sentence of outdated(facts, changes)) {
    for (const locale of locales) changes.delete(`${sentence}.${locale}`)
    changes.set(sentence, undefined)
  }
  for (const [path, value] of changes) {
    if (JSON.stringify(value) === JSON.stringify(valueAt(facts, path))) changes.delete(path)
  }
  return changes
}

/** Whether the answer stands in `content/data/clinic.yaml`. */
const isEveryday = (path: string) => (path.split('.')[0] ?? '') in everydaySchema.entries

/** A list of people changes by those who are new in it, so that the lines of the others stay. */
function patched(text: string, facts: ClinicFacts, [path, value]: [string, unknown]) {
  if (path !== 'people' || !Array.isArray(value)) return patchYaml(text, path.split('.'), value)
  return value.reduce<string>(
    (list, person, place) =>
      isDeepStrictEqual(person, facts.people?.[place])
        ? list
        : patchYaml(list, ['people', place], person),
    text,
  )
}

export const configFile = 'clinic.config.ts'

/** What the two files of a clinic hold. */
export interface ClinicFiles {
  /** `configFile` */
  config: string
  /** `content/data/clinic.yaml` */
  everyday: string
}

/**
 * The files of a clinic with the answers, each in the file where it stands: nothing else in them changes,
 * and their comments stay.
 * @param files as they are.
 * @throws Error that names what cannot be used together; then nothing is to be written.
 */
export function withAnswers(files: ClinicFiles, facts: ClinicFacts, given: readonly Given[]) {
  const waiting = halves(facts, given)
  const changes = changesOf(
    facts,
    given.filter((each) => !waiting.includes(each)),
  )
  const checked = structuredClone(facts) as unknown as Group
  for (const [path, value] of changes) put(checked, path, value)
  checkClinicFacts(checked)
  const [inList, inCode] = [true, false].map((everyday) =>
    [...changes].filter(([path]) => isEveryday(path) === everyday),
  )
  const everyday = inList?.reduce((text, change) => patched(text, facts, change), files.everyday)
  return {
    changed: changes.size,
    /** Not in the files: sentences whose other language is missing. */
    waiting,
    files: { config: withCode(files.config, inCode ?? []), everyday: everyday ?? files.everyday },
  }
}

function withCode(source: string, changes: readonly (readonly [string, unknown])[]) {
  const file = parseModule(source)
  for (const [path, value] of changes) put(file.exports['clinic'], path, value)
  const { code } = generateCode(file)
  return code.endsWith('\n') ? code : `${code}\n`
}
