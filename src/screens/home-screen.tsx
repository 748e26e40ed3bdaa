import { skyline } from '#city/here/skyline.ts'
import { Scene } from '#city/scenes/scene.tsx'
import { clinic } from '#clinic'
import { ButtonLink } from '#design/button/button.tsx'
import type { SheetDrawingName } from '#design/drawings/drawing-names.ts'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { Skyline } from '#design/drawings/skyline.tsx'
import { LineIn, LineRail } from '#design/line/line.tsx'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { callBackId } from '#screens/call-back.tsx'
import { CallOrText } from '#screens/call-or-text.tsx'
import { ClinicFigures } from '#screens/clinic-figures.tsx'
import { ClinicWindow } from '#screens/clinic-window.tsx'
import { Ending } from '#screens/ending.tsx'
import { HomeQuestions, wordsOfFirstScreen } from '#screens/home-questions.tsx'
import { homeQuotesPart } from '#screens/live/home-quotes-part.tsx'
import { homeStoriesPart } from '#screens/live/home-stories-part.tsx'
import { Live } from '#screens/live/live.tsx'
import { hoursSignPart } from '#screens/live/open-part.tsx'
import { NowCard } from '#screens/now-card.tsx'
import { PauseBox } from '#screens/pause-box.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, hrefIfServed, isServed } from '#site/addresses.ts'
import { hoursToAnswer } from '#site/answer-time.ts'
import { cityName } from '#site/city-name.ts'
import { licenseNumber } from '#site/license-number.ts'
import { nameWithTitle, otherChiropractors } from '#site/people.ts'
import { personHref } from '#site/person-links.ts'
import { moneyFacts } from '#words/money-facts.ts'
import type { PageWords } from '#words/page-words.ts'
import { type Claim, readClaims } from '#words/registers.ts'
import { InlineWords } from '#words/words.tsx'
import './home-screen.css'

interface HeroProps {
  locale: Locale
  words: PageWords
}

/** The city under its sky: what we do, the calls, and the window of the clinic with its hours. */
function FirstView({ locale, words }: HeroProps) {
  const { home } = screenWords[locale]
  const { bookFreeSentence, openInNewTab } = sharedWords[locale]
  return (
    <div className="first-view">
      <div className="wrap sky">
        <div className="hero-title">
          <h1>
            {home.heroQuestion} <br />
            {home.heroStart} <span className="vh">{home.heroWords[0]}</span>
            <span className="hero-words" aria-hidden="true">
              {home.heroWords.map((word) => (
                <b key={word}>{word}</b>
              ))}
            </span>{' '}
            <br />
            {fill(home.heroEnd, { city: cityName })}
          </h1>
          <PauseBox label={home.pauseMotion} className="pause-words" />
        </div>
        <p className="lead">
          <InlineWords text={words.summary} locale={locale} file={words.file} />
        </p>
        <p className="hero-facts">
          {fill(home.firstVisit, { price: moneyFacts(clinic, locale)['first-visit-price'] })}{' '}
          <a href={`#${callBackId}`}>{fill(home.callBackSoon, { hours: hoursToAnswer })}</a>
        </p>
        <div className="hero-calls">
          <CallOrText locale={locale} />
          <ButtonLink href={clinic.links.booking} variant="link" opensNewTab={openInNewTab}>
            {bookFreeSentence}
          </ButtonLink>
        </div>
      </div>
      <div className="city">
        <Skyline shapes={skyline} />
        <ClinicWindow>
          <Live part={hoursSignPart} locale={locale} />
        </ClinicWindow>
      </div>
    </div>
  )
}

/** The doors of the house, by what has happened to whoever stands before it. */
const doors = (['immediate-help', 'conditions', 'money-matters'] as const).filter(isServed)

function Doors({ locale }: { locale: Locale }) {
  const { doors: names, doorsLabel } = screenWords[locale].home
  return (
    <nav className="doors" aria-label={doorsLabel}>
      {doors.map((id) => (
        <a key={id} className={`door door-${id}`} href={href(id, locale)}>
          <b>{names[id].name}</b>
          <span>{names[id].what}</span>
        </a>
      ))}
    </nav>
  )
}

/** The clinic's photograph of its chiropractor, or the portrait of the page about the person. */
function Face({ locale }: { locale: Locale }) {
  return clinic.photos?.chiropractor ? (
    <Scene name="exam-room" locale={locale} />
  ) : (
    <Picture name="portrait" alt="" {...wideSheet} />
  )
}

/** Who will see you, and what it costs: people stand before figures. */
function PeopleAndPrice({ locale, words }: HeroProps) {
  const { home } = screenWords[locale]
  const { name, title } = clinic.chiropractor
  return (
    <div className="people-price">
      <section className="hero-people">
        <Face locale={locale} />
        <div>
          <h2>{home.peopleHeading}</h2>
          <p>
            <MaybeLink href={hrefIfServed('about-chiropractor', locale)}>
              {name}, {title}
            </MaybeLink>
            <br />
            {fill(home.license, { number: licenseNumber(locale) })}
          </p>
          {otherChiropractors.map((person) => (
            <p key={person.name}>
              <MaybeLink href={personHref(person, locale)}>{nameWithTitle(person)}</MaybeLink>
              <br />
              {fill(home.license, { number: licenseNumber(locale, person.licenseNumber) })}
            </p>
          ))}
        </div>
      </section>
      <section className="hero-price">
        <h2>{home.priceHeading}</h2>
        <p className="price-figure">
          <strong>{moneyFacts(clinic, locale)['first-visit-price']}</strong> {home.priceOf}
        </p>
        <p>
          <InlineWords text={wordsOfFirstScreen(words.body)} locale={locale} file={words.file} />
        </p>
      </section>
    </div>
  )
}

/** Sky and city, doors, people, price, and at the end what we count of ourselves. */
function Hero({ locale, words, claims }: HeroProps & { claims: readonly Claim[] }) {
  return (
    <section className="hero">
      <FirstView locale={locale} words={words} />
      <div className="street">
        <LineIn />
      </div>
      <div className="wrap hero-rest">
        <Doors locale={locale} />
        <NowCard
          heading={screenWords[locale].home.heroFirst}
          steps={words.now ?? []}
          locale={locale}
          file={words.file}
          sourceIds={[]}
        />
        <PeopleAndPrice locale={locale} words={words} />
        <ClinicFigures locale={locale} claims={claims} />
      </div>
    </section>
  )
}

function DocumentationCards({ locale }: { locale: Locale }) {
  const { home } = screenWords[locale]
  const more = hrefIfServed('documentation', locale)
  return (
    <section className="wrap documentation">
      <h2>{home.documentationHeading}</h2>
      <ul>
        {home.documentation.map(({ drawing, heading, text }) => (
          <li key={drawing}>
            <PageDrawing name={drawing as SheetDrawingName} />
            <div>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {more ? (
        <p>
          <a href={more}>{home.documentationLink}</a>
        </p>
      ) : null}
    </section>
  )
}

export function HomeScreen(page: ScreenProps) {
  const { locale, words } = page
  const claims = readClaims().filter(({ shownOn }) => shownOn.includes('home'))
  return (
    <div className="home">
      <LineRail />
      <Hero locale={locale} words={words} claims={claims} />
      <Live part={homeQuotesPart} locale={locale} />
      <HomeQuestions {...page} />
      <DocumentationCards locale={locale} />
      <Live part={homeStoriesPart} locale={locale} />
      <Ending id="home" locale={locale} calls callBack />
    </div>
  )
}
