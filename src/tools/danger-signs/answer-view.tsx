import { Button, ButtonLink } from '#design/button/button.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type CheckAnswers, factsOf } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { dayOf } from '#tools/danger-signs/check-flow.ts'
import { lastWords } from '#tools/danger-signs/last-words.ts'
import { LastWords } from '#tools/danger-signs/last-words-lines.tsx'
import { LevelCard } from '#tools/danger-signs/level-card.tsx'
import { useArrival } from '#tools/danger-signs/use-arrival.ts'
import type { Check } from '#tools/danger-signs/use-check.ts'
import { nowSigns } from '#words/danger-signs/kinds.ts'
import './danger-check.css'

export interface AnswerViewProps {
  locale: Locale
  check: Check
}

/** Which of the signs is it, after a yes to all of them at once. */
function WhichSign({ check }: Pick<AnswerViewProps, 'check'>) {
  const { words, signs } = useCheckData()
  if (!check.answers.now) return null
  const named = signs.filter(({ id }) => nowSigns.some((sign) => sign === id))
  return (
    <div className="answer-which">
      <p>{words.which}</p>
      <ul>
        {named.map(({ id, asked }) => (
          <li key={id}>{asked}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Each marked sign can be taken back, and its question comes again. What was answered earlier may have
 * been treated since: there the whole check can be answered anew.
 */
function Mistakes({ check }: Pick<AnswerViewProps, 'check'>) {
  const { words, signs } = useCheckData()
  const marked = check.answers.now ? [null] : check.outcome.signs
  const ids = check.stands === null ? marked : []
  const labelOf = (id: string | null) => {
    const sign = signs.find((each) => each.id === id)
    return ids.length > 1 && sign ? fill(words.mistakeOf, { sign: sign.asked }) : words.mistake
  }
  return (
    <>
      {check.stands !== null || check.isEarlier ? (
        <Button variant="outline" onClick={check.checkAgain}>
          {words.checkAgain}
        </Button>
      ) : null}
      {ids.map((id) => (
        <Button key={id} variant="outline" onClick={() => check.takeBack(id)}>
          {labelOf(id)}
        </Button>
      ))}
    </>
  )
}

/** The heading of an answer that sends to nobody. */
function useOpenHeading({ check }: Pick<AnswerViewProps, 'check'>) {
  const { words } = useCheckData()
  const { way, answered } = check.outcome
  if (way === 'diary') return words.answerDiary
  return answered.length > 0 ? words.answerAnswered : words.answerNone
}

/** Whether a hospital for children is the right one. */
const isChild = (answers: CheckAnswers) => factsOf(answers).includes('under-16')

/** The tools that are open, where no tool waits behind the check. */
function OpenTools({ check }: Pick<AnswerViewProps, 'check'>) {
  const { words, links } = useCheckData()
  const { way } = check.outcome
  if (way === 'closed') return null
  return (
    <>
      {links.diary ? (
        <ButtonLink href={links.diary} variant="outline">
          {words.open.diary}
        </ButtonLink>
      ) : null}
      {way === 'diary' || !links.plan ? null : (
        <ButtonLink href={links.plan} variant="outline">
          {words.open.plan}
        </ButtonLink>
      )}
      {way === 'open' && links.calculator ? (
        <ButtonLink href={links.calculator} variant="outline">
          {words.open.calculator}
        </ButtonLink>
      ) : null}
    </>
  )
}

/**
 * The answer: heading first, in view and in focus. The first two levels offer nothing of the clinic
 * and no way on; the style sheet takes banner, bar and the clinic's buttons away as long as one of
 * them is shown.
 */
export function AnswerView({ locale, check }: AnswerViewProps) {
  const { outcome, answers, today, stands } = check
  const level = stands ?? outcome.level
  const { words, signs, worseRule } = useCheckData()
  const heading = useOpenHeading({ check })
  const place = useArrival(`${level} ${check.moves}`)
  const said = outcome.signs.flatMap((id) => signs.find((sign) => sign.id === id)?.asked ?? [])

  return (
    <section ref={place} className={`answer answer-${level ?? 'open'}`}>
      {level === null ? (
        <h2>{heading}</h2>
      ) : (
        <LevelCard
          level={level}
          needs={{ child: isChild(answers), births: outcome.births }}
          said={said}
        />
      )}
      {stands !== null || check.isEarlier ? <p>{words.standing}</p> : null}
      <WhichSign check={check} />
      <LastWords locale={locale} words={lastWords(answers, outcome, dayOf(answers, today))} />
      {level === 1 || level === 2 ? null : <p>{worseRule}</p>}
      {level === null && outcome.way === 'plan' ? <p>{words.noCalculator}</p> : null}
      {level === null && outcome.way === 'diary' ? <p>{words.diaryOnly}</p> : null}
      <div className="button-row answer-ways">
        {check.pass ? (
          <Button onClick={check.pass}>{words.goOn}</Button>
        ) : (
          <OpenTools check={check} />
        )}
        <Mistakes check={check} />
      </div>
      <p className="check-hint answer-print">{words.showDoctor}</p>
    </section>
  )
}
