import type { Questionnaire, QuestionnaireItem } from 'fhir/r4'
import { type Locale, locales, quotedLanguage } from '#language/locales.ts'
import { symptomIds } from '#tools/symptom-tracker/model/entry.ts'
import { pegWords } from '#tools/symptom-tracker/model/peg.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** What is asked, as a resource that travels with the answers. */
export type FhirQuestionnaire = Questionnaire & {
  id: string
  url: string
  version: string
  item: QuestionnaireItem[]
}

export type QuestionnaireName = 'daily-diary' | 'peg' | 'look-back-at-the-week'

/** The number of a questionnaire in its first language. */
const numbers: Readonly<Record<QuestionnaireName, number>> = {
  'daily-diary': 1,
  peg: 3,
  'look-back-at-the-week': 4,
}

/** The scale is in English on every page: there is no official one for the others. */
const languageOf = (name: QuestionnaireName, locale: Locale) =>
  name === 'peg' ? (quotedLanguage[locale] ?? locale) : locale

/**
 * The name of a questionnaire in a language. It leads nowhere on purpose: the questions stand in the
 * bundle, and no address has to answer for as long as a file is kept.
 */
function urlOf(name: QuestionnaireName, locale: Locale) {
  const number = numbers[name] + locales.indexOf(languageOf(name, locale))
  return `urn:uuid:0f7a7f0e-8f0c-4a3e-9a57-5b8c1d9d0a0${number}`
}

/** Raised when a question comes, goes or changes. */
const version = '2.0.0'

/** How an answer names what it answers. */
export const canonicalOf = (name: QuestionnaireName, locale: Locale) =>
  `${urlOf(name, locale)}|${version}`

const item = (
  linkId: string,
  text: string,
  type: QuestionnaireItem['type'],
  repeats = false,
): QuestionnaireItem => ({ linkId, text, type, ...(repeats ? { repeats } : {}) })

function itemsOf(name: QuestionnaireName, { columns, report, symptoms }: Words) {
  const about = item('about', report.for, 'dateTime')
  if (name === 'peg') {
    return [
      about,
      item('peg-pain', pegWords.pain, 'integer'),
      item('peg-enjoyment', pegWords.enjoyment, 'integer'),
      item('peg-activity', pegWords.activity, 'integer'),
    ]
  }
  if (name === 'look-back-at-the-week') {
    return [
      about,
      item('change', columns.weekChange, 'string'),
      item('again', columns.weekAgain, 'string'),
      item('hard', columns.weekHard, 'string'),
    ]
  }
  return [
    about,
    item('pain', columns.pain, 'integer'),
    item('places', columns.regions, 'string', true),
    ...symptomIds.map((id) => item(id, symptoms[id], 'boolean')),
    item('sleep-hours', columns.sleepHours, 'decimal'),
    item('pain-woke', columns.painWoke, 'boolean'),
    item('new-fall', columns.newFall, 'boolean'),
    item('work-missed', columns.workMissed, 'decimal'),
    item('left-undone', columns.undone, 'string', true),
    item('done-again', columns.again, 'string', true),
    item('could-do', columns.could, 'string'),
    item('kept-from', columns.couldNot, 'string'),
    item('medicine', columns.medicine, 'string'),
    item('note', columns.note, 'string'),
    item('out-of-a-file', columns.importedDate, 'dateTime'),
  ]
}

/** What a questionnaire asks, in the language of the page that asked it. */
export const questionnaire = (
  name: QuestionnaireName,
  words: Words,
  locale: Locale,
): FhirQuestionnaire => ({
  resourceType: 'Questionnaire',
  id: name,
  language: languageOf(name, locale),
  url: urlOf(name, locale),
  version,
  status: 'active',
  subjectType: ['Patient'],
  item: itemsOf(name, words),
})
