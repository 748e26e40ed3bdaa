import { Button, ButtonLink } from '#design/button/button.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import type { DeskView, Frame } from '#desk/view.ts'
import { counted, formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { progressInWords } from './progress.ts'
import type { Letter, LetterPreview, LetterRow, MailFailure } from './view.ts'
import { letterWords } from './words.ts'
import '#design/field/field.css'
import './letters.css'

const letterPath = (...parts: readonly string[]) => deskPath('letters', ...parts)

/** The issues of the newsletter, and how far each is. */
export function Letters({ frame, letters }: Extract<DeskView, { screen: 'letters' }>) {
  const { locale } = frame
  const words = letterWords[locale]
  return (
    <DeskPage locale={locale} title={words.title} frame={frame}>
      <p>{letters.length === 0 ? words.none : words.lead}</p>
      <ul className="desk-cards">
        {letters.map((letter) => (
          <li key={letter.id} className="desk-card">
            <h2>
              <a href={letterPath(letter.id)}>{letter.heading}</a>
            </h2>
            <State letter={letter} locale={locale} />
            <p>{progressInWords(letter, locale)}</p>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}

function State({ letter: { begun, state }, locale }: { letter: LetterRow; locale: Locale }) {
  const words = letterWords[locale]
  return (
    <p>
      <b>{words.states[state]}</b>
      {begun === '' ? null : ` · ${begun}`}
    </p>
  )
}

/** An issue: what readers get, a test, and sending it. */
export function LetterPage({ frame, letter }: Extract<DeskView, { screen: 'letter' }>) {
  const { locale } = frame
  const { state } = letter
  const words = letterWords[locale]
  return (
    <DeskPage locale={locale} title={letter.heading} frame={frame}>
      <State letter={letter} locale={locale} />
      {state === 'sample' ? <p>{words.isSample}</p> : null}
      {letter.begun === '' ? null : <Progress letter={letter} frame={frame} />}
      {letter.failures.length === 0 ? null : (
        <Failures failures={letter.failures} locale={locale} />
      )}
      <h2>{words.preview}</h2>
      <div className="desk-cards">
        {letter.previews.map((preview) => (
          <Preview key={preview.locale} id={letter.id} preview={preview} locale={locale} />
        ))}
      </div>
      {/* What is typed would be lost when the page loads again. */}
      {state === 'sending' ? null : <Test letter={letter} frame={frame} />}
      {state === 'not-sent' ? <Send letter={letter} frame={frame} /> : null}
    </DeskPage>
  )
}

function Progress({ frame, letter }: { letter: Letter; frame: Frame }) {
  const { locale, token } = frame
  const words = letterWords[locale]
  const { doneBy, failed, id, left, mails, state } = letter
  return (
    <section
      data-progress={state === 'sending' ? letterPath(id, 'progress') : undefined}
      data-state={state}
    >
      <progress
        className="desk-progress"
        aria-label={words.states[state]}
        max={Math.max(mails, 1)}
        value={state === 'sent' ? mails : left + failed}
      />
      <p data-words="">{progressInWords(letter, locale)}</p>
      {doneBy === '' ? null : <p>{fill(words.doneBy, { time: doneBy })}</p>}
      {state === 'sent' ? null : (
        <form method="post" action={letterPath(id, state === 'paused' ? 'go-on' : 'pause')}>
          <Token token={token} />
          <Button type="submit" variant={state === 'paused' ? 'default' : 'outline'}>
            {state === 'paused' ? words.goOn : words.pause}
          </Button>
        </form>
      )}
      {state === 'sending' ? (
        <noscript>
          <p>
            <a href={letterPath(id)}>{words.again}</a>
          </p>
        </noscript>
      ) : null}
    </section>
  )
}

function Failures({ failures, locale }: { failures: readonly MailFailure[]; locale: Locale }) {
  const words = letterWords[locale]
  const inWords = (failure: MailFailure) => {
    const what = counted(words.what[failure.what], failure.mails, locale)
    return 'reason' in failure
      ? fill(words.because, { what, reason: words.reasons[failure.reason] })
      : what
  }
  return (
    <>
      <h2>{words.failures}</h2>
      <p>{words.failuresLead}</p>
      <ul>
        {failures.map(inWords).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

interface PreviewProps {
  id: string
  preview: LetterPreview
  locale: Locale
}

function Preview({ id, locale, preview }: PreviewProps) {
  const words = letterWords[locale]
  const lang = preview.locale
  return (
    <section className="desk-card">
      <h3>{words.languages[lang]}</h3>
      <p>
        {words.subject}: <b lang={lang}>{preview.subject}</b>
      </p>
      <div className="desk-acts">
        <ButtonLink href={letterPath(id, 'mail', lang)} hrefLang={lang} variant="outline">
          {words.asMail}
        </ButtonLink>
        <a href={preview.page} hrefLang={lang}>
          {words.onSite}
        </a>
      </div>
      <details>
        <summary>{words.asText}</summary>
        <pre className="desk-plain" lang={lang}>
          {preview.text}
        </pre>
      </details>
    </section>
  )
}

function Test({ frame, letter }: { letter: Letter; frame: Frame }) {
  const words = letterWords[frame.locale]
  const { faults, id, typed } = letter
  return (
    <>
      <h2>{words.test}</h2>
      <form className="desk-form field" method="post" action={letterPath(id, 'test')} noValidate>
        <Token token={frame.token} />
        <label htmlFor="to">{words.to}</label>
        <p className="field-hint" id="to-hint">
          {words.testLead}
        </p>
        <p className="field-error" id="to-error" role="alert">
          {faults.to}
        </p>
        <input
          id="to"
          name="to"
          type="email"
          autoComplete="email"
          aria-describedby="to-error to-hint"
          aria-invalid={faults.to === undefined ? undefined : true}
          // biome-ignore lint/a11y/noAutofocus: what is to be mended, below the screen of a telephone
          autoFocus={faults.to !== undefined}
          defaultValue={typed.to}
        />
        <Button type="submit" variant="outline">
          {words.testButton}
        </Button>
      </form>
    </>
  )
}

const sum = (readers: Letter['readers']) =>
  locales.reduce((all, locale) => all + readers[locale], 0)

function Send({ frame, letter }: { letter: Letter; frame: Frame }) {
  const { locale, token } = frame
  const words = letterWords[locale]
  const { faults, id, readers, typed } = letter
  const all = sum(readers)
  if (all === 0) {
    return (
      <>
        <h2>{words.send}</h2>
        <p>{words.noReaders}</p>
      </>
    )
  }
  const numbers = { en: formatCount(readers.en), es: formatCount(readers.es) }
  return (
    <>
      <h2>{words.send}</h2>
      <p>{fill(words.byLanguage, { readers: counted(words.readers, all, locale), ...numbers })}</p>
      <form className="desk-form field" method="post" action={letterPath(id, 'send')}>
        <Token token={token} />
        <label htmlFor="readers">{words.number}</label>
        <p className="field-error" id="readers-error" role="alert">
          {faults.readers ? fill(words.faults[faults.readers], { n: formatCount(all) }) : ''}
        </p>
        <input
          id="readers"
          name="readers"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="readers-error"
          aria-invalid={faults.readers === undefined ? undefined : true}
          // biome-ignore lint/a11y/noAutofocus: what is to be mended, below the screen of a telephone
          autoFocus={faults.readers !== undefined}
          defaultValue={typed.readers}
        />
        <Button type="submit">{words.sendButton}</Button>
      </form>
    </>
  )
}
