import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse, stringify } from 'yaml'
import type { Answers } from './ask.ts'
import { questions } from './questions.ts'
import type { Given } from './write-answers.ts'

/** What one run leaves for the next. */
export interface Unfinished extends Pick<Answers, 'later'> {
  /** Sentences whose other language is missing. */
  waiting: readonly Given[]
}

export const unfinishedFile = 'var/setup.yaml'

const byIds = (ids: readonly string[]) => questions.filter(({ id }) => ids.includes(id))

export function readUnfinished(file = unfinishedFile): Unfinished {
  if (!existsSync(file)) return { later: [], waiting: [] }
  const { later, waiting }: { later: string[]; waiting: Record<string, string> } = parse(
    readFileSync(file, 'utf8'),
  )
  return {
    later: byIds(later),
    waiting: byIds(Object.keys(waiting)).map((question) => {
      return { question, value: waiting[question.id] }
    }),
  }
}

export function storeUnfinished(file: string, { later, waiting }: Unfinished) {
  mkdirSync(dirname(file), { recursive: true })
  const text = stringify({
    later: later.map(({ id }) => id),
    waiting: Object.fromEntries(waiting.map(({ question, value }) => [question.id, value])),
  })
  writeFileSync(file, text)
}

/** Answers with what an earlier run has left and nobody has answered since. */
export function withUnfinished({ given, later }: Answers, unfinished: Unfinished): Answers {
  const isAnswered = (id: string) => given.some(({ question }) => question.id === id)
  const waiting = unfinished.waiting.filter(({ question }) => !isAnswered(question.id))
  const left = [...unfinished.later, ...later].filter(({ id }) => !isAnswered(id))
  return { given: [...given, ...waiting], later: questions.filter((each) => left.includes(each)) }
}
