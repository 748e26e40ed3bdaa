import { minute } from '#language/dates/durations.ts'
import type { Session } from '#server/staff/sessions.ts'
import type { DeskServices, Visit } from './visit.ts'

/** How lately a passkey must have been used before what cannot be taken back, or leaves the desk. */
const verifiedWithin = 5 * minute

/** Such as `/desk/log` and `/desk/people/…`: pages of the desk, and nothing elsewhere. */
const pageOfDesk = /^\/desk(?<rest>(?:\/[\w-]{1,64}){1,2})$/

/** A page of the desk to which a passkey may lead back; else Today. */
export const readPageOfDesk = (address: string) => pageOfDesk.exec(address)?.[0] ?? '/desk'

/** Where the passkey is asked for again, before one goes on at a page of the desk. */
const verifyAt = (page: string) => `/desk/verify${pageOfDesk.exec(page)?.groups?.['rest'] ?? ''}`

/** Asks whoever is signed in for their passkey, and leads back to where they were. */
export const openVerify =
  ({ answers }: DeskServices) =>
  ({ context, frame }: Visit) => {
    const back = readPageOfDesk(context.req.path.replace('/desk/verify', '/desk'))
    return answers.page({ screen: 'verify', frame, back })
  }

const isVerified = ({ clock }: DeskServices, { verifiedAt }: Session) =>
  clock() - verifiedAt <= verifiedWithin

/** Where the passkey is asked for, of whoever has not used it lately; nothing for others. */
export const findStepUp = (services: DeskServices, session: Session, page: string) =>
  isVerified(services, session) ? undefined : verifyAt(page)

/** The way there, likewise. */
export function askForStepUp(services: DeskServices, { session }: Visit, page: string) {
  const address = findStepUp(services, session, page)
  return address === undefined ? undefined : services.answers.seeOther(address)
}

/** Asks for the passkey, unless it was used lately; then the form is sent again, as it is. */
export function askPasskeyAgain(services: DeskServices, visit: Visit) {
  if (isVerified(services, visit.session)) return
  const { context, form, frame } = visit
  const fields = [...form].filter(([name]) => name !== 'token')
  const again = { action: context.req.path, fields }
  return services.answers.page({ screen: 'verify', frame, again })
}
