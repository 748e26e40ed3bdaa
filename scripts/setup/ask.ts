import { parseDocument, stringify } from 'yaml'
import { fill } from '#language/fill.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { asSaid } from './now-said.ts'
import {
  type Answer,
  firstOf,
  isSaid,
  ofColleague,
  type Question,
  questions,
  readAnswer,
} from './questions.ts'
import type { Words } from './words.ts'
import type { Given } from './write-answers.ts'

export interface Asking {
  words: Words
  /** What stands in the file now, for a person to read. */
  now: (question: Question) => string
  /** Says something and waits for a line; nothing when there is no more. */
  ask: (text: string) => Promise<string | undefined>
  say: (text: string) => void
}

export interface Answers {
  given: readonly Given[]
  /** What is put off. */
  later: readonly Question[]
}

const exampleOf = ({ example }: Question, { either, no, yes }: Words) =>
  example === 'yes' ? fill(either, { yes: firstOf(yes), no: firstOf(no) }) : example

const hintOf = ({ optional }: Question, words: Words) => (optional ? words.optional[optional] : '')

const unusable = (question: Question, words: Words) =>
  `${fill(words.unusable, { example: exampleOf(question, words) })} ${hintOf(question, words)}`.trim()

function textOf(question: Question, value: string, words: Words) {
  const { ask, why } = words.questions[question.id]
  const nothing = question.optional === 'closed' ? firstOf(words.closed) : words.nothing
  return [
    '',
    `${ask} ${hintOf(question, words)}`.trim(),
    `  ${why} ${fill(words.example, { example: exampleOf(question, words) })}`,
    `  ${fill(words.now, { value: value || nothing })}`,
    '> ',
  ].join('\n')
}

/** A question by itself: one that goes on from another stands behind it. */
export function askOf({ after, id }: Question, words: Words) {
  const { ask } = words.questions[id]
  return after ? `${words.questions[after].ask} ${ask}` : ask
}

/** An answer as it was understood. */
function understood({ optional }: Question, answer: Answer, words: Words) {
  if (answer.kind === 'value') return asSaid(answer.value, words)
  if (answer.kind === 'later') return firstOf(words.later)
  return firstOf(optional === 'closed' ? words.closed : words.none)
}

/** What a person types instead of an answer; nothing keeps what stands there. */
type Said = Answer | 'back' | 'done' | undefined

/** Asks until something can be used, and says how it was understood where that is not what was typed. */
async function answerTo(question: Question, value: string, asking: Asking): Promise<Said> {
  const { words, ask, say } = asking
  for (;;) {
    const text = (await ask(textOf(question, value, words)))?.trim()
    if (!text) return undefined
    if (isSaid(words.back, text)) return 'back'
    if (isSaid(words.done, text)) return 'done'
    const answer = readAnswer(question, text, words)
    if (answer.kind === 'required') say(words.required)
    else if (answer.kind === 'unusable') say(unusable(question, words))
    else {
      const said = understood(question, answer, words)
      if (foldLetters(said) !== foldLetters(text)) say(fill(words.understood, { value: said }))
      return answer
    }
  }
}

/** A file to fill in: every question with its example, and what stands in the settings now. */
export const answersForm = ({ words, now }: Pick<Asking, 'words' | 'now'>) =>
  [
    `# ${words.formIntro}\n`,
    ...questions.map((question) => {
      const { ask, why } = words.questions[question.id]
      const example = fill(words.example, { example: exampleOf(question, words) })
      // Whoever is there stays: a name in the form is somebody to add.
      const value = ofColleague(question) ? '' : now(question)
      return [
        `# ${ask} ${hintOf(question, words)}`.trim(),
        `# ${why} ${example}`,
        value ? stringify({ [question.id]: value }, { lineWidth: 0 }) : `${question.id}:\n`,
      ].join('\n')
    }),
  ].join('\n')

