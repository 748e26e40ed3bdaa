import { second } from '#language/dates/durations.ts'
import type { Store } from '#server/store/store.ts'
import { answerJson } from './answers.ts'
import type { RouteServices } from './services.ts'

interface Health {
  status: 'ok' | 'not-stored'
}

/**
 * Makes the question whether something could be kept now. Asks the store at most once a second, so
 * that nobody can wear out the disk with it.
 */
export function createWritableCheck({
  clock,
  store,
}: Pick<RouteServices, 'clock'> & { store: Pick<Store, 'checkWritable'> }) {
  let asked = 0
  let answer: ReturnType<typeof store.checkWritable> | undefined
  return () => {
    const now = clock()
    if (!answer || Math.abs(now - asked) >= second) {
      asked = now
      answer = store.checkWritable(now)
    }
    return answer
  }
}

/** Makes `GET /healthz` of the public port: 200 while a sign-up could be kept, else 503. */
export function createHealthCheck({ clock, log, store }: RouteServices) {
  const checkWritable = createWritableCheck({ clock, store })
  return async () => {
    const result = await checkWritable()
    if (result.kind === 'writable') return answerJson(200, { status: 'ok' } satisfies Health)
    log.event('not-stored', { reason: result.reason })
    return answerJson(503, { status: 'not-stored' } satisfies Health, { 'Retry-After': '5' })
  }
}
