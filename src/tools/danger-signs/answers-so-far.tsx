import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'
import { type CheckScreen, factScreens } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'

interface AnswersSoFarProps extends ScreenProps {
  locale: Locale
}

/** What was said on a screen, in short. */
function useSaid({ check, locale }: AnswersSoFarProps) {
  const { words, signs } = useCheckData()
  const { answers } = check
  const yesOrNo = (yes: boolean) => (yes ? words.yes : words.no)

  function ofFacts(screen: keyof typeof factScreens) {
    const given = factScreens[screen].filter((fact) => answers.facts.includes(fact))
    return given.map((fact) => words.facts[fact])
  }

  function ofSigns(screen: CheckScreen) {
    const ids = check.marks.map(({ id }) => id)
    const marked = signs.filter((sign) => sign.screen === screen && ids.includes(sign.id))
    return marked.map(({ asked }) => asked)
  }

  return function said(screen: CheckScreen): string {
    if (screen === 'now') return answers.now ? words.yes : words.nowNo
    if (screen === 'who') return words.people[answers.who]
    if (screen === 'day') {
      return isDay(answers.crashDay) ? formatDate(answers.crashDay, locale) : words.unsure
    }
    if (screen === 'scene') return yesOrNo(answers.facts.includes('at-scene'))
    if (screen === 'head-hit') return yesOrNo(answers.facts.includes('head-hit'))
    const given =
      screen === 'person' || screen === 'body' || screen === 'crash'
        ? ofFacts(screen)
        : ofSigns(screen)
    return given.join('; ') || words.noneGiven
  }
}

/** The answers that were given, each with the way back to its question. */
export function AnswersSoFar(props: AnswersSoFarProps) {
  const { check } = props
  const { words } = useCheckData()
  const said = useSaid(props)
  const answered = check.screens.filter(check.isAnswered)
  const named: Readonly<Partial<Record<CheckScreen, string>>> = words.named
  if (answered.length === 0) return null
  return (
    <details className="check-so-far">
      <summary>{words.soFar}</summary>
      <dl>
        {answered.map((screen) => {
          const name = named[screen] ?? words.screens[screen]
          return (
            <div key={screen}>
              <dt>{name}</dt>
              <dd>
                {said(screen)}{' '}
                <button
                  type="button"
                  className="check-change"
                  aria-label={`${words.change}: ${name}`}
                  onClick={() => check.goTo(screen)}
                >
                  {words.change}
                </button>
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
