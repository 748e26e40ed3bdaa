import { stringify } from 'yaml'
import { fill } from '#language/fill.ts'
import { type Answer, firstOf, type Question, questions, readAnswer } from './questions.ts'
import type { Words } from './words.en.ts'
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

const exampleOf = ({ example }: Question, { yes }: Words) =>
  example === 'yes' ? firstOf(yes) : example

function textOf(question: Question, { words, now }: Asking) {
  const { ask, why } = words.questions[question.id]
  return [
    '',
    `${ask} ${question.optional ? words.optional : ''}`.trim(),
    `  ${why} ${fill(words.example, { example: exampleOf(question, words) })}`,
    `  ${fill(words.now, { value: now(question) || words.nothing })}`,
    '> ',
  ].join('\n')
}

/** Asks until an answer can be used; nothing when the person keeps what stands there. */
async function answerTo(question: Question, asking: Asking): Promise<Answer | undefined> {
  const { words, ask, say } = asking
  for (;;) {
    const text = await ask(textOf(question, asking))
    if (text === undefined || text.trim() === '') return undefined
    const answer = readAnswer(question, text, words)
    if (answer.kind === 'required') say(words.required)
    else if (answer.kind === 'unusable') {
      say(fill(words.unusable, { example: exampleOf(question, words) }))
    } else return answer
  }
}

/** A file to fill in: every question with its example, and what stands in the settings now. */
export const answersForm = ({ words, now }: Pick<Asking, 'words' | 'now'>) =>
  questions
    .map((question) => {
      const { ask, why } = words.questions[question.id]
      const example = fill(words.example, { example: exampleOf(question, words) })
      return [
        `# ${ask} ${question.optional ? words.optional : ''}`.trim(),
        `# ${why} ${example}`,
        stringify({ [question.id]: now(question) || null }, { lineWidth: 0 }),
      ].join('\n')
    })
    .join('\n')

/** Asks everything in order. */
export async function askAll(asking: Asking): Promise<Answers> {
  const given: Given[] = []
  const later: Question[] = []
  const without = new Set<string>()
  for (const question of questions) {
    if (question.after && without.has(question.after)) continue
    const answer = await answerTo(question, asking)
    if (answer?.kind === 'later') later.push(question)
    if (answer?.kind === 'value') given.push({ question, value: answer.value })
    if (answer?.kind === 'none') given.push({ question, value: undefined })
    const isThere = answer ? answer.kind === 'value' : asking.now(question) !== ''
    if (!isThere) without.add(question.id)
  }
  return { given, later }
}

const asText = (value: unknown, { no, yes }: Words) =>
  typeof value === 'boolean' ? firstOf(value ? yes : no) : String(value)

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
    if (answer.kind === 'unusable') {
      return { name, fault: fill(words.unusable, { example: exampleOf(question, words) }) }
    }
    return { name, question, answer }
  })
  const faults = read.flatMap(({ name, fault }) => (fault ? [`  ${name}: ${fault}`] : []))
  if (faults.length > 0) throw new Error([fill(words.wrongFile, { file }), ...faults].join('\n'))
  return {
    given: read.flatMap(({ answer, question }) =>
      question && answer?.kind === 'value'
        ? [{ question, value: answer.value }]
        : question && answer?.kind === 'none'
          ? [{ question, value: undefined }]
          : [],
    ),
    later: read.flatMap(({ answer, question }) =>
      question && answer?.kind === 'later' ? [question] : [],
    ),
  }
}
