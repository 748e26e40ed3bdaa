import { Button } from '#design/button/button.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import { nameIn } from '#desk/name-in.ts'
import type { DeskView, Frame } from '#desk/view.ts'
import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { checkInWords } from './checks/check-in-words.ts'
import type { LiveState, PageFaultLine, TextField, WordsOutcome } from './view.ts'
import { editingWords } from './words.ts'
import '#design/field/field.css'
import './editing.css'

const wordsAt = (...parts: readonly string[]) => deskPath('words', ...parts)

/** Every page and list, and the last saves. */
export function WordsScreen({
  asked,
  frame,
  groups,
  lists,
  live,
  outcome,
  saves,
}: Extract<DeskView, { screen: 'words' }>) {
  const { locale } = frame
  const words = editingWords[locale]
  return (
    <DeskPage locale={locale} title={words.title} frame={frame}>
      <Outcome outcome={outcome} live={live} locale={locale} />
      <p>{words.lead}</p>
      <search>
        <form className="desk-form field" method="get" action={wordsAt()}>
          <label htmlFor="asked">{words.search}</label>
          <input id="asked" name="asked" type="search" defaultValue={asked} />
          <Button type="submit">{words.searchButton}</Button>
        </form>
      </search>
      <h2>{words.pages}</h2>
      {groups.length === 0 ? <p role="status">{words.nothing}</p> : null}
      {groups.map(({ folder, pages }) => (
        <details key={folder} className="words-group" open={asked !== ''}>
          <summary>{folderName(folder, locale)}</summary>
          <ul>
            {pages.map(({ page, title }) => (
              <li key={page}>
                <a href={wordsAt('pages', page)}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {asked === '' ? null : (
        <p>
          <a href={wordsAt()}>{words.all}</a>
        </p>
      )}
      {lists.length === 0 ? null : <h2>{words.lists}</h2>}
      <ul>
        {lists.map(({ list }) => (
          <li key={list}>
            <a href={wordsAt('lists', list)}>{listName(list, locale)}</a>
          </li>
        ))}
      </ul>
      <h2>{words.saves}</h2>
      {saves.length === 0 ? <p>{words.noSaves}</p> : null}
      <ul className="desk-cards">
        {saves.map(({ at, author, commit, pages }) => (
          <li key={commit} className="desk-card">
            <p>{fill(words.savedBy, { name: author, time: at })}</p>
            <p>
              <b>{pages.join(', ')}</b>
            </p>
            <form method="post" action={wordsAt('take-back')}>
              <Token token={frame.token} />
              <Button
                type="submit"
                name="commit"
                value={commit}
                variant="outline"
                aria-label={fill(words.takeBackOf, { name: author, pages: pages.join(', ') })}
              >
                {words.takeBack}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}

function folderName(folder: string, locale: Locale) {
  const { folders, otherFolder } = editingWords[locale]
  return nameIn(folders, folder) ?? otherFolder
}

export const listName = (list: string, locale: Locale) =>
  nameIn(editingWords[locale].listNames, list) ?? list

/** Why the desk changes no words, and what to do. */
export function NoWords({ frame, why }: Extract<DeskView, { screen: 'no-words' }>) {
  const { locale } = frame
  const words = editingWords[locale]
  return (
    <DeskPage locale={locale} title={words.title} frame={frame}>
      <p className="lead">{why === 'not-set' ? words.notSet : words.unreadable}</p>
      {why === 'not-set' ? <p>{words.notSetHow}</p> : null}
    </DeskPage>
  )
}

function liveLine({ at, kind }: LiveState, locale: Locale) {
  const { live } = editingWords[locale]
  return kind === 'waits' ? live.waits : fill(live[kind], { time: at })
}

/** What became of a save, and whether visitors see it. */
export function Outcome({
  live,
  locale,
  outcome,
}: {
  outcome: WordsOutcome | undefined
  live: LiveState | undefined
  locale: Locale
}) {
  const words = editingWords[locale]
  if (!outcome && !live) return null
  return (
    <div className="desk-said" role="status">
      {outcome ? <p>{words.outcomes[outcome]}</p> : null}
      {live ? <p>{liveLine(live, locale)}</p> : null}
      {live && live.lines.length > 0 ? (
        <ul>
          {live.lines.map((line) => (
            <li key={line}>{checkInWords(line, locale)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** A page in both languages, as it is written. */
export function WordsPage(view: Extract<DeskView, { screen: 'words-page' }>) {
  const { addresses, fault, faults, frame, live, outcome, page, takesPhotos, texts, title } = view
  const { locale } = frame
  const words = editingWords[locale]
  return (
    <DeskPage locale={locale} title={title} frame={frame}>
      {fault ? (
        <div className="words-wrong" role="alert">
          <p>{words.faults[fault]}</p>
          {faults.length > 0 ? <Faults faults={faults} locale={locale} /> : null}
        </div>
      ) : (
        <Outcome outcome={outcome} live={live} locale={locale} />
      )}
      <p className="desk-acts">
        <a href={wordsAt()}>{words.toWords}</a>
        {locales.map((each) =>
          addresses[each] === '' ? null : (
            <a key={each} href={addresses[each]}>
              {fill(words.onSite, { language: words.languages[each] })}
            </a>
          ),
        )}
        {takesPhotos ? <a href={wordsAt('photos', page)}>{words.photo.add}</a> : null}
      </p>
      <form method="post" action={wordsAt('pages', page)} data-typing>
        <Token token={frame.token} />
        <input type="hidden" name="page" value={page} />
        <p id="hint">{words.hint}</p>
        <div className="words-both">
          {locales.map((each) => (
            <Text
              key={each}
              language={each}
              locale={locale}
              field={texts[each]}
              isWrong={faults.some((one) => one.locale === each)}
            />
          ))}
        </div>
        <p className="desk-acts">
          <Button type="submit" size="lg">
            {words.check}
          </Button>
          <Button
            type="submit"
            variant="outline"
            formAction={wordsAt('preview')}
            formTarget="_blank"
            aria-describedby="preview-hint"
          >
            {words.preview}
          </Button>
          <span id="preview-hint">{words.previewHint}</span>
        </p>
      </form>
      <Samples frame={frame} />
    </DeskPage>
  )
}

/** What is wrong with the files of a page, each with its line. */
export function Faults({ faults, locale }: { faults: readonly PageFaultLine[]; locale: Locale }) {
  const words = editingWords[locale]
  return (
    <ul>
      {faults.map(({ line, locale: language, text }) => {
        const said = text === '' ? words.missing[language] : checkInWords(text, locale)
        const given = { language: words.languages[language], text: said }
        return (
          <li key={`${language} ${line} ${text}`}>
            {line > 0
              ? fill(words.faultAt, { ...given, line: String(line) })
              : fill(words.faultIn, given)}
          </li>
        )
      })}
    </ul>
  )
}

function Text({
  field: { opened, other, text },
  isWrong,
  language,
  locale,
}: {
  field: TextField
  isWrong: boolean
  language: Locale
  /** Of the desk. */
  locale: Locale
}) {
  const words = editingWords[locale]
  const name = words.languages[language]
  return (
    <div className="field">
      <input type="hidden" name={`${language}-opened`} value={opened} />
      <label htmlFor={language}>{name}</label>
      <textarea
        id={language}
        name={language}
        className="words-text"
        lang={language}
        spellCheck
        rows={20}
        aria-describedby="hint"
        aria-invalid={isWrong || undefined}
        defaultValue={text}
      />
      {other === undefined ? null : (
        <>
          <label htmlFor={`${language}-other`}>{fill(words.other, { language: name })}</label>
          <textarea
            id={`${language}-other`}
            className="words-text"
            lang={language}
            readOnly
            rows={20}
            defaultValue={other}
          />
        </>
      )}
    </div>
  )
}

/** What our blocks look like when they are written. */
function Samples({ frame: { locale } }: { frame: Frame }) {
  const words = editingWords[locale]
  return (
    <details className="words-group">
      <summary>{words.blocks}</summary>
      <p>{words.blocksLead}</p>
      <ul className="desk-cards">
        {Object.entries(words.samples).map(([id, { name, text }]) => (
          <li key={id} className="desk-card">
            <h3 id={`sample-${id}`}>{name}</h3>
            <pre className="words-sample">{text}</pre>
            <Button
              variant="outline"
              size="sm"
              data-inserts={text}
              aria-describedby={`sample-${id}`}
              hidden
            >
              {words.insert}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
