import { second } from '#dates/durations.ts'
import { answerJson } from './answers.ts'
import type { RouteServices } from './services.ts'

interface Health {
  status: 'ok' | 'not-stored'
}

/**
 * Makes `GET /healthz`: 200 while a sign-up could be kept, else 503. Asks the store at most once a
 * second, so that nobody can wear out the disk with it.
 */
export function createHealthCheck({ clock, log, store }: RouteServices) {
  let asked = 0
  let answer: ReturnType<typeof store.checkWritable> | undefined
  return async () => {
    const now = clock()
    if (!answer || Math.abs(now - asked) >= second) {
      asked = now
      answer = store.checkWritable(now)
    }
    const result = await answer
    if (result.kind === 'writable') return answerJson(200, { status: 'ok' } satisfies Health)
    log.event('not-stored', { reason: result.reason })
    return answerJson(503, { status: 'not-stored' } satisfies Health, { 'Retry-After': '5' })
  }
}
