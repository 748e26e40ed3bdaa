import { expect, test } from 'vitest'
import {
  exportFhir,
  type FhirBundle,
  type FhirResource,
} from '#tools/symptom-tracker/exports/export-fhir.ts'
import { fhirFaults } from '#tools/symptom-tracker/exports/fhir-r4.examples.ts'
import {
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { en } from '#tools/symptom-tracker/words.en.ts'
import { es } from '#tools/symptom-tracker/words.es.ts'

const madeAt = '2026-03-20T10:00:00-07:00'
const origin = 'https://clinic.example'
const amended = amend(longSpanishEntry, { ...currentVersion(longSpanishEntry), pain: 5 }, madeAt)
const sparse = exampleEntry(3, { at: '2026-11-01T01:30:00-08:00', note: '  ', painWoke: true })
const diary = {
  entries: [fullEntry, amended, sparse],
  weeks: [pegWeek, { ...pegWeek, id: fullEntry.id, activity: null }, plainWeek],
}

const setup = (name?: string) =>
  exportFhir({ diary, words: en, locale: 'en', origin, madeAt, ...(name ? { name } : {}) })

const ofType = <Type extends FhirResource['resourceType']>(type: Type) =>
  setup().entry.flatMap(({ resource }) =>
    resource.resourceType === type
      ? [resource as Extract<FhirResource, { resourceType: Type }>]
      : [],
  )

test('the bundle is sound FHIR R4 in both languages', () => {
  for (const [locale, words] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const bundle = exportFhir({ diary, words, locale, origin, madeAt, name: 'Ana Sample' })
    expect(bundle.language).toBe(locale)
    expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([])
  }
})

/** Where the first resource of a type stands in a bundle. */
const firstOf = (bundle: FhirBundle, type: string) =>
  bundle.entry.findIndex(({ resource }) => resource.resourceType === type)

type Spoiled = Record<string, unknown>

test.each<[fault: string, spoil: (observation: Spoiled, bundle: Spoiled) => void]>([
  ['no status', (observation) => delete observation['status']],
  ['a status that is no code', (observation) => (observation['status'] = 'done')],
  ['no code', (observation) => delete observation['code']],
  ['a number as text', (observation) => (observation['valueInteger'] = '6')],
  ['half a number', (observation) => (observation['valueInteger'] = 6.5)],
  ['two values', (observation) => (observation['valueString'] = 'six')],
  ['a time without offset', (observation) => (observation['issued'] = '2026-03-04T08:15:00')],
  ['an empty list', (observation) => (observation['category'] = [])],
  ['a list where one belongs', (observation) => (observation['code'] = [{ text: 'pain' }])],
  ['blank words', (observation) => (observation['note'] = [{ text: ' ' }])],
  ['a blank in the id', (observation) => (observation['id'] = 'a b')],
  ['an unknown element', (observation) => (observation['color'] = 'red')],
  ['another type', (observation) => (observation['resourceType'] = 'Device')],
  ['a type that is none', (observation) => (observation['resourceType'] = 'Feeling')],
  ['a bundle of no known type', (_, bundle) => (bundle['type'] = 'pile')],
  ['a bundle without a type', (_, bundle) => delete bundle['type']],
])('the official definitions refuse %s', (_, spoil) => {
  const bundle = JSON.parse(JSON.stringify(setup()))
  spoil(bundle.entry[firstOf(bundle, 'Observation')].resource, bundle)
  expect(fhirFaults(bundle)).not.toEqual([])
})

test('the official definitions refuse an answer that names no question', () => {
  const bundle = JSON.parse(JSON.stringify(setup()))
  delete bundle.entry[firstOf(bundle, 'QuestionnaireResponse')].resource.item[0].linkId
  expect(fhirFaults(bundle)).not.toEqual([])
})

test('a pain number is an observation with the LOINC code, the place and both times', () => {
  const [pain] = ofType('Observation')
  expect(pain).toMatchObject({
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '72514-3' }] },
    subject: { reference: 'Patient/self' },
    effectiveDateTime: '2026-03-04T08:15:00-08:00',
    issued: '2026-03-04T08:16:10-08:00',
    valueInteger: 6,
    bodySite: { text: 'Back of the neck, Left shoulder' },
    note: [{ text: 'worse after driving' }],
  })
})