/** Answers as a file that gives them again. */
export const answersWritten = (given: readonly Given[], words: Words) =>
  stringify(
    Object.fromEntries(
      given.map(({ question, value }) => {
        const nothing = firstOf(question.optional === 'closed' ? words.closed : words.none)
        return [question.id, asSaid(value, words) || nothing]
      }),
    ),
    { lineWidth: 0 },
  )

/** What answers come to: values, nothing where the clinic has none, and what is put off. */
const sorted = (answers: Iterable<readonly [Question, Answer]>): Answers => {
  const all = [...answers]
  return {
    given: all.flatMap(([question, answer]) =>
      answer.kind === 'value'
        ? [{ question, value: answer.value }]
        : answer.kind === 'none'
          ? [{ question, value: undefined }]
          : [],
    ),
    later: all.flatMap(([question, { kind }]) => (kind === 'later' ? [question] : [])),
  }
}

/** Asks everything in order; a person may go back, and stop. */
export async function askAll(asking: Asking): Promise<Answers> {
  const answers = new Map<Question, Answer>()
  const saidOf = (question: Question) => {
    const answer = answers.get(question)
    if (answer?.kind === 'value') return asSaid(answer.value, asking.words)
    return answer?.kind === 'none' ? '' : asking.now(question)
  }
  const isAsked = ({ after }: Question) => {
    const before = questions.find(({ id }) => id === after)
    if (!before) return true
    const answer = answers.get(before)
    return ofColleague(before)
      ? answer?.kind === 'value'
      : saidOf(before) !== '' && answer?.kind !== 'later'
  }
  for (let place = 0; place < questions.length; place += 1) {
    const question = questions[place] as Question
    if (!isAsked(question)) {
      answers.delete(question)
      continue
    }
    const said = await answerTo(question, saidOf(question), asking)
    if (said === 'done') break
    if (said === 'back') {
      place = Math.max(0, questions.slice(0, place).findLastIndex(isAsked)) - 1
    } else if (said) answers.set(question, said)
  }
  return sorted(answers)
}

/** The colleague of whom too little was said to add them. */
export function notAdded({ given }: Answers) {
  const said = given.filter(({ question, value }) => ofColleague(question) && value !== undefined)
  const name = said.find(({ question }) => ofColleague(question) === 'name')
  return name && said.length < questions.filter(ofColleague).length ? String(name.value) : undefined
}

const asText = (value: unknown, { no, yes }: Words) =>
  typeof value === 'boolean' ? firstOf(value ? yes : no) : String(value)

/**
 * What a file of answers holds, by the names of the questions.
 * @throws Error that names the line which cannot be read.
 */
export function parseAnswers(file: string, text: string, words: Words): unknown {
  const document = parseDocument(text)
  const [fault] = document.errors
  if (fault) {
    throw new Error(fill(words.unreadable, { file, line: fault.linePos?.[0].line ?? 1 }))
  }
  return document.toJS()
}

/**
 * Answers of a file, by the names of the questions; an empty line keeps what stands there.
 * @throws Error that names every answer that cannot be used, and shows how it should look.
 */
export function readAnswers(file: string, found: unknown, words: Words): Answers {
  const entries = Object.entries(Object(found) as Record<string, unknown>).filter(
    ([, value]) => value !== null && value !== '',
  )
  const names = questions.map(({ id }) => id).join(', ')
  const read = entries.map(([name, value]) => {
    const question = questions.find(({ id }) => id === name)
    if (!question) return { name, fault: fill(words.unknown, { name, names }) }
    const answer = readAnswer(question, asText(value, words), words)
    if (answer.kind === 'required') return { name, fault: words.required }
    if (answer.kind === 'unusable') return { name, fault: unusable(question, words) }
    return { name, question, answer }
  })
  const faults = read.flatMap(({ name, fault }) => (fault ? [`  ${name}: ${fault}`] : []))
  if (faults.length > 0) throw new Error([fill(words.wrongFile, { file }), ...faults].join('\n'))
  return sorted(read.flatMap(({ answer, question }) => (answer ? [[question, answer]] : [])))
}
