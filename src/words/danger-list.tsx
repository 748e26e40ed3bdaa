import { CareCard } from '#design/care-card/care-card.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { firstLevel } from './danger-signs/assess.ts'
import { dangerStrings } from './danger-signs/danger-strings.ts'
import { readDangerSigns } from './danger-signs/read-danger-signs.ts'
import type { DangerLevel, DangerSign } from './danger-signs/register.ts'
import { windowsInWords } from './danger-signs/windows-in-words.ts'

const careLevels = { 1: 'emergency', 2: 'today', 3: 'soon' } as const

/** A sign with what it asks for as the days go by, and what could answer it. */
function ListedSign({ sign, locale }: { sign: DangerSign; locale: Locale }) {
  const words = dangerStrings(locale)
  const { conditions, levels, examined, treated } = sign
  return (
    <li>
      {sign.words[locale]}
      {conditions ? (
        <>
          :
          <ul>
            {conditions.map(({ [locale]: condition }) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      ) : (
        '. '
      )}
      {levels.length > 1 ? <em>{windowsInWords(levels, locale)}. </em> : null}
      {treated ? words.ifTreated : null}
      {examined === 'on' ? words.ifExamined : null}
    </li>
  )
}

function LevelList({ level, locale }: { level: DangerLevel; locale: Locale }) {
  const words = dangerStrings(locale)
  const signs = readDangerSigns().signs.filter((sign) => firstLevel(sign) === level)
  return (
    <CareCard
      level={careLevels[level]}
      levelLabel={words.levelLabels[level]}
      heading={words.headings[level]}
    >
      <ul>
        {signs.map((sign) => (
          <ListedSign key={sign.id} sign={sign} locale={locale} />
        ))}
      </ul>
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

/**
 * Every danger sign by what to do, with its windows in words: for whoever wants to read it all, and
 * in the place of the check where no scripts run. Sources and signatures stand here and nowhere else.
 */
export function DangerList({ locale }: { locale: Locale }) {
  const words = dangerStrings(locale)
  const { signs, sources } = readDangerSigns()
  const unsigned = signs.some(({ signedBy }) => signedBy.length === 0)
  return (
    <div className="danger-list" id="danger-signs">
      <p>{words.at}</p>
      {([1, 2, 3] as const).map((level) => (
        <LevelList key={level} level={level} locale={locale} />
      ))}
      <p>{words.meaning}</p>
      <p className="danger-cards-note">
        {unsigned ? `${words.unsigned} ` : null}
        {fill(words.sources, { names: sources.map(({ name }) => name).join('; ') })}
      </p>
    </div>
  )
}
