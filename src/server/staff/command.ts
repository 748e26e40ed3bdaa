import { day, hour } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { printable } from '#server/terminal/printable.ts'
import { firstLinkLasts, makeFirstLink, makeLink } from './first-link.ts'
import type { StaffMember, StaffQueries } from './queries.ts'

type Services = Terminal & {
  store: { staff: StaffQueries }
  /** Where the desk on the web is. */
  deskOrigin: string
}

/** How long the link of anybody but the first owner works. */
const linkLasts = 2 * day

/** Who works at the desk on the web. */
export const staffCommand: Command<Services['store'], Services> = {
  takes: 'list|add NAME owner|staff en|es|link [NAME]|end NAME',
  does: 'says who may use the desk on the web, prints a link that adds a passkey once, or ends what somebody may do',
  run: serveStaff,
}

async function serveStaff(services: Services, [what = '', ...rest]: readonly string[]) {
  if (what === 'list') return list(services)
  if (what === 'add') return add(services, rest)
  if (what === 'link') return link(services, rest[0])
  if (what === 'end') return end(services, rest[0])
  throw new CommandError(
    'Say what: staff list, staff add NAME owner|staff en|es, staff link [NAME] or staff end NAME',
  )
}

const readAll = async ({ store }: Services) => unlessFailed(await store.staff.readAll()).staff

async function find(services: Services, name: string | undefined) {
  const member = (await readAll(services)).find((each) => each.name === name && !each.hasLeft)
  if (!member) throw new CommandError('Nobody here has that name. See: npm run desk -- staff list')
  return member
}

const memberLine = ({ hasLeft, language, name, passkeys, role }: StaffMember) =>
  [printable(name), role, language, hasLeft ? 'has left' : `passkeys: ${passkeys}`].join(' | ')

async function list(services: Services) {
  const staff = await readAll(services)
  for (const member of staff) services.print(memberLine(member))
  if (staff.length === 0) services.print('Nobody yet. Begin with: npm run desk -- staff link')
}

async function add(services: Services, [name = '', role, language]: readonly string[]) {
  const { clock, store } = services
  const asRole = (['owner', 'staff'] as const).find((known) => known === role)
  const inLanguage = locales.find((known) => known === language)
  if (name.trim() === '' || !asRole || !inLanguage) {
    throw new CommandError('Say who: npm run desk -- staff add Rosa staff es')
  }
  const id = randomId()
  const member = { id, name: name.trim(), role: asRole, language: inLanguage, now: clock() }
  const { kind } = unlessFailed(await store.staff.add(member))
  if (kind === 'name-taken') throw new CommandError('Somebody has that name. Give another.')
  await printLink(services, id)
}

/** Without a name: for the first owner, until somebody can sign in. */
async function link(services: Services, name: string | undefined) {
  if (name !== undefined) {
    const { id } = await find(services, name)
    return printLink(services, id)
  }
  const made = unlessFailed(await makeFirstLink(services))
  if (made.kind === 'link') return sayLink(services, made.link, firstLinkLasts)
  throw new CommandError(
    made.kind === 'enrolled'
      ? 'Somebody can sign in already. Say for whom: npm run desk -- staff link Rosa'
      : 'Say for whom: npm run desk -- staff link Rosa',
  )
}

async function printLink(services: Services, staffId: string) {
  const made = unlessFailed(await makeLink(services, { staffId, lasts: linkLasts }))
  sayLink(services, made.link, linkLasts)
}

function sayLink({ print }: Services, link: string, lasts: number) {
  print(link)
  print(`It adds one passkey, once, for ${lasts / hour} h. Whoever uses it first is signed in.`)
}

async function end(services: Services, name: string | undefined) {
  const { id } = await find(services, name)
  unlessFailed(await services.store.staff.end({ id, now: services.clock() }))
  services.print('They are signed out, and sign in no more.')
}
