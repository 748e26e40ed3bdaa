import { formatDateTime } from '#clinic/clock/clock.ts'
import { endedCookie } from './session-cookie.ts'
import { askPasskeyAgain } from './step-up.ts'
import { answerNotStored, type DeskServices, type Visit } from './visit.ts'

const page = '/desk/account'

/** One's own passkeys and sessions. */
export const createAccountPages = (services: DeskServices) => ({
  show: (visit: Visit) => showAccount(services, visit),
  endSession: (visit: Visit) => endSession(services, visit),
  removePasskey: (visit: Visit) => removePasskey(services, visit),
})

async function showAccount(services: DeskServices, visit: Visit) {
  const { frame, session } = visit
  const { answers, clock, store } = services
  const read = await store.staff.readOwn({ staffId: session.staffId, now: clock() })
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const timeOf = (instant: number) => formatDateTime(instant, frame.locale)
  return answers.page({
    screen: 'account',
    frame,
    passkeys: read.passkeys.map(({ addedAt, id }) => ({ id, added: timeOf(addedAt) })),
    sessions: read.sessions.map(({ beganAt, device, id, usedAt }) => ({
      ...{ id, device, isThis: id === session.id },
      began: timeOf(beganAt),
      used: timeOf(usedAt),
    })),
  })
}

/** Needs no passkey: whoever has lost a telephone shall not be kept from it. */
async function endSession(services: DeskServices, visit: Visit) {
  const { context, session } = visit
  const { answers, clock, store } = services
  const id = context.req.param('id') ?? ''
  const ended = await store.staff.endSession({ session, id, now: clock() })
  if (ended.kind === 'not-stored') return answerNotStored(services, ended, visit)
  if (id === session.id) {
    return answers.seeOther('/desk/sign-in', { 'Set-Cookie': endedCookie })
  }
  return answers.seeOther(`${page}?said=${ended.kind === 'ended' ? 'session-ended' : 'gone'}`)
}

async function removePasskey(services: DeskServices, visit: Visit) {
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const { form, session } = visit
  const { answers, clock, store } = services
  const id = form.get('passkey') ?? ''
  const removed = await store.staff.removePasskey({ session, id, now: clock() })
  if (removed.kind === 'not-stored') return answerNotStored(services, removed, visit)
  const said = { removed: 'passkey-removed', last: 'last-passkey', unknown: 'gone' }[removed.kind]
  return answers.seeOther(`${page}?said=${said}`)
}
