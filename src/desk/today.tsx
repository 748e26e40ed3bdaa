import { Button, ButtonLink } from '#design/button/button.tsx'
import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { inEachLanguage, type Locale } from '#language/locales.ts'
import { writtenPhone } from '#site/phone-numbers.ts'
import { cardId } from './card-id.ts'
import { DeskPage, Token } from './desk-page.tsx'
import { deskPath } from './desk-path.ts'
import { nameIn } from './name-in.ts'
import { type Card, callOutcomes, type DeskView, type Frame } from './view.ts'
import { deskWords } from './words.ts'

type TodayView = Extract<DeskView, { screen: 'today' }>

/** Who waits for an answer, and the next thing to do for each. */
export function Today({ answeredToday, cards, frame, marked, version }: TodayView) {
  const { locale } = frame
  const words = deskWords[locale]
  const late = cards.filter(({ isLate }) => isLate).length
  return (
    <DeskPage locale={locale} title={words.today} frame={frame}>
      <div data-version={version}>
        <ul className="desk-counts">
          <li>{counted(words.waiting, cards.length, locale)}</li>
          <li className={late > 0 ? 'desk-late' : undefined}>
            {counted(words.late, late, locale)}
          </li>
          <li>{counted(words.answeredToday, answeredToday, locale)}</li>
        </ul>
        {marked ? <Undo frame={frame} {...marked} /> : null}
        <p className="desk-said desk-over" role="status" data-changed hidden>
          {words.changed} <a href={`${deskPath()}?fresh=yes`}>{words.showChanged}</a>
        </p>
        {cards.length === 0 ? <p>{words.nobodyWaits}</p> : null}
        <ul className="desk-cards">
          {cards.map((card) => (
            <WaitingCard key={card.id} card={card} frame={frame} />
          ))}
        </ul>
      </div>
      {frame.passkeys < 2 ? (
        <p>
          <a href={deskPath('account')}>{words.own.second}</a>
        </p>
      ) : null}
    </DeskPage>
  )
}

function Undo({ frame, id, name }: { frame: Frame } & Pick<Card, 'id' | 'name'>) {
  const words = deskWords[frame.locale]
  return (
    <form className="desk-said" method="post" action={deskPath('messages', id)}>
      <Token token={frame.token} />
      <span role="status">{fill(words.marked, { name })}</span>{' '}
      <Button type="submit" name="act" value="undo" variant="outline" size="sm">
        {words.undo}
      </Button>
    </form>
  )
}

const languageNames = inEachLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
)

function ageInWords(minutes: number, locale: Locale) {
  const { age } = deskWords[locale]
  if (minutes < 60) return counted(age.minutes, minutes, locale)
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? counted(age.hours, hours, locale)
    : counted(age.days, Math.floor(hours / 24), locale)
}

function WaitingCard({ card, frame }: { card: Card; frame: Frame }) {
  const { locale } = frame
  const words = deskWords[locale]
  const { age, call, calls, firm, isLate, kind, language, name, person, topic } = card
  const about = kind === 'message' ? (nameIn(words.topics, topic) ?? topic) : words.kinds[kind]
  return (
    <li
      className={isLate ? 'desk-card is-late' : 'desk-card'}
      id={cardId(card.id)}
      // Whoever did something with it is led back to it.
      tabIndex={-1}
    >
      <h2>
        <bdi>{name}</bdi>
        {firm === '' ? null : (
          <>
            {' '}
            (<bdi>{firm}</bdi>)
          </>
        )}
      </h2>
      {isLate ? <p className="desk-late">{words.isLate}</p> : null}
      <p>{`${about} · ${ageInWords(age, locale)}`}</p>
      <p>
        {`${nameIn(words.calls, call) ?? call} · ${fill(words.speaks, { language: languageNames[locale].of(language) ?? language })}`}
      </p>
      {calls > 0 ? <p>{counted(words.triedBefore, calls, locale)}</p> : null}
      <WaysToAnswer card={card} locale={locale} />
      <HandActs card={card} frame={frame} />
      <p>
        <a href={deskPath('people', person)}>{fill(words.everything, { name })}</a>
      </p>
    </li>
  )
}

function WaysToAnswer({
  card: { email, phone, texts },
  locale,
}: {
  card: Pick<Card, 'email' | 'phone' | 'texts'>
  locale: Locale
}) {
  const words = deskWords[locale]
  const number = writtenPhone(phone)
  return (
    <div className="desk-acts">
      {phone === '' ? null : (
        <ButtonLink href={`tel:${phone}`}>{fill(words.call, { number })}</ButtonLink>
      )}
      {phone !== '' && texts ? (
        <ButtonLink href={`sms:${phone}`} variant="outline">
          {words.text}
        </ButtonLink>
      ) : null}
      {email === '' ? null : (
        <ButtonLink href={`mailto:${email}`} variant="outline">
          {words.write}
        </ButtonLink>
      )}
    </div>
  )
}

/** What may be done with a message: by whoever has it in hand, or anybody while nobody has. */
function HandActs({ card: { id, takenBy }, frame }: { card: Card; frame: Frame }) {
  const words = deskWords[frame.locale]
  const isTheirs = takenBy === frame.name
  if (takenBy !== '' && !isTheirs) return <p>{fill(words.takenBy, { name: takenBy })}</p>
  return (
    <form method="post" action={deskPath('messages', id)}>
      <Token token={frame.token} />
      {isTheirs ? <p>{words.yours}</p> : null}
      {isTheirs ? (
        <fieldset className="desk-called">
          <legend>{words.called}</legend>
          <div className="button-row">
            {callOutcomes.map((outcome) => (
              <Button key={outcome} type="submit" name="act" value={outcome} variant="secondary">
                {words.outcomes[outcome]}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <Button
        type="submit"
        name="act"
        value={isTheirs ? 'give-back' : 'take'}
        variant={isTheirs ? 'outline' : 'default'}
      >
        {isTheirs ? words.giveBack : words.take}
      </Button>
      <Button type="submit" name="act" value="done" variant="success">
        {words.done}
      </Button>
    </form>
  )
}
