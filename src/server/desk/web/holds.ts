import { holdReasons } from '#desk/view.ts'
import { answerNotStored, type DeskServices, type Named, type Visit } from './visit.ts'

/** Keeps somebody's messages from being erased, until the case or the request is over. */
export async function setHold(services: DeskServices, visit: Visit, { hash, page }: Named) {
  const { form, frame, session } = visit
  const { answers, clock, store } = services
  const reason = holdReasons.find((known) => known === form.get('reason'))
  if (!reason) return answers.page({ screen: 'refused', locale: frame.locale, why: 'stale' }, 400)
  const now = clock()
  const hold = { hash, reason, since: now, author: session.name }
  const held = await store.people.hold({ ...hold, by: session, now })
  if (held.kind === 'not-stored') return answerNotStored(services, held, visit)
  return answers.seeOther(`${page}?said=hold-set`)
}

/** Lets them be erased again. */
export async function liftHold(services: DeskServices, visit: Visit, { hash, page }: Named) {
  const { answers, clock, store } = services
  const { session: by } = visit
  const lifted = await store.people.liftHold({ hash, by, now: clock() })
  if (lifted.kind === 'not-stored') return answerNotStored(services, lifted, visit)
  return answers.seeOther(`${page}?said=hold-lifted`)
}
