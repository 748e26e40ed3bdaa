import { minute } from '#language/dates/durations.ts'
import { type CleaningStore, createCleanUp } from './clean-up.ts'
import { createHoldNotes } from './holds.ts'
import { type Lane, lanes } from './lanes.ts'
import { createMailLane, type MailLaneServices } from './mail-lane.ts'
import type { MailStatus } from './mail-rest.ts'

/** How often the worker looks after what is not a mail. */
const lookAfterEvery = minute

export interface MailWorker {
  /**
   * Sends whatever is due now, the lanes side by side; once an hour it then deletes what the store
   * has held long enough. Calls while a lane runs join that run.
   */
  deliverDue(): Promise<void>
  /** Says that a mail was queued. Returns at once. */
  wake(): void
  start(): void
  /** Takes no other mail; those in hand have a few seconds, then they are for another time. */
  stop(): Promise<void>
  statuses(): { lane: Lane; status: MailStatus }[]
}

export interface MailWorkerServices extends MailLaneServices {
  store: CleaningStore & MailLaneServices['store']
}

/** Empties the outbox: at least once for SMTP, exactly once for `.eml` files. */
export function createMailWorker(services: MailWorkerServices): MailWorker {
  const { store, clock, log, perHour } = services
  const own = lanes.map((lane) => ({ lane, ...createMailLane(lane, services) }))
  const cleanUpIfDue = createCleanUp(store, clock, log)
  const noteHolds = createHoldNotes(store.mail, clock, log, perHour)
  let lookingAfter: NodeJS.Timeout | undefined
  let state: 'running' | 'stopped' = 'running'

  async function lookAfter() {
    if (state === 'stopped') return
    await noteHolds()
    await cleanUpIfDue()
  }

  return {
    async deliverDue() {
      await Promise.all(own.map(({ deliverDue }) => deliverDue()))
      await lookAfter()
    },
    wake() {
      for (const { wake } of own) wake()
    },
    start() {
      for (const { start } of own) start()
      lookAfter()
      lookingAfter = setInterval(lookAfter, lookAfterEvery)
    },
    async stop() {
      state = 'stopped'
      clearInterval(lookingAfter)
      await Promise.all(own.map(({ stop }) => stop()))
    },
    statuses: () => own.map(({ lane, status }) => ({ lane, status: status() })),
  }
}
