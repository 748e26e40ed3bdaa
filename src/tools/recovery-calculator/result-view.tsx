import { Button } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
import type { AnswerLine } from '#tools/recovery-calculator/answer-lines.ts'
import type { GroupOutcome, Groups } from '#tools/recovery-calculator/calculator.ts'
import type { DraftField } from '#tools/recovery-calculator/draft.ts'
import { FiguresChart } from '#tools/recovery-calculator/figures-chart.tsx'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import { PhaseTimeline } from '#tools/recovery-calculator/phase-timeline.tsx'
import { ResultSectionView } from '#tools/recovery-calculator/result-section-view.tsx'
import {
  areaOf,
  crashAgo,
  resultHeading,
  resultSections,
  timelineRows,
} from '#tools/recovery-calculator/result-sections.ts'
import { Onward, SeenPart } from '#tools/recovery-calculator/seen-part.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './result-view.css'

export interface ResultViewProps {
  locale: Locale
  words: Words
  links: CalculatorLinks
  groups: Groups
  /** The head hurts too, for which there is no estimate. */
  head: boolean
  answers: readonly AnswerLine[]
  /** The visitor's date, such as `2026-11-21`. */
  today: string
  moves: number
  onChange: (field: DraftField) => void
}

function PlanPart({ outcome, words }: { outcome: GroupOutcome; words: Words['result'] }) {
  const rows = timelineRows(outcome, words)
  if (rows.length === 0) return null
  return (
    <details className="recovery-calculator-more">
      <summary>{words.timeline.heading}</summary>
      <p>{words.timeline.promise}</p>
      <PhaseTimeline rows={rows} words={words.timeline} />
      {outcome.kind === 'neck' ? null : (
        <p className="recovery-calculator-small">
          {words.notCrashes} {outcome.kind === 'low-back' ? words.timeline.readOff : null}
        </p>
      )}
    </details>
  )
}

interface AreaPartProps {
  outcome: GroupOutcome
  words: Words
  /** Named where there are several. */
  named: boolean
}

/** What comes first: the figure of each part of the body. */
function Figure({ outcome, words, named }: AreaPartProps) {
  const [figures] = resultSections(outcome, words)
  return (
    <p className="recovery-calculator-lead">
      {named ? `${words.areas[areaOf(outcome)]}: ` : null}
      {figures?.paragraphs[0]}
    </p>
  )
}

/** What stands behind the figure of one part of the body, to unfold. */
function AreaPart({ locale, outcome, words, named }: AreaPartProps & { locale: Locale }) {
  const { result, form, careLevels, areas } = words
  const area = areaOf(outcome)
  const [figures, ...more] = resultSections(outcome, words)
  const rest = figures?.paragraphs.slice(1) ?? []
  return (
    <section className="recovery-calculator-area">
      {named ? <h3>{areas[area]}</h3> : null}
      {area === 'shoulder' ? (
        <CareCard level="today" levelLabel={careLevels.today} heading={form.examFirst}>
          <p>{form.shoulderFirst}</p>
        </CareCard>
      ) : null}
      {named ? null : <FiguresChart outcome={outcome} words={result} />}
      {figures ? (
        <details className="recovery-calculator-more">
          <summary>{figures.heading}</summary>
          <ResultSectionView
            locale={locale}
            section={{ ...figures, paragraphs: rest }}
            words={result}
          >
            {named ? <FiguresChart outcome={outcome} words={result} /> : null}
          </ResultSectionView>
        </details>
      ) : null}
      {more.map((section) => (
        <details key={section.id} className="recovery-calculator-more">
          <summary>{section.heading}</summary>
          <ResultSectionView locale={locale} section={section} words={result} />
        </details>
      ))}
      <PlanPart outcome={outcome} words={result} />
    </section>
  )
}

/** The head has no estimate, and comes before what has one. */
function HeadPart({ words, links }: Pick<ResultViewProps, 'words' | 'links'>) {
  const { heading, paragraphs } = words.refusals.concussion
  return (
    <section>
      <h3>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={links.concussion.href}>{words.links.concussion}</a>
      </p>
      <p className="recovery-calculator-small">{words.refusalSource}</p>
    </section>
  )
}

/** What happened to groups of people, when to be seen, and the rest to unfold. */
export function ResultView({
  locale,
  words: allWords,
  links,
  groups,
  head,
  answers,
  today,
  moves,
  onChange,
}: ResultViewProps) {
  const { result: words, actions } = allWords
  return (
    <div className="recovery-calculator-result">
      <StepHeading moves={moves}>{resultHeading(groups, words)}</StepHeading>
      {head ? <HeadPart words={allWords} links={links} /> : null}
      {groups.map((outcome) => (
        <Figure
          key={areaOf(outcome)}
          outcome={outcome}
          words={allWords}
          named={groups.length > 1}
        />
      ))}
      <p>
        {crashAgo(groups[0].daysSinceCrash, today, words, locale)} {words.cannotTell}
      </p>
      <SeenPart words={allWords} groups={groups} />
      <div className="recovery-calculator-areas">
        {groups.map((outcome) => (
          <AreaPart
            locale={locale}
            key={areaOf(outcome)}
            outcome={outcome}
            words={allWords}
            named={groups.length > 1}
          />
        ))}
      </div>
      <CheckNow />
      <details className="recovery-calculator-more recovery-calculator-answers">
        <summary>{words.answers.heading}</summary>
        <dl>
          {answers.map(({ field, question, answer }) => (
            <div key={field}>
              <dt>{question}</dt>
              <dd>
                {answer}{' '}
                <Button
                  variant="link"
                  className="no-print"
                  aria-label={fill(actions.changeOne, { question })}
                  onClick={() => onChange(field)}
                >
                  {actions.changeAnswer}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
        <p className="recovery-calculator-small">
          {fill(words.answers.onDate, { date: formatDate(today, locale) })}. {words.general}
        </p>
      </details>
      <Onward words={allWords} links={links} groups={groups} />
    </div>
  )
}
