import { day, hour } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import type { Clock } from '#server/clock.ts'
import { createToken } from '#server/token.ts'
import type { Actor } from './desk-log.ts'
import type { StaffMember } from './members.ts'
import type { StaffQueries } from './queries.ts'

interface Services {
  store: { staff: StaffQueries }
  clock: Clock
  /** Where the desk on the web is. */
  deskOrigin: string
}

/** How long a link works: that of the first owner is printed where they are. */
export const linkEndsAfter = { first: hour, other: 2 * day }

/** A link, to be shown once: the store knows its hash alone. Its secret stands behind a #, which browsers send nowhere. */
function createLink({ clock, deskOrigin }: Services, endsAfter: number) {
  const { hash, secret } = createToken()
  const expiresAt = clock() + endsAfter
  return { address: `${deskOrigin}/desk/enrol#${secret}`, stored: { hash, expiresAt } }
}

type Invited = Pick<StaffMember, 'language' | 'name' | 'role'>

/** Adds somebody to the staff, with the link by which they begin. */
export async function inviteMember(services: Services, member: Invited, by: Actor) {
  const { clock, store } = services
  const { address, stored: link } = createLink(services, linkEndsAfter.other)
  const added = await store.staff.invite({ ...member, id: randomId(), link, by, now: clock() })
  return added.kind === 'stored' ? ({ kind: 'link', address, ...link } as const) : added
}

/** Gives somebody a link in the place of any that they have, as for a new telephone. */
export async function linkMember(
  services: Services,
  { by, endsAfter = linkEndsAfter.other, id }: { id: string; by?: Actor; endsAfter?: number },
) {
  const { clock, store } = services
  const { address, stored: link } = createLink(services, endsAfter)
  const given = await store.staff.replaceLink({ id, link, by, now: clock() })
  return given.kind === 'stored' ? ({ kind: 'link', address, ...link } as const) : given
}

/** The link of the first owner, named after who sits at the terminal, until somebody can sign in; a new one every time. */
export async function linkFirstOwner(services: Services, author: string) {
  const { clock, store } = services
  const read = await store.staff.readAll()
  if (read.kind === 'not-stored') return read
  if (read.staff.some(({ passkeys }) => passkeys > 0)) return { kind: 'enrolled' } as const
  const owner = read.staff.find(({ hasLeft, role }) => role === 'owner' && !hasLeft)
  const id = owner?.id ?? randomId()
  if (!owner) {
    const first = { id, name: author, role: 'owner', language: 'en' } as const
    const added = await store.staff.add({ ...first, now: clock() })
    if (added.kind !== 'stored') return added
  }
  return linkMember(services, { id, endsAfter: linkEndsAfter.first })
}