test('a page of the diary answers question by question', () => {
  const page = ofType('QuestionnaireResponse').find(({ id }) => id === `day-${fullEntry.id}`)
  expect(page).toMatchObject({
    language: 'en',
    questionnaire: expect.stringMatching(/^urn:uuid:[-\da-f]{36}\|2\.0\.0$/),
    status: 'completed',
    authored: '2026-03-04T08:16:10-08:00',
  })
  expect(page?.item.map(({ linkId, text, answer }) => [linkId, text, answer])).toEqual([
    ['about', 'About', [{ valueDateTime: '2026-03-04T08:15:00-08:00' }]],
    ['pain', 'Pain 0-10', [{ valueInteger: 6 }]],
    ['places', 'Places', [{ valueString: 'Back of the neck' }, { valueString: 'Left shoulder' }]],
    ['headache', 'Headache', [{ valueBoolean: true }]],
    ['stiffness', 'Stiffness', [{ valueBoolean: true }]],
    ['sleep-hours', 'Hours of sleep', [{ valueDecimal: 5.5 }]],
    ['pain-woke', 'Pain woke me', [{ valueBoolean: true }]],
    ['could-do', 'Could do', [{ valueString: 'Walked to the lake, "slowly"' }]],
    [
      'kept-from',
      'Kept from doing',
      [{ valueString: '=lift the groceries;\nnot even the small bag' }],
    ],
    ['medicine', 'Medicine', [{ valueString: 'Ibuprofen 200 mg, 2 tablets' }]],
    ['note', 'Note', [{ valueString: 'worse after driving' }]],
  ])
})

test('a weekly check answers its own questions, and one left out has no answer', () => {
  const answersOf = (id: string) =>
    ofType('QuestionnaireResponse')
      .find((response) => response.id === `week-${id}`)
      ?.item.map(({ linkId, answer }) => [linkId, ...(answer ?? []).flatMap(Object.values)])
  expect(answersOf(pegWeek.id)).toEqual([
    ['about', pegWeek.at],
    ['peg-pain', 7],
    ['peg-enjoyment', 6],
    ['peg-activity', 5],
  ])
  expect(answersOf(fullEntry.id)?.map(([linkId]) => linkId)).not.toContain('peg-activity')
  expect(answersOf(plainWeek.id)).toEqual([
    ['about', plainWeek.at],
    ['change', 'less than the week before'],
    ['again', 'Manejar hasta el trabajo'],
    ['hard', 'Dormir de lado'],
  ])
})

test('a pain number of an entry without place or note has neither', () => {
  const bare = { entries: [exampleEntry(4, { at: madeAt, pain: 0 })], weeks: [] }
  const bundle = exportFhir({ diary: bare, words: en, locale: 'en', origin, madeAt })
  const pain = bundle.entry.find(({ resource }) => resource.resourceType === 'Observation')
  expect(pain?.resource).toMatchObject({ valueInteger: 0 })
  expect(pain?.resource).not.toHaveProperty('bodySite')
  expect(pain?.resource).not.toHaveProperty('note')
})

test('a changed entry is marked as amended, in both of its resources', () => {
  const statuses = [...ofType('Observation'), ...ofType('QuestionnaireResponse')]
    .filter(({ id }) => id.endsWith(amended.id))
    .map(({ status }) => status)
  expect(statuses).toEqual(['amended', 'amended'])
})

test('an entry without a number is an answered diary page and no observation', () => {
  expect(ofType('Observation').some(({ id }) => id.endsWith(sparse.id))).toBe(false)
  const page = ofType('QuestionnaireResponse').find(({ id }) => id.endsWith(sparse.id))
  expect(page?.item.map(({ linkId }) => linkId)).toEqual(['about', 'pain-woke'])
})

test('the second half past one keeps its offset', () => {
  expect(JSON.stringify(setup())).toContain('2026-11-01T01:30:00-08:00')
})

test('a whole PEG has a score, one with a gap has none, and neither has an unconfirmed code', () => {
  const scores = ofType('Observation').filter(({ id }) => id.startsWith('peg-'))
  expect(scores.map(({ valueQuantity }) => valueQuantity?.value)).toEqual([6])
  expect(scores[0]?.code.coding).toBeUndefined()
})

