import { CareCard } from '#design/care-card/care-card.tsx'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { dangerStrings } from './danger-signs/danger-strings.ts'
import { readDangerSigns, signWith } from './danger-signs/read-danger-signs.ts'
import { type CardSign, ownSignsOf } from './danger-signs/windows-in-words.ts'
import './danger-cards.css'

/** What a page adds of its own subject to the lines that stand on every card. */
const mostOwnSigns = 2

export interface DangerCardProps {
  locale: Locale
  /** Ids of at most two signs of the page's own subject. */
  about: readonly string[]
}

const shortWords = (id: string, locale: Locale) => signWith(id)?.card?.[locale]

function OwnSigns({ signs, locale }: { signs: readonly CardSign[]; locale: Locale }) {
  return signs.map(({ id, windows }) => (
    <li key={id}>
      {shortWords(id, locale)}
      {windows ? `. ${windows}` : null}
    </li>
  ))
}

/**
 * The danger signs on a page about bodies: the lines that stand on every card, at most two of the
 * page's own subject, and the way to the check. What can wait for an emergency room stands under a
 * heading of its own, and what does so only after some hours or days says when. Sources and signatures
 * stand beside the whole list.
 */
export function DangerCard({ locale, about }: DangerCardProps) {
  const words = dangerStrings(locale)
  const { now, today, later } = ownSignsOf(
    about.flatMap((id) => signWith(id) ?? []),
    locale,
  )
  return (
    <div className="danger-cards">
      <CareCard level="emergency" levelLabel={words.levelLabels[1]} heading={words.headings[1]}>
        <ul>
          {readDangerSigns().cards.map(({ words: line, signs }) => (
            <li key={signs.join()}>{line[locale]}</li>
          ))}
          <OwnSigns signs={now} locale={locale} />
        </ul>
      </CareCard>
      {today.length > 0 ? (
        <CareCard level="today" levelLabel={words.levelLabels[2]} heading={words.ownHeading}>
          <ul>
            <OwnSigns signs={today} locale={locale} />
          </ul>
          <p>
            {later} {words.ifExamined}
          </p>
        </CareCard>
      ) : null}
      <p className="danger-cards-check">
        <a href={href('immediate-help', locale, 'check')}>{words.check}</a>
      </p>
    </div>
  )
}

/** The few signs that come first at the roadside; the check stands on the same page. */
export function WorstSigns({ locale }: { locale: Locale }) {
  const words = dangerStrings(locale)
  const worst = readDangerSigns().signs.filter((sign) => sign.worst)
  return (
    <div className="danger-cards">
      <CareCard level="emergency" levelLabel={words.levelLabels[1]} heading={words.headings[1]}>
        <ul>
          {worst.map((sign) => (
            <li key={sign.id}>{sign.words[locale]}</li>
          ))}
        </ul>
        <p>
          <a href="tel:911">{words.call}</a> <strong>{words.doNotDrive}</strong>{' '}
          {words.say ? (
            <>
              {words.sayThis} <em lang="en">{words.say}</em>.
            </>
          ) : null}
        </p>
      </CareCard>
    </div>
  )
}

/**
 * The signs that a block names as those of its page.
 * @throws Error that names the file, the wrong name and what may stand there.
 */
export function ownSignsNamed(names: string | undefined, file: string): readonly string[] {
  const given = (names ?? '').split(/\s+/).filter(Boolean)
  const unknown = given.filter((name) => !signWith(name)?.card)
  if (given.length > mostOwnSigns || unknown.length > 0) {
    throw new Error(
      `${file}: ::danger is about "${names ?? ''}"; it should name at most ${mostOwnSigns} ids of content/data/danger-signs.yaml that have a card, such as about="spine half-turn"`,
    )
  }
  return given
}
