import type {
  Bundle,
  CodeableConcept,
  Observation,
  Patient,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  Reference,
} from 'fhir/r4'
import type { Locale } from '#language/locales.ts'
import {
  canonicalOf,
  type FhirQuestionnaire,
  type QuestionnaireName,
  questionnaire,
} from '#tools/symptom-tracker/exports/fhir-questionnaires.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { type ActivityId, currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'
import { pegScore, pegWords } from '#tools/symptom-tracker/model/peg.ts'
import type { PegCheck, PlainCheck, WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

type Item = Required<Pick<QuestionnaireResponseItem, 'linkId' | 'text' | 'answer'>>

/** FHIR leaves these open; ours always have them. */
type FhirObservation = Observation & { id: string }
type FhirResponse = QuestionnaireResponse & { id: string; item: Item[] }
type FhirPatient = Patient & { id: string }

export type FhirResource = FhirObservation | FhirPatient | FhirQuestionnaire | FhirResponse

export type FhirBundle = Omit<Bundle, 'entry'> & {
  entry: { fullUrl: string; resource: FhirResource }[]
}

export interface FhirExport {
  diary: Diary
  words: Words
  /** The language of the words. */
  locale: Locale
  /** The site the diary was kept on, such as `https://example.org`. */
  origin: string
  madeAt: Moment
  /** Only when the person wants the file to carry it. */
  name?: string
}

const self: Reference = { reference: 'Patient/self' }

const survey: CodeableConcept = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: 'survey',
    },
  ],
}

/** The one LOINC code that is checked for us; everything else goes without a code, as text. */
const painNow: CodeableConcept = {
  coding: [
    {
      system: 'http://loinc.org',
      code: '72514-3',
      display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
    },
  ],
  text: 'Pain now, 0 to 10',
}

/** FHIR strings hold at least one character that is seen. */
const told = (text: string) => (text.trim() === '' ? [] : [{ valueString: text }])

const named = (ids: readonly ActivityId[], { activities }: Words) =>
  ids.map((id) => ({ valueString: activities[id] }))

const outOfFile = (importedAt: Moment | null, { columns }: Words): Item => ({
  linkId: 'out-of-a-file',
  text: columns.importedDate,
  answer: importedAt === null ? [] : [{ valueDateTime: importedAt }],
})

/** An item without an answer is left out. */
function itemsOf(items: Item[]) {
  return items.filter(({ answer }) => answer.length > 0)
}

function painObservation(entry: Entry, words: Words): FhirObservation[] {
  const { at, savedAt, pain, regions, note } = currentVersion(entry)
  if (pain === null) return []
  return [
    {
      resourceType: 'Observation',
      id: `pain-${entry.id}`,
      status: entry.versions.length > 1 ? 'amended' : 'final',
      category: [survey],
      code: painNow,
      subject: self,
      performer: [self],
      effectiveDateTime: at,
      issued: savedAt,
      valueInteger: pain,
      ...(regions.length > 0
        ? { bodySite: { text: regions.map((id) => words.regions[id]).join(', ') } }
        : {}),
      ...(note ? { note: [{ text: note }] } : {}),
    },
  ]
}

function dayResponse(entry: Entry, words: Words, locale: Locale): FhirResponse {
  const version = currentVersion(entry)
  const { at, pain, regions, symptoms, sleepHours, painWoke, newFall, workMissed } = version
  const { columns, report } = words
  const yes = (said: boolean) => (said ? [{ valueBoolean: true }] : [])
  const hours = (said: number | null) => (said === null ? [] : [{ valueDecimal: said }])
  return {
    resourceType: 'QuestionnaireResponse',
    id: `day-${entry.id}`,
    language: locale,
    questionnaire: canonicalOf('daily-diary', locale),
    status: entry.versions.length > 1 ? 'amended' : 'completed',
    subject: self,
    source: self,
    authored: version.savedAt,
    item: itemsOf([
      { linkId: 'about', text: report.for, answer: [{ valueDateTime: at }] },
      { linkId: 'pain', text: columns.pain, answer: pain === null ? [] : [{ valueInteger: pain }] },
      {
        linkId: 'places',
        text: columns.regions,
        answer: regions.map((id) => ({ valueString: words.regions[id] })),
      },
      ...symptoms.map((id) => ({
        linkId: id,
        text: words.symptoms[id],
        answer: [{ valueBoolean: true }],
      })),
      { linkId: 'sleep-hours', text: columns.sleepHours, answer: hours(sleepHours) },
      { linkId: 'pain-woke', text: columns.painWoke, answer: yes(painWoke) },
      { linkId: 'new-fall', text: columns.newFall, answer: yes(newFall) },
      { linkId: 'work-missed', text: columns.workMissed, answer: hours(workMissed) },
      { linkId: 'left-undone', text: columns.undone, answer: named(version.undone, words) },
      { linkId: 'done-again', text: columns.again, answer: named(version.again, words) },
      { linkId: 'could-do', text: columns.could, answer: told(version.could) },
      { linkId: 'kept-from', text: columns.couldNot, answer: told(version.couldNot) },
      { linkId: 'medicine', text: columns.medicine, answer: told(version.medicine) },
      { linkId: 'note', text: columns.note, answer: told(version.note) },
      outOfFile(version.importedAt, words),
    ]),
  }
}

