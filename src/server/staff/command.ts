import { hour } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { printable } from '#server/terminal/printable.ts'
import { atTerminal } from './at-terminal.ts'
import { inviteMember, linkEndsAfter, linkFirstOwner, linkMember } from './invitations.ts'
import type { StaffMember } from './members.ts'
import type { StaffQueries } from './queries.ts'

type Services = Terminal & {
  store: { staff: StaffQueries }
  /** Where the desk on the web is. */
  deskOrigin: string
}

/** Who works at the desk on the web. */
export const staffCommand: Command<Services['store'], Services> = {
  takes: 'list|add NAME owner|staff en|es|link [NAME]|role NAME owner|staff|end NAME',
  does: 'says who may use the desk on the web, prints a link that adds a passkey once, makes somebody an owner or no owner, or ends what they may do',
  run: serveStaff,
}

async function serveStaff(services: Services, [what = '', ...rest]: readonly string[]) {
  if (what === 'list') return list(services)
  if (what === 'add') return add(services, rest)
  if (what === 'link') return link(services, rest[0])
  if (what === 'role') return setRole(services, rest)
  if (what === 'end') return end(services, rest[0])
  throw new CommandError(
    'Say what: staff list, staff add NAME owner|staff en|es, staff link [NAME], staff role NAME owner|staff or staff end NAME',
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
  const asRole = readRole(role)
  const inLanguage = locales.find((known) => known === language)
  if (name.trim() === '' || !asRole || !inLanguage) {
    throw new CommandError('Say who: npm run desk -- staff add Rosa staff es')
  }
  const member = { name: name.trim(), role: asRole, language: inLanguage }
  const invited = unlessFailed(await inviteMember(services, member, atTerminal(services.author)))
  if (invited.kind !== 'link') throw new CommandError('Somebody has that name. Give another.')
  printLink(services, invited.address, linkEndsAfter.other)
}

const readRole = (role: string | undefined) =>
  (['owner', 'staff'] as const).find((known) => known === role)

/** Without a name: for the first owner, until somebody can sign in. */
async function link(services: Services, name: string | undefined) {
  if (name !== undefined) {
    const { id } = await find(services, name)
    return giveLink(services, id, linkEndsAfter.other)
  }
  const made = unlessFailed(await linkFirstOwner(services, services.author))
  if (made.kind === 'link') return printLink(services, made.address, linkEndsAfter.first)
  throw new CommandError(
    made.kind === 'enrolled'
      ? 'Somebody can sign in already. Say for whom: npm run desk -- staff link Rosa'
      : 'Say for whom: npm run desk -- staff link Rosa',
  )
}

async function giveLink(services: Services, id: string, endsAfter: number) {
  const given = unlessFailed(
    await linkMember(services, { id, endsAfter, by: atTerminal(services.author) }),
  )
  if (given.kind === 'link') printLink(services, given.address, endsAfter)
}

function printLink({ print }: Services, address: string, endsAfter: number) {
  print(address)
  print(`It adds one passkey, once, for ${endsAfter / hour} h. Whoever uses it first is signed in.`)
}

const lastOwner = 'They are the last owner who can sign in. Make somebody else an owner first.'

async function setRole(services: Services, [name, role]: readonly string[]) {
  const asRole = readRole(role)
  if (!asRole) throw new CommandError('Say who: npm run desk -- staff role Rosa owner')
  const { id } = await find(services, name)
  const { author, clock, store } = services
  const change = { id, role: asRole, by: atTerminal(author), now: clock() }
  const { kind } = unlessFailed(await store.staff.setRole(change))
  if (kind === 'last-owner') throw new CommandError(lastOwner)
  services.print('It holds from their next press on.')
}

async function end(services: Services, name: string | undefined) {
  const { id } = await find(services, name)
  const { author, clock, store } = services
  const { kind } = unlessFailed(await store.staff.end({ id, by: atTerminal(author), now: clock() }))
  if (kind === 'last-owner') throw new CommandError(lastOwner)
  services.print('They are signed out, and sign in no more.')
}