test('no name travels unless the person gives one', () => {
  const patientOf = (name?: string) => setup(name).entry[0]?.resource
  expect(patientOf()).toEqual({ resourceType: 'Patient', id: 'self' })
  expect(patientOf('   ')).toEqual({ resourceType: 'Patient', id: 'self' })
  expect(patientOf('Ana Sample')).toMatchObject({ name: [{ text: 'Ana Sample' }] })
})

test('every reference leads to a resource of the bundle, and each address comes once', () => {
  const urls = setup().entry.map(({ fullUrl }) => fullUrl)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain(`${origin}/fhir/Patient/self`)
})

test('what is asked travels with the answers, and no address has to answer for it', () => {
  const bundle = setup()
  const asked = ofType('Questionnaire')
  expect(asked.map(({ id, language }) => [id, language])).toEqual([
    ['daily-diary', 'en'],
    ['peg', 'en'],
    ['look-back-at-the-week', 'en'],
  ])
  const canonicals = asked.map(({ url, version }) => `${url}|${version}`)
  const answered = ofType('QuestionnaireResponse')
  for (const { questionnaire, item } of answered) {
    const { item: questions = [] } = asked[canonicals.indexOf(questionnaire ?? '')] ?? {}
    const ids = questions.map(({ linkId }) => linkId)
    expect(item.filter(({ linkId }) => !ids.includes(linkId))).toEqual([])
  }
  expect(JSON.stringify(bundle)).not.toContain('fhir/Questionnaire/daily-diary|')
})

test('a question has one type, and its answers have it', () => {
  const types = { dateTime: 'valueDateTime', integer: 'valueInteger', string: 'valueString' }
  const values = { ...types, boolean: 'valueBoolean', decimal: 'valueDecimal' }
  const questions = ofType('Questionnaire').flatMap(({ item }) => item)
  for (const { linkId, answer = [] } of ofType('QuestionnaireResponse').flatMap(
    ({ item }) => item,
  )) {
    const type = questions.find((question) => question.linkId === linkId)?.type
    const name = Object.entries(values).find(([known]) => known === type)?.[1]
    expect(answer.flatMap(Object.keys).filter((key) => key !== name)).toEqual([])
  }
})

test('the questions are in the language of the page, the scale in its own', () => {
  const bundle = exportFhir({ diary, words: es, locale: 'es', origin, madeAt })
  const asked = bundle.entry.flatMap(({ resource }) =>
    resource.resourceType === 'Questionnaire' ? [[resource.id, resource.language]] : [],
  )
  expect(asked).toEqual([
    ['daily-diary', 'es'],
    ['peg', 'en'],
    ['look-back-at-the-week', 'es'],
  ])
  const none = exportFhir({
    diary: { entries: [], weeks: [] },
    words: es,
    locale: 'es',
    origin,
    madeAt,
  })
  expect(none.entry.map(({ resource }) => resource.resourceType)).toEqual(['Patient'])
})

test('lost work, falls and files are answers too', () => {
  const entry = exampleEntry(5, {
    at: madeAt,
    newFall: true,
    workMissed: 8,
    undone: ['driving'],
    again: ['walking', 'sitting'],
  })
  const [version] = entry.versions
  const entries = [{ id: entry.id, versions: [{ ...version, importedAt: madeAt }] as const }]
  const bundle = exportFhir({
    diary: { entries, weeks: [] },
    words: en,
    locale: 'en',
    origin,
    madeAt,
  })
  expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([])
  const page = bundle.entry.map(({ resource }) => resource).at(-1)
  const items = page?.resourceType === 'QuestionnaireResponse' ? page.item : []
  const said = items.map(({ linkId, answer = [] }) => [linkId, ...answer.flatMap(Object.values)])
  expect(said).toEqual([
    ['about', madeAt],
    ['new-fall', true],
    ['work-missed', 8],
    ['left-undone', 'Driving'],
    ['done-again', 'Walking, stairs', 'Sitting for long'],
    ['out-of-a-file', madeAt],
  ])
})