interface WeekAsked {
  name: QuestionnaireName
  locale: Locale
  words: Words
}

function weekResponse(
  week: WeekCheck,
  { name, locale, words }: WeekAsked,
  items: Item[],
): FhirResponse {
  const about: Item = {
    linkId: 'about',
    text: words.report.for,
    answer: [{ valueDateTime: week.at }],
  }
  return {
    resourceType: 'QuestionnaireResponse',
    id: `week-${week.id}`,
    language: locale,
    questionnaire: canonicalOf(name, locale),
    status: 'completed',
    subject: self,
    source: self,
    authored: week.at,
    item: itemsOf([about, ...items]),
  }
}

const scoreItem = (linkId: string, text: string, score: number | null): Item => ({
  linkId,
  text,
  answer: score === null ? [] : [{ valueInteger: score }],
})

/** Codes 91148-7 and 91147-9 exist for the PEG but are not confirmed for us: text only. */
function pegResources(week: PegCheck, words: Words, locale: Locale): FhirResource[] {
  const score = pegScore(week)
  const response = weekResponse(week, { name: 'peg', locale, words }, [
    scoreItem('peg-pain', pegWords.pain, week.pain),
    scoreItem('peg-enjoyment', pegWords.enjoyment, week.enjoyment),
    scoreItem('peg-activity', pegWords.activity, week.activity),
  ])
  if (score === null) return [response]
  return [
    response,
    {
      resourceType: 'Observation',
      id: `peg-${week.id}`,
      status: 'final',
      category: [survey],
      code: { text: 'PEG score, mean of 3 items, 0 to 10' },
      subject: self,
      performer: [self],
      effectiveDateTime: week.at,
      issued: week.at,
      valueQuantity: {
        value: Number(score.toFixed(2)),
        unit: 'score',
        system: 'http://unitsofmeasure.org',
        code: '{score}',
      },
    },
  ]
}

function plainResource(week: PlainCheck, words: Words, locale: Locale): FhirResource {
  const { columns, weekChanges } = words
  return weekResponse(week, { name: 'look-back-at-the-week', locale, words }, [
    {
      linkId: 'change',
      text: columns.weekChange,
      answer: week.change ? [{ valueString: weekChanges[week.change] }] : [],
    },
    { linkId: 'again', text: columns.weekAgain, answer: told(week.again) },
    { linkId: 'hard', text: columns.weekHard, answer: told(week.hard) },
  ])
}

/** The questionnaires that a diary answers. */
function asked({ entries, weeks }: Diary): QuestionnaireName[] {
  const kinds = new Set(weeks.map(({ kind }) => kind))
  return [
    ...(entries.length > 0 ? ['daily-diary' as const] : []),
    ...(kinds.has('peg') ? ['peg' as const] : []),
    ...(kinds.has('plain') ? ['look-back-at-the-week' as const] : []),
  ]
}

/**
 * The diary as an HL7 FHIR R4 (4.0.1) Bundle of type `collection`: a pain Observation and a
 * QuestionnaireResponse for each entry as it reads now (`amended` when it was changed), the weekly
 * checks, the questionnaires that they answer, and a Patient without a name unless one is given. Every time keeps its UTC offset;
 * `effectiveDateTime` is the moment described, `issued` and `authored` when it was written.
 */
export function exportFhir(options: FhirExport): FhirBundle {
  const { diary, words, locale, origin, madeAt, name } = options
  const patient: FhirPatient = {
    resourceType: 'Patient',
    id: 'self',
    ...(name?.trim() ? { name: [{ text: name.trim() }] } : {}),
  }
  const resources: FhirResource[] = [
    patient,
    ...asked(diary).map((each) => questionnaire(each, words, locale)),
    ...diary.entries.flatMap((entry) => [
      ...painObservation(entry, words),
      dayResponse(entry, words, locale),
    ]),
    ...diary.weeks.flatMap((week) =>
      week.kind === 'peg' ? pegResources(week, words, locale) : plainResource(week, words, locale),
    ),
  ]
  return {
    resourceType: 'Bundle',
    language: locale,
    type: 'collection',
    timestamp: madeAt,
    entry: resources.map((resource) => ({
      fullUrl: `${origin}/fhir/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  }
}
