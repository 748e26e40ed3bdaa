import { parentPort } from 'node:worker_threads'
import type { Asked, Engine } from './engine.ts'
import { type Answer, closing, type Question } from './threaded-engine.ts'

/**
 * The other end of {@link startThreadedEngine}: answers, in this thread, the questions of the store that
 * `makeStore` makes of the engine.
 */
export function answerQuestions(engine: Engine, makeStore: (engine: Engine) => unknown) {
  const questions: Asked<never[], unknown>[] = []
  function keep<Given extends unknown[], Outcome>(asked: Asked<Given, Outcome>) {
    questions.push((...given) => asked(...(given as unknown[] as Given)))
    return asked
  }
  makeStore({
    reading: (work) => keep(engine.reading(work)),
    changing: (work) => keep(engine.changing(work)),
    erasing: (work) => keep(engine.erasing(work)),
    close: engine.close,
  })

  parentPort?.on('message', async (message: Question | typeof closing) => {
    if (message === closing) {
      await engine.close()
      parentPort?.close()
      return
    }
    const { given, id, question } = message
    const outcome = await questions[question]?.(...(given as never[]))
    parentPort?.postMessage({ id, outcome } satisfies Answer)
  })
  parentPort?.postMessage('open')
}
