import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from '#design/button/button.tsx'
import { Account } from './account.tsx'
import { Clinic, ClinicPreview } from './clinic/clinic.tsx'
import { DeskLog } from './desk-log.tsx'
import { DeskPage, PasskeyForm, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import { NoWords, WordsPage, WordsScreen } from './editing/editing.tsx'
import { WordsEntry, WordsList } from './editing/lists.tsx'
import { WordsPhoto } from './editing/photo.tsx'
import { Figures } from './figures/figures.tsx'
import { LetterPage, Letters } from './letters/letters.tsx'
import { Person, Search } from './person.tsx'
import { Staff, StaffLink, StaffMember } from './staff/staff.tsx'
import { Today } from './today.tsx'
import type { DeskView, SentAgain } from './view.ts'
import { deskWords } from './words.ts'
import '#design/styles/tokens.css'
import '#design/styles/fallbacks.css'
import '#design/styles/base.css'
import './desk.css'

function Screen(view: DeskView) {
  switch (view.screen) {
    case 'today':
      return <Today {...view} />
    case 'search':
      return <Search {...view} />
    case 'person':
      return <Person {...view} />
    case 'clinic':
      return <Clinic {...view} />
    case 'clinic-preview':
      return <ClinicPreview {...view} />
    case 'account':
      return <Account {...view} />
    case 'letters':
      return <Letters {...view} />
    case 'letter':
      return <LetterPage {...view} />
    case 'staff':
      return <Staff {...view} />
    case 'staff-link':
      return <StaffLink {...view} />
    case 'staff-member':
      return <StaffMember {...view} />
    case 'figures':
      return <Figures {...view} />
    case 'log':
      return <DeskLog {...view} />
    case 'words':
      return <WordsScreen {...view} />
    case 'no-words':
      return <NoWords {...view} />
    case 'words-page':
      return <WordsPage {...view} />
    case 'words-list':
      return <WordsList {...view} />
    case 'words-entry':
      return <WordsEntry {...view} />
    case 'words-photo':
      return <WordsPhoto {...view} />
    case 'verify':
      return <Verify {...view} />
    case 'refused':
      return <Refused {...view} />
    default:
      return <Door {...view} />
  }
}

/** Where nobody is signed in. */
function Door({ isLost, locale, screen }: Extract<DeskView, { screen: 'sign-in' | 'enrol' }>) {
  const words = screen === 'enrol' ? deskWords[locale].enrol : deskWords[locale].signIn
  return (
    <DeskPage locale={locale} title={words.title}>
      {isLost ? (
        <p className="desk-said" role="alert">
          {deskWords[locale].signIn.lost}
        </p>
      ) : null}
      <p className="lead">{words.lead}</p>
      <PasskeyForm
        action={deskPath(screen)}
        does={screen === 'enrol' ? 'add' : 'sign-in'}
        button={words.button}
        failed={words.failed}
        locale={locale}
      />
    </DeskPage>
  )
}

function Verify({ again, back, frame }: Extract<DeskView, { screen: 'verify' }>) {
  const { locale, token } = frame
  const { signIn, verify } = deskWords[locale]
  return (
    <DeskPage locale={locale} title={verify.title} frame={frame}>
      <p className="lead">{again ? verify.leadAgain : verify.lead}</p>
      <PasskeyForm
        action={deskPath('verify')}
        does="sign-in"
        button={verify.button}
        failed={signIn.failed}
        locale={locale}
        token={token}
        {...(back === undefined ? {} : { back })}
      />
      {again ? (
        <form method="post" action={again.action} data-again="">
          <Token token={token} />
          <Fields {...again} />
        </form>
      ) : null}
    </DeskPage>
  )
}

const Fields = ({ fields }: SentAgain) =>
  fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

function Refused({ again, locale, why }: Extract<DeskView, { screen: 'refused' }>) {
  const words = deskWords[locale]
  return (
    <DeskPage locale={locale} title={words.refusedTitle}>
      <p className="lead">{words.refused[why]}</p>
      {again ? (
        <form method="post" action={again.action}>
          <Fields {...again} />
          <p>{words.notLost}</p>
          <Button type="submit">{words.sendAgain}</Button>
        </form>
      ) : null}
      <p>
        <a href={deskPath()}>{words.toToday}</a>
      </p>
    </DeskPage>
  )
}

/** A page of the desk as HTML; its styles go where it says so. */
export const drawDesk = (view: DeskView) =>
  `<!doctype html>${renderToStaticMarkup(<Screen {...view} />)}`
