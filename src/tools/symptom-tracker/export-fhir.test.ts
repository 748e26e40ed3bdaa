import { expect, test } from 'vitest'
import {
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/diary.examples.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/entry.ts'
import { exportFhir, type FhirResource } from '#tools/symptom-tracker/export-fhir.ts'
import { fhirFaults } from '#tools/symptom-tracker/fhir-r4.examples.ts'
import { diaryWordsEn } from '#tools/symptom-tracker/words-en.ts'
import { diaryWordsEs } from '#tools/symptom-tracker/words-es.ts'

const madeAt = '2026-03-20T10:00:00-07:00'
const origin = 'https://clinic.example'
const amended = amend(longSpanishEntry, { ...currentVersion(longSpanishEntry), pain: 5 }, madeAt)
const sparse = exampleEntry(3, { at: '2026-11-01T01:30:00-08:00', note: '  ', painWoke: true })
const diary = {
  entries: [fullEntry, amended, sparse],
  weeks: [pegWeek, { ...pegWeek, id: fullEntry.id, activity: null }, plainWeek],
}

const setup = (name?: string) =>
  exportFhir({ diary, words: diaryWordsEn, origin, madeAt, ...(name ? { name } : {}) })

const ofType = <Type extends FhirResource['resourceType']>(type: Type) =>
  setup().entry.flatMap(({ resource }) =>
    resource.resourceType === type
      ? [resource as Extract<FhirResource, { resourceType: Type }>]
      : [],
  )

test('the bundle is sound FHIR R4 in both languages', () => {
  for (const words of [diaryWordsEn, diaryWordsEs]) {
    const bundle = exportFhir({ diary, words, origin, madeAt, name: 'Ana Sample' })
    expect(fhirFaults(JSON.parse(JSON.stringify(bundle)))).toEqual([])
  }
})

test('the check of the bundle finds what FHIR R4 refuses', () => {
  const spoiled = (change: (resource: Record<string, unknown>) => void) => {
    const bundle = JSON.parse(JSON.stringify(setup()))
    change(bundle.entry[1].resource)
    return fhirFaults(bundle)
  }
  expect(spoiled((resource) => delete resource['status'])).toHaveLength(1)
  expect(spoiled((resource) => (resource['status'] = 'done'))).toHaveLength(1)
  expect(spoiled((resource) => (resource['valueInteger'] = '6'))).toHaveLength(1)
  expect(spoiled((resource) => (resource['valueString'] = 'six'))).toHaveLength(1)
  expect(spoiled((resource) => (resource['issued'] = '2026-03-04T08:15:00'))).toHaveLength(1)
  expect(spoiled((resource) => (resource['category'] = []))).toHaveLength(1)
  expect(spoiled((resource) => (resource['color'] = 'red'))).toHaveLength(1)
  expect(spoiled((resource) => (resource['resourceType'] = 'Device'))).toHaveLength(1)
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
