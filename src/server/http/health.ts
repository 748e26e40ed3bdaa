import { second } from '#language/dates/durations.ts'
import type { NotStored } from '#server/store/engine.ts'
import { answerJson } from './answers.ts'
import type { RouteServices } from './services.ts'

interface Health {
  status: 'ok' | 'not-stored'
}

export interface WritableStore {
  checkWritable(now: number): Promise<{ kind: 'writable' } | NotStored>
}

/**
 * Makes the question whether something could be stored now. Asks the store at most once a second, so
 * that nobody can wear out the disk with it.
 */
export function createWritableCheck({
  clock,
  store,
}: Pick<RouteServices, 'clock'> & { store: WritableStore }) {
  let asked = 0
  let answer: ReturnType<WritableStore['checkWritable']> | undefined
  return () => {
    const now = clock()
    if (!answer || Math.abs(now - asked) >= second) {
      asked = now
      answer = store.checkWritable(now)
    }
    return answer
  }
}

/** Makes `GET /healthz` of the public port: 200 while a sign-up could be stored, else 503. */
export function createHealthCheck({ clock, log, store }: RouteServices & { store: WritableStore }) {
  const checkWritable = createWritableCheck({ clock, store })
  return async () => {
    const result = await checkWritable()
    if (result.kind === 'writable') return answerJson(200, { status: 'ok' } satisfies Health)
    log.event('not-stored', { reason: result.reason })
    return answerJson(503, { status: 'not-stored' } satisfies Health, { 'Retry-After': '5' })
  }
}
