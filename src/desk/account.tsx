import { Button } from '#design/button/button.tsx'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import { DeskPage, PasskeyForm, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import type { DeskView } from './view.ts'
import { deskWords } from './words.ts'

type AccountView = Extract<DeskView, { screen: 'account' }>

/** One's own passkeys, language and sessions. */
export function Account(view: AccountView) {
  const { frame } = view
  const { locale } = frame
  const { account } = deskWords[locale]
  return (
    <DeskPage locale={locale} title={account} frame={frame}>
      <Passkeys {...view} />
      <Sessions {...view} />
      <LanguageForm {...view} />
    </DeskPage>
  )
}

function Passkeys({ frame: { locale, token }, passkeys }: AccountView) {
  const { own, signIn } = deskWords[locale]
  return (
    <>
      <h2>{own.passkeys}</h2>
      {passkeys.length < 2 ? <p>{own.second}</p> : null}
      <ul className="desk-cards">
        {passkeys.map(({ added, id }) => (
          <li key={id} className="desk-card">
            {fill(own.added, { time: added })}
            {passkeys.length < 2 ? null : (
              <form method="post" action={deskPath('passkeys', 'remove')}>
                <Token token={token} />
                <Button type="submit" name="passkey" value={id} variant="outline" size="sm">
                  {own.remove}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {passkeys.length < 2 ? null : <p>{own.removeHint}</p>}
      <PasskeyForm
        action={deskPath('passkeys')}
        does="add"
        button={own.add}
        failed={signIn.failed}
        locale={locale}
        token={token}
      />
    </>
  )
}

function Sessions({ frame: { locale, token }, sessions }: AccountView) {
  const { own, signOutEverywhere } = deskWords[locale]
  return (
    <>
      <h2>{own.sessions}</h2>
      <ul className="desk-cards">
        {sessions.map(({ began, device, id, isThis, used }) => (
          <li key={id} className="desk-card">
            {device === '' ? null : <h3>{own.devices[device]}</h3>}
            {isThis ? (
              <p>
                <b>{own.thisOne}</b>
              </p>
            ) : null}
            <p>{fill(own.began, { time: began })}</p>
            <p>{fill(own.used, { time: used })}</p>
            <form method="post" action={deskPath('sessions', id)}>
              <Token token={token} />
              <Button type="submit" variant="outline" size="sm">
                {own.end}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={deskPath('sign-out-everywhere')}>
        <Token token={token} />
        <Button type="submit" variant="outline">
          {signOutEverywhere}
        </Button>
      </form>
    </>
  )
}

function LanguageForm({ frame: { locale, token } }: AccountView) {
  const { own } = deskWords[locale]
  return (
    <form className="desk-form field" method="post" action={deskPath('language')}>
      <Token token={token} />
      <label htmlFor="language">{own.language}</label>
      <select id="language" name="language" defaultValue={locale}>
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
          </option>
        ))}
      </select>
      <Button type="submit">{own.change}</Button>
    </form>
  )
}
