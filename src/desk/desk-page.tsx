import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { clinicWords } from './clinic/words.ts'
import { deskPath } from './desk-path.ts'
import { editingWords } from './editing/words.ts'
import type { Frame } from './view.ts'
import { deskWords } from './words.ts'
import './desk.css'

/** A page of the desk, around what it is about. */
export function DeskPage({
  children,
  frame,
  locale,
  title,
}: {
  locale: Locale
  title: string
  frame?: Frame
  children: ReactNode
}) {
  const words = deskWords[locale]
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} · ${words.desk}`}</title>
        <script type="module" src={deskPath('desk.js')} />
      </head>
      <body>
        <a className="vh" href="#page">
          {words.skip}
        </a>
        {frame ? <DeskMenu frame={frame} /> : null}
        <main id="page" className="wrap">
          {frame ? <Notices frame={frame} /> : null}
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}

function DeskMenu({ frame: { editsWords, locale, name, role, token } }: { frame: Frame }) {
  const words = deskWords[locale]
  return (
    <header className="desk-head">
      <div className="wrap">
        <nav aria-label={words.desk}>
          <a href={deskPath()}>{words.today}</a>
          <a href={deskPath('search')}>{words.search}</a>
          {role === 'owner' ? <a href={deskPath('letters')}>{words.letters}</a> : null}
          <a href={deskPath('clinic')}>{clinicWords[locale].title}</a>
          {editsWords ? <a href={deskPath('words')}>{editingWords[locale].title}</a> : null}
          {role === 'owner' ? <a href={deskPath('staff')}>{words.staff}</a> : null}
          {role === 'owner' ? <a href={deskPath('figures')}>{words.figures}</a> : null}
          {role === 'owner' ? <a href={deskPath('log')}>{words.log}</a> : null}
          <a href={deskPath('account')}>{words.account}</a>
        </nav>
        <form method="post" action={deskPath('sign-out')}>
          <Token token={token} />
          <span>{fill(words.signedInAs, { name })}</span>
          <Button type="submit" variant="outline" size="sm">
            {words.signOut}
          </Button>
        </form>
      </div>
    </header>
  )
}

function Notices({ frame: { endsIn, locale, said, token } }: { frame: Frame }) {
  const words = deskWords[locale]
  return (
    <>
      {said ? (
        <p className="desk-said" role="status">
          {words.said[said]}
        </p>
      ) : null}
      <div className="desk-said desk-over" role="alert" data-ends-in={endsIn} hidden>
        <form method="post" action={deskPath('stay')}>
          <Token token={token} />
          {words.idle} <Button type="submit">{words.stay}</Button>
        </form>
      </div>
    </>
  )
}

/** Shows that a form comes from a page of this session. */
export const Token = ({ token }: { token: string }) => (
  <input type="hidden" name="token" value={token} />
)

interface PasskeyFormProps {
  /** Where the form leads; its `/options` says what the passkey is to sign. */
  action: string
  does: 'sign-in' | 'add'
  button: string
  failed: string
  locale: Locale
  token?: string
  back?: string
}

/** Asks for a passkey: the one thing at the desk that needs a script. */
export function PasskeyForm({
  action,
  back,
  button,
  does,
  failed,
  locale,
  token,
}: PasskeyFormProps) {
  return (
    <form method="post" action={action} data-passkey={does}>
      {token === undefined ? null : <Token token={token} />}
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
      <p>
        {/* Until the script is there: it alone can ask a device. */}
        <Button type="submit" size="lg" disabled>
          {button}
        </Button>
      </p>
      <p className="field-error" role="alert" data-failed={failed} />
      <noscript>
        <p>{deskWords[locale].signIn.noScript}</p>
      </noscript>
    </form>
  )
}
