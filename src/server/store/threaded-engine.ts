import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { minute, second } from '#language/dates/durations.ts'
import type { Asked, Engine, NotStored } from './engine.ts'

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

/** How long nobody starts a thread again that ended, in ms: twice as long each time. */
const [firstRest, longestRest] = [second, minute]
const threadEnded = 'the thread of the store has ended'

/** A thread whose engine is open. @throws Error of the thread when it cannot open it. */
async function waitForEngine(thread: Worker) {
  const exit = once(thread, 'exit').then(() => Promise.reject(new Error(threadEnded)))
  // The first message says that the engine is open; until then an error is of its opening.
  await Promise.race([once(thread, 'message'), exit])
  return thread
}

/**
 * The engine in a thread of its own, so that whoever reads a page never waits for the disk. The
 * thread makes the same store of its own engine: a question is known there by its number. A thread
 * that ends is started again; meanwhile nothing is stored.
 * @param startThread its file ends with {@link answerQuestions}.
 * @param noteEnd is told why it ended, and in how many ms it is started again.
 * @throws Error of the thread when it cannot open its engine for the first time.
 */
export async function startThreadedEngine(
  startThread: (time: 'first' | 'again') => Worker,
  noteEnd: (fault: unknown, rest: number) => void = () => {},
): Promise<Engine> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let thread: Worker | undefined
  let rest = firstRest
  let isClosed = false
  let questions = 0
  let asked = 0

  function listenTo(opened: Worker) {
    const since = performance.now()
    let fault: unknown = new Error(threadEnded)
    thread = opened
    opened.on('message', ({ id, outcome }: Answer) => {
      waiting.get(id)?.resolve(outcome)
      waiting.delete(id)
    })
    opened.on('error', (error) => {
      fault = error
    })
    opened.on('exit', () => {
      thread = undefined
      for (const { resolve } of waiting.values()) resolve(notStored(threadEnded))
      waiting.clear()
      if (performance.now() - since >= longestRest) rest = firstRest
      if (!isClosed) startAgain(fault)
    })
  }

  async function startAgain(fault: unknown) {
    noteEnd(fault, rest)
    await wait(rest, undefined, { ref: false })
    rest = Math.min(2 * rest, longestRest)
    if (isClosed) return
    try {
      const opened = await waitForEngine(startThread('again'))
      if (isClosed) await opened.terminate()
      else listenTo(opened)
    } catch (error) {
      startAgain(error)
    }
  }

  function ask(question: number, given: unknown[]) {
    if (isClosed) return Promise.resolve(notStored('the store is closed'))
    if (!thread) return Promise.resolve(notStored(threadEnded))
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

  listenTo(await waitForEngine(startThread('first')))
  return {
    reading: makeQuestion,
    changing: makeQuestion,
    erasing: makeQuestion,
    async close() {
      if (isClosed) return
      isClosed = true
      await Promise.all([...waiting.values()].map(({ promise }) => promise))
      if (!thread) return
      const exit = once(thread, 'exit')
      thread.postMessage(closing)
      await exit
    },
  }
}

const notStored = (reason: string): NotStored => ({ kind: 'not-stored', reason })
