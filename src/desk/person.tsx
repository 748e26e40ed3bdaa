import { Fragment } from 'react'
import { Button } from '#design/button/button.tsx'
import { writtenPhone } from '#site/phone-numbers.ts'
import { DeskPage, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import { Hold } from './hold.tsx'
import { nameIn } from './name-in.ts'
import type { DeskView, Frame, HistoryLine, PersonMessage, PersonView } from './view.ts'
import { deskWords } from './words.ts'
import '#design/field/field.css'

type SearchView = Extract<DeskView, { screen: 'search' }>

/** Finds people by what is kept of them. What was typed stands in no address. */
export function Search({ asked, found, frame }: SearchView) {
  const words = deskWords[frame.locale]
  return (
    <DeskPage locale={frame.locale} title={words.search} frame={frame}>
      <form className="desk-form field" method="post" action={deskPath('search')}>
        <Token token={frame.token} />
        <label htmlFor="asked">{words.searchLabel}</label>
        <input id="asked" type="search" name="asked" defaultValue={asked} maxLength={254} />
        <Button type="submit">{words.searchButton}</Button>
      </form>
      {asked !== '' && found.length === 0 ? <p>{words.nothingFound}</p> : null}
      <ul>
        {found.map(({ address, name, person }) => (
          <li key={person}>
            <a href={deskPath('people', person)}>
              <Listed parts={[name, address]} />
            </a>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}

/** What is known of somebody. A name from right to left turns no number around. */
const Listed = ({ parts }: { parts: readonly string[] }) =>
  parts.filter(Boolean).map((part, place) => (
    <Fragment key={part}>
      {place === 0 ? null : ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ))

type PersonScreen = Extract<DeskView, { screen: 'person' }>

/** Everything that is kept about an address or a number. */
export function Person({ frame, person }: PersonScreen) {
  const { locale } = frame
  const words = deskWords[locale]
  return (
    <DeskPage locale={locale} title={person.name} frame={frame}>
      {person.name === person.address ? null : (
        <p className="lead">{writtenPhone(person.address)}</p>
      )}
      <h2>{words.messages}</h2>
      {person.messages.length === 0 ? <p>{words.noMessages}</p> : null}
      {person.messages.map((message) => (
        <MessageEntry key={message.id} message={message} frame={frame} person={person} />
      ))}
      {person.isEmail ? <Mail frame={frame} person={person} /> : null}
      {frame.role === 'owner' ? <OwnerActs frame={frame} person={person} /> : null}
    </DeskPage>
  )
}

function MessageEntry({
  frame,
  message,
  person,
}: {
  message: PersonMessage
  frame: Frame
  person: PersonView
}) {
  const words = deskWords[frame.locale]
  const { answered, came, email, firm, history, id, kind, name, needs, note, phone, topic } =
    message
  const facts = [
    [words.firm, firm],
    [words.topic, kind === 'message' ? (nameIn(words.topics, topic) ?? topic) : words.kinds[kind]],
    [words.needs, needs],
    [words.came, came],
    [words.answered, answered === '' ? words.waits : answered],
    [words.theirNote, note],
  ].filter(([, text]) => text !== '')
  return (
    <article className="desk-card">
      <h3>
        <Listed parts={[name, writtenPhone(phone), email]} />
      </h3>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>
              <b>{label}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <History lines={history} frame={frame} />
      {answered === '' ? null : (
        <form method="post" action={deskPath('messages', id)}>
          <Token token={frame.token} />
          <Button type="submit" name="act" value="undo" variant="outline">
            {words.undo}
          </Button>
        </form>
      )}
      <form
        className="desk-form field"
        method="post"
        action={deskPath('people', person.person, 'note')}
        data-typing
      >
        <Token token={frame.token} />
        <input type="hidden" name="message" value={id} />
        <label htmlFor={`note-${id}`}>{words.note}</label>
        <p className="field-hint" id={`hint-${id}`}>
          {words.noteHint}
        </p>
        <textarea
          id={`note-${id}`}
          name="note"
          rows={3}
          aria-describedby={`hint-${id}`}
          defaultValue={person.typed.id === id ? person.typed.note : ''}
        />
        <Button type="submit">{words.addNote}</Button>
      </form>
    </article>
  )
}

function History({ frame, lines }: { lines: readonly HistoryLine[]; frame: Frame }) {
  const { events } = deskWords[frame.locale]
  return (
    <ol className="desk-history">
      {lines.map(({ at, author, kind, text }) => (
        <li key={`${at} ${kind} ${text}`}>
          {[at, author, nameIn(events, kind) ?? kind].filter(Boolean).join(' · ')}
          {text === '' ? null : `\n${text}`}
        </li>
      ))}
    </ol>
  )
}

function Mail({ frame, person }: { frame: Frame; person: PersonView }) {
  const words = deskWords[frame.locale]
  return (
    <>
      <h2>{words.newsletter}</h2>
      <p>
        {person.subscription === ''
          ? words.notSubscribed
          : (nameIn(words.subscription, person.subscription) ?? person.subscription)}
      </p>
      {person.suppression === '' ? (
        <form method="post" action={deskPath('people', person.person, 'stop')}>
          <Token token={frame.token} />
          <Button type="submit" variant="outline">
            {words.stopMail}
          </Button>
        </form>
      ) : (
        <p>{words.suppressed}</p>
      )}
    </>
  )
}

function OwnerActs({ frame, person }: { frame: Frame; person: PersonView }) {
  const words = deskWords[frame.locale]
  return (
    <>
      <h2>{words.askedOfUs}</h2>
      <form method="post" action={deskPath('people', person.person, 'export')}>
        <Token token={frame.token} />
        <Button type="submit" variant="outline">
          {words.exportAll}
        </Button>
      </form>
      <Hold frame={frame} person={person} />
      {person.hold === '' ? (
        <form method="post" action={deskPath('people', person.person, 'erase')}>
          <Token token={frame.token} />
          <label className="desk-sure">
            <input type="checkbox" name="sure" value="yes" />
            {words.eraseSure}
          </label>
          <Button type="submit" variant="destructive">
            {words.eraseAll}
          </Button>
        </form>
      ) : null}
    </>
  )
}
