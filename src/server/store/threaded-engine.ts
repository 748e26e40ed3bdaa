import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Asked, describeError, type Engine, type NotStored } from './engine.ts'

/** More than this waits for the disk in a flood only: whoever comes then is told to come again. */
const mostWaiting = 1000

/** A question of the store on its way to the thread: the how manieth it is, and what it is given. */
export interface Question {
  id: number
  question: number
  given: unknown[]
}

/** On its way back. */
export interface Answer {
  id: number
  outcome: unknown
}

/** The last question: nothing comes after it. */
export const closing = 'close'

/**
 * The engine in a thread of its own, so that whoever reads a page never waits for the disk. The
 * thread makes the same store of its own engine: a question is known there by its number.
 * @param file of the thread; it ends with {@link answerQuestions}.
 * @throws Error of the thread when it cannot open its engine.
 */
export async function startThreadedEngine(file: URL, workerData: unknown): Promise<Engine> {
  const thread = new Worker(file, { workerData, execArgv: [] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let ended: string | undefined
  let questions = 0
  let asked = 0

  function end(reason: string) {
    ended = reason
    for (const { resolve } of waiting.values()) resolve(notStored(reason))
    waiting.clear()
  }

  // The first message says that the engine is open; until then an error is of its opening.
  await once(thread, 'message')
  thread.on('message', ({ id, outcome }: Answer) => {
    waiting.get(id)?.resolve(outcome)
    waiting.delete(id)
  })
  thread.on('error', (error) => end(describeError(error)))
  thread.on('exit', () => end('the thread of the store has ended'))

  function ask(question: number, given: unknown[]) {
    if (ended) return Promise.resolve(notStored(ended))
    if (waiting.size >= mostWaiting)
      return Promise.resolve(notStored('too much waits for the disk'))
    asked += 1
    const id = asked
    const answered = Promise.withResolvers<unknown>()
    waiting.set(id, answered)
    thread.postMessage({ id, question, given } satisfies Question)
    return answered.promise
  }

  function makeQuestion<Given extends unknown[], Outcome>(): Asked<Given, Outcome> {
    const question = questions
    questions += 1
    return (...given) => ask(question, given) as Promise<Outcome | NotStored>
  }

  return {
    reading: makeQuestion,
    changing: makeQuestion,
    erasing: makeQuestion,
    async close() {
      if (ended) return
      ended = 'the store is closed'
      await Promise.all([...waiting.values()].map(({ promise }) => promise))
      const exit = once(thread, 'exit')
      thread.postMessage(closing)
      await exit
    },
  }
}

const notStored = (reason: string): NotStored => ({ kind: 'not-stored', reason })
