import { Fragment } from 'react'
import { CareCard } from '#design/care-card/care-card.tsx'
import { type Locale, quotedLanguage } from '#language/locales.ts'
import { signSeal } from '#words/seal.ts'
import { firstLevel } from './danger-signs/assess.ts'
import { dangerStrings } from './danger-signs/danger-strings.ts'
import type { SignScreen } from './danger-signs/kinds.ts'
import { readDangerSigns } from './danger-signs/read-danger-signs.ts'
import type { DangerLevel, DangerRegister, DangerSign } from './danger-signs/register.ts'
import { windowsInWords } from './danger-signs/windows-in-words.ts'
import './danger-list.css'

const careLevels = { 1: 'emergency', 2: 'today', 3: 'soon' } as const

/** The sign of a pregnancy that nobody has checked says in its own words what to do, and when. */
const saysWhen = ({ from }: DangerSign) => from === 'unchecked'

/** A sign with what it asks for as the days go by. */
function ListedSign({ sign, locale }: { sign: DangerSign; locale: Locale }) {
  const { words, conditions, levels } = sign
  const changes = levels.length > 1 && !saysWhen(sign)
  return (
    <li>
      {words[locale]}
      {conditions ? (
        <>
          :
          <ul>
            {conditions.map(({ [locale]: condition }) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      ) : null}
      {changes ? ' ' : null}
      {changes ? <span>{windowsInWords(levels, locale)}</span> : null}
    </li>
  )
}

type Part = keyof ReturnType<typeof dangerStrings>['list']['parts']

/** The part of the body that each screen of the check asks about. */
const partOf: Record<SignScreen, Part> = {
  'scene-signs': 'everywhere',
  head: 'head',
  'head-after': 'head',
  chest: 'chest',
  strength: 'back',
  spine: 'back',
  belly: 'belly',
  pregnancy: 'belly',
  child: 'child',
  worse: 'everywhere',
}

/** Signs by the part of the body; a single part needs no name. */
function SignsByPart({ signs, locale }: { signs: readonly DangerSign[]; locale: Locale }) {
  const { parts } = dangerStrings(locale).list
  const byPart = Map.groupBy(signs, ({ screen }) => partOf[screen])
  return [...byPart].map(([part, these]) => (
    <Fragment key={part}>
      {byPart.size > 1 ? <h3>{parts[part]}</h3> : null}
      <ul>
        {these.map((sign) => (
          <ListedSign key={sign.id} sign={sign} locale={locale} />
        ))}
      </ul>
    </Fragment>
  ))
}

/** What answers a sign once it has been looked at: what nothing answers stands first. */
const answers = ['nothing', 'treated', 'examined'] as const

function answerTo({ treated, examined }: DangerSign): (typeof answers)[number] {
  if (treated) return 'treated'
  return examined === 'on' ? 'examined' : 'nothing'
}

/** The signs of a level, those together that the same thing answers: it is said once. */
function ListedSigns({ level, locale }: { level: DangerLevel; locale: Locale }) {
  const { list } = dangerStrings(locale)
  const signs = readDangerSigns().signs.filter((sign) => firstLevel(sign) === level)
  const byAnswer = Map.groupBy(signs, answerTo)
  return answers.map((answer) => {
    const answered = byAnswer.get(answer) ?? []
    if (answered.length === 0) return null
    return (
      <Fragment key={answer}>
        {answer === 'nothing' ? null : <p className="danger-list-answer">{list.answers[answer]}</p>}
        <SignsByPart signs={answered} locale={locale} />
      </Fragment>
    )
  })
}

function LevelList({ level, locale }: { level: DangerLevel; locale: Locale }) {
  const words = dangerStrings(locale)
  return (
    <CareCard
      level={careLevels[level]}
      levelLabel={words.levelLabels[level]}
      heading={words.headings[level]}
    >
      <ListedSigns level={level} locale={locale} />
      {level === 1 ? (
        <p>
          <a href="tel:911">{words.call}</a> <strong>{words.doNotDrive}</strong>
        </p>
      ) : null}
      {level === 2 ? (
        <p>
          <a href="tel:911">{words.noDriver}</a>
        </p>
      ) : null}
      {level === 3 ? <p>{words.noDoctor}</p> : null}
    </CareCard>
  )
}

/** What the signs rest on: names that have no Spanish of their own are read aloud in English. */
function SourceNames({ sources, locale }: Pick<DangerRegister, 'sources'> & { locale: Locale }) {
  return sources.map(({ id, name, es }, index) => {
    const own = quotedLanguage[locale] ? es : name
    return (
      <Fragment key={id}>
        {index > 0 ? '; ' : null}
        {own ?? <span lang={quotedLanguage[locale]}>{name}</span>}
      </Fragment>
    )
  })
}

/** The way to the whole list, below the questions that stand in its place. */
export const DangerListLink = ({ locale }: { locale: Locale }) => (
  <p className="danger-list-link">
    <a href="#danger-signs">{dangerStrings(locale).list.link}</a>
  </p>
)

/**
 * Every danger sign by what to do, with its windows in words: for whoever wants to read it all, and
 * in the place of the check where no scripts run. Sources and signatures stand here and nowhere else.
 * It is out of sight, without any script, where there are scripts and nobody has asked for it.
 */
export function DangerList({ locale }: { locale: Locale }) {
  const words = dangerStrings(locale)
  const { signs, sources } = readDangerSigns()
  const unsigned = signs.some((sign) => !sign.signedBy.some(({ seal }) => seal === signSeal(sign)))
  return (
    <section className="danger-list" id="danger-signs">
      <h2>{words.list.heading}</h2>
      <p>{words.at}</p>
      {([1, 2, 3] as const).map((level) => (
        <LevelList key={level} level={level} locale={locale} />
      ))}
      <p>{words.meaning}</p>
      <p className="danger-list-note">
        {unsigned ? `${words.unsigned} ` : null}
        {words.sources} <SourceNames sources={sources} locale={locale} />.
      </p>
    </section>
  )
}
