import { Button } from '#design/button/button.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import type { DeskView, Frame } from '#desk/view.ts'
import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { type Invitation, type Member, roles } from './view.ts'
import { staffWords } from './words.ts'
import '#design/field/field.css'

const staffPath = (...parts: readonly string[]) => deskPath('staff', ...parts)

const nameOf = ({ isSelf, name }: Member, locale: Locale) =>
  isSelf ? fill(staffWords[locale].self, { name }) : name

/** Who works here, and inviting somebody. */
export function Staff({ frame, invitation, members }: Extract<DeskView, { screen: 'staff' }>) {
  const { locale } = frame
  const words = staffWords[locale]
  return (
    <DeskPage locale={locale} title={words.title} frame={frame}>
      <ul className="desk-cards">
        {members.map((member) => (
          <li key={member.id} className="desk-card">
            <h2>
              {member.hasLeft ? (
                member.name
              ) : (
                <a href={staffPath(member.id)}>{nameOf(member, locale)}</a>
              )}
            </h2>
            <MemberFacts member={member} locale={locale} />
          </li>
        ))}
      </ul>
      <h2>{words.invite}</h2>
      <Invite frame={frame} invitation={invitation} />
    </DeskPage>
  )
}

function MemberFacts({ locale, member }: { member: Member; locale: Locale }) {
  const words = staffWords[locale]
  const { hasLeft, language, lastSeen, linkUntil, passkeys, role } = member
  const facts = hasLeft
    ? words.hasLeft
    : [
        words.roles[role],
        words.languages[language],
        counted(words.passkeys, passkeys, locale),
      ].join(' · ')
  return (
    <>
      <p>{facts}</p>
      <p>{lastSeen === '' ? words.neverSeen : fill(words.lastSeen, { time: lastSeen })}</p>
      {linkUntil === '' ? null : <p>{fill(words.linkUntil, { time: linkUntil })}</p>}
    </>
  )
}

function Invite({ frame, invitation }: { frame: Frame; invitation: Invitation }) {
  const { fault, typed } = invitation
  const words = staffWords[frame.locale]
  return (
    <form className="desk-form" method="post" action={staffPath()}>
      <Token token={frame.token} />
      <div className="field">
        <label htmlFor="name">{words.name}</label>
        <p className="field-hint" id="name-hint">
          {words.nameHint}
        </p>
        <p className="field-error" id="name-error" role="alert">
          {fault === '' ? '' : words.faults[fault]}
        </p>
        <input
          id="name"
          name="name"
          autoComplete="off"
          aria-describedby="name-error name-hint"
          aria-invalid={fault === '' ? undefined : true}
          // biome-ignore lint/a11y/noAutofocus: what is to be mended, below the screen of a telephone
          autoFocus={fault !== ''}
          defaultValue={typed.name}
        />
      </div>
      <RoleField role={typed.role} locale={frame.locale} />
      <div className="field">
        <label htmlFor="language">{words.language}</label>
        <select id="language" name="language" defaultValue={typed.language}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {words.languages[each]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit">{words.inviteButton}</Button>
    </form>
  )
}

function RoleField({ locale, role }: { role: Member['role']; locale: Locale }) {
  const words = staffWords[locale]
  return (
    <div className="field">
      <label htmlFor="role">{words.role}</label>
      <p className="field-hint" id="role-hint">
        {words.rolesLead}
      </p>
      <select id="role" name="role" aria-describedby="role-hint" defaultValue={role}>
        {roles.map((each) => (
          <option key={each} value={each}>
            {words.roles[each]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The link by which somebody begins. Nobody sees it again. */
export function StaffLink({ frame, link }: Extract<DeskView, { screen: 'staff-link' }>) {
  const { locale } = frame
  const words = staffWords[locale]
  const { address, name, until } = link
  return (
    <DeskPage locale={locale} title={fill(words.link, { name })} frame={frame}>
      <p className="lead">{fill(words.linkLead, { name, time: until })}</p>
      <div className="desk-form field">
        <label htmlFor="link">{words.linkLabel}</label>
        <textarea id="link" rows={4} readOnly defaultValue={address} />
        <Button data-copies="link" data-copied={words.copied} hidden>
          {words.copy}
        </Button>
      </div>
      <p>
        <a href={staffPath()}>{words.toStaff}</a>
      </p>
    </DeskPage>
  )
}

/** Somebody's role, a new link, and their end here. */
export function StaffMember({ frame, member }: Extract<DeskView, { screen: 'staff-member' }>) {
  const { locale, token } = frame
  const words = staffWords[locale]
  const { id, name, role } = member
  return (
    <DeskPage locale={locale} title={nameOf(member, locale)} frame={frame}>
      <MemberFacts member={member} locale={locale} />
      <form className="desk-form" method="post" action={staffPath(id, 'role')}>
        <Token token={token} />
        <RoleField role={role} locale={locale} />
        <Button type="submit" variant="outline">
          {words.change}
        </Button>
      </form>
      {role === 'owner' ? null : (
        <form className="desk-form" method="post" action={staffPath(id, 'words')}>
          <Token token={token} />
          <label className="desk-sure">
            <input type="checkbox" name="words" value="yes" defaultChecked={member.editsWords} />
            {words.editsWords}
          </label>
          <Button type="submit" variant="outline">
            {words.changeRight}
          </Button>
        </form>
      )}
      <h2>{words.newLink}</h2>
      <p>{words.newLinkLead}</p>
      <form method="post" action={staffPath(id, 'link')}>
        <Token token={token} />
        <Button type="submit" variant="outline">
          {words.newLinkButton}
        </Button>
      </form>
      <h2>{words.end}</h2>
      <p>{words.endLead}</p>
      <form method="post" action={staffPath(id, 'end')}>
        <Token token={token} />
        <label className="desk-sure">
          <input type="checkbox" name="sure" value="yes" />
          {fill(words.endSure, { name })}
        </label>
        <Button type="submit" variant="destructive">
          {fill(words.endButton, { name })}
        </Button>
      </form>
    </DeskPage>
  )
}
