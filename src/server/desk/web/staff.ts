import { formatDateTime } from '#clinic/clock/clock.ts'
import { type Invitation, type Member, roles } from '#desk/staff/view.ts'
import { type Locale, locales } from '#language/locales.ts'
import { inviteMember, linkMember } from '#server/staff/invitations.ts'
import type { StaffMember } from '#server/staff/members.ts'
import { askPasskeyAgain } from './step-up.ts'
import { answerNotStored, type DeskServices, type Visit } from './visit.ts'

const longestName = 60

type Act = (services: DeskServices, visit: Visit, member: StaffMember) => Promise<Response>

/** Who works here: for owners. Each act wants the passkey again, and is logged with what it does. */
export function createStaff(services: DeskServices) {
  const withMember = (act: Act) => (visit: Visit) => actOnMember(services, visit, act)
  return {
    list: (visit: Visit) => answerStaff(services, visit),
    invite: (visit: Visit) => invite(services, visit),
    show: withMember(showMember),
    setRole: withMember(setRole),
    setWordsRight: withMember(setWordsRight),
    link: withMember(link),
    end: withMember(end),
  }
}

function memberView(
  { linkUntil, lastSeen, ...member }: StaffMember,
  { frame: { locale }, session }: Visit,
  now: number,
): Member {
  const { editsWords, hasLeft, id, language, name, passkeys, role } = member
  return {
    ...{ editsWords, hasLeft, id, language, name, passkeys, role },
    linkUntil: linkUntil !== undefined && linkUntil > now ? formatDateTime(linkUntil, locale) : '',
    lastSeen: lastSeen === undefined ? '' : formatDateTime(lastSeen, locale),
    isSelf: id === session.staffId,
  }
}

const nobody = (language: Locale): Invitation => ({
  typed: { name: '', role: 'staff', language },
  fault: '',
})

async function answerStaff(
  services: DeskServices,
  visit: Visit,
  invitation = nobody(visit.frame.locale),
  said = visit.frame.said,
) {
  const { answers, clock, store } = services
  const frame = { ...visit.frame, said }
  const read = await store.staff.readAll()
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const members = read.staff
    .toSorted((one, other) => Number(one.hasLeft) - Number(other.hasLeft))
    .map((member) => memberView(member, visit, clock()))
  const status = said === 'not-stored' ? 503 : invitation.fault === '' ? 200 : 422
  return answers.page({ screen: 'staff', frame, members, invitation }, status)
}

/** In one line, without letters that nobody sees. */
const nameIn = (typed: string) =>
  typed
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function readInvitation({ form }: Visit): Invitation {
  const name = nameIn(form.get('name') ?? '')
  const role = roles.find((known) => known === form.get('role')) ?? 'staff'
  const language = locales.find((known) => known === form.get('language')) ?? 'en'
  const fault = name === '' ? 'missing' : name.length > longestName ? 'too-long' : ''
  return { typed: { name, role, language }, fault }
}

async function invite(services: DeskServices, visit: Visit) {
  const invitation = readInvitation(visit)
  if (invitation.fault !== '') return answerStaff(services, visit, invitation)
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const invited = await inviteMember(services, invitation.typed, visit.session)
  if (invited.kind === 'not-stored') return answerStaff(services, visit, invitation, 'not-stored')
  if (invited.kind !== 'link') {
    return answerStaff(services, visit, { ...invitation, fault: 'taken' })
  }
  return showLink(services, visit, { ...invited, name: invitation.typed.name })
}

/** In the answer itself: an address that shows it again would be a key. */
function showLink(
  { answers }: DeskServices,
  { frame }: Visit,
  { address, expiresAt, name }: { address: string; expiresAt: number; name: string },
) {
  const link = { name, address, until: formatDateTime(expiresAt, frame.locale) }
  return answers.page({ screen: 'staff-link', frame, link })
}

async function actOnMember(services: DeskServices, visit: Visit, act: Act) {
  const { answers, store } = services
  const { context, frame } = visit
  const read = await store.staff.readAll()
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const id = context.req.param('member')
  const member = read.staff.find((each) => each.id === id && !each.hasLeft)
  if (member) return act(services, visit, member)
  return answers.page({ screen: 'refused', locale: frame.locale, why: 'not-found' }, 404)
}

async function showMember({ answers, clock }: DeskServices, visit: Visit, member: StaffMember) {
  const view = memberView(member, visit, clock())
  return answers.page({ screen: 'staff-member', frame: visit.frame, member: view })
}

const pageOf = ({ id }: StaffMember) => `/desk/staff/${id}`

async function setRole(services: DeskServices, visit: Visit, member: StaffMember) {
  const { answers, clock, store } = services
  const { form, session } = visit
  const role = roles.find((known) => known === form.get('role'))
  if (!role || role === member.role) return answers.seeOther(pageOf(member))
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const changed = await store.staff.setRole({ id: member.id, role, by: session, now: clock() })
  if (changed.kind === 'not-stored') return answerNotStored(services, changed, visit)
  const said = changed.kind === 'last-owner' ? 'last-owner' : 'role-changed'
  // Whoever is no owner any more sees no page of the staff.
  const isStillOwner = changed.kind === 'last-owner' || member.id !== session.staffId
  return answers.seeOther(`${isStillOwner ? pageOf(member) : '/desk'}?said=${said}`)
}

async function setWordsRight(services: DeskServices, visit: Visit, member: StaffMember) {
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const { form, session: by } = visit
  const { answers, clock, store } = services
  const editsWords = form.get('words') === 'yes'
  const changed = await store.staff.setWordsRight({ id: member.id, editsWords, by, now: clock() })
  if (changed.kind === 'not-stored') return answerNotStored(services, changed, visit)
  return answers.seeOther(`${pageOf(member)}?said=words-right-changed`)
}

async function link(services: DeskServices, visit: Visit, member: StaffMember) {
  const { session } = visit
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const given = await linkMember(services, { id: member.id, by: session })
  if (given.kind === 'not-stored') return answerNotStored(services, given, visit)
  if (given.kind !== 'link') return services.answers.seeOther('/desk/staff')
  return showLink(services, visit, { ...given, name: member.name })
}

async function end(services: DeskServices, visit: Visit, member: StaffMember) {
  const { answers, clock, store } = services
  const { form, session } = visit
  if (form.get('sure') !== 'yes') return answers.seeOther(`${pageOf(member)}?said=not-sure-to-end`)
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const ended = await store.staff.end({ id: member.id, by: session, now: clock() })
  if (ended.kind === 'not-stored') return answerNotStored(services, ended, visit)
  return ended.kind === 'last-owner'
    ? answers.seeOther(`${pageOf(member)}?said=last-owner`)
    : answers.seeOther('/desk/staff?said=member-ended')
}
