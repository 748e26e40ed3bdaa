import { Button } from '#design/button/button.tsx'
import { counted } from '#language/counted.ts'
import { locales } from '#language/locales.ts'
import { DeskPage, PasskeyForm, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import type { DeskView } from './view.ts'
import { deskWords } from './words.ts'

type AccountView = Extract<DeskView, { screen: 'account' }>

/** One's own passkeys, language and sessions. */
export function Account({ frame, passkeys }: AccountView) {
  const { locale, token } = frame
  const words = deskWords[locale]
  return (
    <DeskPage locale={locale} title={words.account} frame={frame}>
      <p>{counted(words.own.passkeys, passkeys, locale)}</p>
      {passkeys < 2 ? <p>{words.own.second}</p> : null}
      <PasskeyForm
        action={deskPath('passkeys')}
        does="add"
        button={words.own.add}
        failed={words.signIn.failed}
        locale={locale}
        token={token}
      />
      <form className="desk-form field" method="post" action={deskPath('language')}>
        <Token token={token} />
        <label htmlFor="language">{words.own.language}</label>
        <select id="language" name="language" defaultValue={locale}>
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
            </option>
          ))}
        </select>
        <Button type="submit">{words.own.change}</Button>
      </form>
      <form method="post" action={deskPath('sign-out-everywhere')}>
        <Token token={token} />
        <Button type="submit" variant="outline">
          {words.signOutEverywhere}
        </Button>
      </form>
    </DeskPage>
  )
}
