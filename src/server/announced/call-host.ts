import { createHash } from 'node:crypto'
import { localDate } from '#clinic/clock/clock.ts'
import { hour, minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import { type Announced, standingNotice } from '#site/announced.ts'
import type { AnnouncedQueries } from './queries.ts'

/** After a failure it is called again so soon, then after twice as long, at most after an hour. */
const [firstRest, longestRest] = [30 * second, hour]
/** A host that has not answered by then is called again. */
const answersWithin = 10 * second
/** Whoever has claimed a call and died leaves it to the next one. */
const claimedFor = minute

/** What a build of this moment would show: another one, and what the host has is old. */
export function showsNow({ days, notices, takenDown }: Announced, now: number) {
  const today = localDate(now)
  const shown = {
    notice: standingNotice({ days, notices, takenDown }, now)?.id,
    days: days
      .filter(({ date }) => date >= today)
      .map(({ date, name, shifts }) => [date, name, shifts]),
    takenDown: takenDown.map(({ id, list }) => `${list} ${id}`).sort(),
  }
  const isNothing = !shown.notice && shown.days.length === 0 && shown.takenDown.length === 0
  return isNothing
    ? ''
    : createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

export interface CallServices {
  store: { announced: AnnouncedQueries }
  clock: Clock
  log: Log
  /** Where a static host is told to build again. */
  hook: string
  post?: typeof fetch
}

/** What the host answered, in a word that says nothing of the address. */
async function ask(hook: string, post: typeof fetch) {
  try {
    const signal = AbortSignal.timeout(answersWithin)
    const answer = await post(hook, { method: 'POST', redirect: 'error', signal })
    await answer.body?.cancel()
    return { taken: answer.ok, outcome: String(answer.status) }
  } catch {
    return { taken: false, outcome: 'no answer' }
  }
}

/**
 * Tells a static host to build again when what is announced has changed since it last took the call; a
 * notice that ends by itself is such a change. Nobody waits for it.
 */
export async function callHostIfDue({ clock, hook, log, post = fetch, store }: CallServices) {
  const now = clock()
  const read = await store.announced.read(now)
  const last = await store.announced.readBuildCall()
  if (read.kind === 'not-stored' || last.kind === 'not-stored') return
  const shows = showsNow(read.announced, now)
  const { call } = last
  // A call without an answer may have built what is not so any more: it is told again either way.
  const isTold = shows === call.told && call.tries === 0
  if (isTold || now < call.nextAt) return
  const claim = await store.announced.claimBuildCall({ now, until: now + claimedFor })
  if (claim.kind !== 'claimed') return

  const { outcome, taken } = await ask(hook, post)
  const tries = taken ? 0 : call.tries + 1
  const rest = taken ? 0 : Math.min(firstRest * 2 ** (tries - 1), longestRest)
  await store.announced.settleBuildCall({
    ...{ told: taken ? shows : call.told, tries, outcome },
    ...{ now: clock(), nextAt: clock() + rest },
  })
  log.event(taken ? 'host-told-to-build' : 'host-not-told-to-build', { outcome })
}
