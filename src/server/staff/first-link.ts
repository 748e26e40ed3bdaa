import { hour } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import type { Clock } from '#server/clock.ts'
import type { NotStored } from '#server/store/engine.ts'
import { createToken } from '#server/token.ts'
import type { StaffQueries } from './queries.ts'

interface LinkServices {
  store: { staff: StaffQueries }
  clock: Clock
  /** Where the desk on the web is. */
  deskOrigin: string
}

interface Services extends LinkServices {
  /** Who sits at the terminal: the name of the first owner. */
  author: string
}

/** For how long the link of the first owner works: it is printed where they are. */
export const firstLinkLasts = hour

/**
 * A new link with which somebody adds a passkey, in the place of any that they have. The secret stands
 * behind a #: browsers send it nowhere, and no log has it.
 */
export async function makeLink(
  { clock, deskOrigin, store }: LinkServices,
  { lasts, staffId }: { staffId: string; lasts: number },
) {
  const { hash, secret } = createToken()
  const added = await store.staff.addLink({ staffId, hash, expiresAt: clock() + lasts })
  if (added.kind === 'not-stored') return added
  return { kind: 'link', link: `${deskOrigin}/desk/enrol#${secret}` } as const
}

/** The link of the first owner, until somebody can sign in; a new one every time. */
export async function makeFirstLink(
  services: Services,
): Promise<{ kind: 'link'; link: string } | { kind: 'enrolled' | 'name-taken' } | NotStored> {
  const { author, clock, store } = services
  const read = await store.staff.readAll()
  if (read.kind === 'not-stored') return read
  if (read.staff.some(({ passkeys }) => passkeys > 0)) return { kind: 'enrolled' }
  const owner = read.staff.find(({ hasLeft, role }) => role === 'owner' && !hasLeft)
  const staffId = owner?.id ?? randomId()
  if (!owner) {
    const first = { id: staffId, name: author, role: 'owner', language: 'en' } as const
    const added = await store.staff.add({ ...first, now: clock() })
    if (added.kind === 'not-stored') return added
    if (added.kind === 'name-taken') return { kind: added.kind }
  }
  return makeLink(services, { staffId, lasts: firstLinkLasts })
}
