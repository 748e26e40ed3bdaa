import { Fragment, type ReactNode } from 'react'
import { CareCard } from '#design/care-card/care-card.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { firstLevel } from './danger-signs/assess.ts'
import { dangerStrings } from './danger-signs/danger-strings.ts'
import { type DangerGroup, dangerGroups } from './danger-signs/kinds.ts'
import { readDangerSigns } from './danger-signs/read-danger-signs.ts'
import type { DangerSign } from './danger-signs/register.ts'
import './danger-cards.css'

const careLevels = { 1: 'emergency', 2: 'today' } as const

interface SignListProps {
  signs: readonly DangerSign[]
  locale: Locale
}

function SignWords({ sign, locale }: { sign: DangerSign; locale: Locale }) {
  const words = sign.words[locale]
  if (!sign.conditions) return words
  return (
    <>
      {words}:
      <ul>
        {sign.conditions.map(({ [locale]: condition }) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  )
}

const SignList = ({ signs, locale }: SignListProps) => (
  <ul>
    {signs.map((sign) => (
      <li key={sign.id}>
        <SignWords sign={sign} locale={locale} />
      </li>
    ))}
  </ul>
)

/** A list for each group, under its name where there are several. */
function GroupedSigns({ signs, locale }: SignListProps) {
  const words = dangerStrings(locale)
  const groups = dangerGroups
    .map((group) => ({ group, signs: signs.filter((sign) => sign.group === group) }))
    .filter(({ signs: ofGroup }) => ofGroup.length > 0)
  return groups.map(({ group, signs: ofGroup }) => (
    <Fragment key={group}>
      {groups.length > 1 ? <p className="danger-cards-group">{words.groups[group]}</p> : null}
      <SignList signs={ofGroup} locale={locale} />
    </Fragment>
  ))
}

interface LevelCardProps {
  level: 1 | 2
  locale: Locale
  children: ReactNode
}

function LevelCard({ level, locale, children }: LevelCardProps) {
  const words = dangerStrings(locale)
  return (
    <CareCard
      level={careLevels[level]}
      levelLabel={words.levelLabels[level]}
      heading={words.headings[level]}
    >
      <p>{words.at}</p>
      {children}
      {level === 1 ? (
        <p>
          <a href="tel:911">{words.call}</a> <strong>{words.doNotDrive}</strong>{' '}
          {words.say ? (
            <>
              {words.sayThis} <em lang="en">{words.say}</em>.
            </>
          ) : null}
        </p>
      ) : (
        <p>
          <a href="tel:911">{words.noDriver}</a>
        </p>
      )}
    </CareCard>
  )
}

export interface DangerCardsProps {
  locale: Locale
  groups: readonly DangerGroup[]
}

/**
 * The danger signs of some groups from the register, the two urgent levels, each under its fixed
 * heading. A page names groups and can leave out no sign of theirs; unless it names them all, a
 * link leads to the whole list.
 */
export function DangerCards({ locale, groups }: DangerCardsProps) {
  const { signs, sources } = readDangerSigns()
  const words = dangerStrings(locale)
  const shown = signs.filter(({ group }) => groups.includes(group))
  const named = sources.filter(({ id }) => shown.some(({ source }) => source.includes(id)))
  const isWhole = signs.every((sign) => firstLevel(sign) === 3 || shown.includes(sign))
  const unsigned = shown.some(({ signedBy }) => signedBy.length === 0)
  return (
    <div className="danger-cards">
      {([1, 2] as const).map((level) => {
        const ofLevel = shown.filter((sign) => firstLevel(sign) === level)
        return ofLevel.length > 0 ? (
          <LevelCard key={level} level={level} locale={locale}>
            <GroupedSigns signs={ofLevel} locale={locale} />
          </LevelCard>
        ) : null
      })}
      <p>{words.meaning}</p>
      <p className="danger-cards-note">
        {isWhole ? null : (
          <>
            <a href={href('immediate-help', locale, 'danger-signs')}>{words.wholeList}</a>.{' '}
          </>
        )}
        {unsigned ? `${words.unsigned} ` : null}
        {fill(words.sources, { names: named.map(({ name }) => name).join('; ') })}
      </p>
    </div>
  )
}

/** The few signs that come first at the roadside; the whole list stands further down the same page. */
export function WorstSigns({ locale }: { locale: Locale }) {
  const worst = readDangerSigns().signs.filter((sign) => sign.worst)
  return (
    <LevelCard level={1} locale={locale}>
      <SignList signs={worst} locale={locale} />
    </LevelCard>
  )
}

/**
 * The groups that a block names.
 * @throws Error that names the file, the wrong name and those that exist.
 */
export function groupsNamed(names: string | undefined, file: string): readonly DangerGroup[] {
  const given = (names ?? '').split(/\s+/).filter(Boolean)
  const wrong = given.filter((name) => !dangerGroups.includes(name as DangerGroup))
  if (given.length === 0 || wrong.length > 0) {
    throw new Error(
      `${file}: ::danger names the groups "${names ?? ''}"; it should name some of ${dangerGroups.join(', ')}`,
    )
  }
  return dangerGroups.filter((group) => given.includes(group))
}
