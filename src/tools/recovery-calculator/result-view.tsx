import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { NoClearance } from '#tools/danger-signs/no-clearance.tsx'
import type { AnswerLine } from '#tools/recovery-calculator/answer-lines.ts'
import type { GroupOutcome } from '#tools/recovery-calculator/calculator.ts'
import { FiguresChart } from '#tools/recovery-calculator/figures-chart.tsx'
import { PhaseTimeline } from '#tools/recovery-calculator/phase-timeline.tsx'
import { ResultSectionView } from '#tools/recovery-calculator/result-section-view.tsx'
import {
  areaOf,
  crashAgo,
  type ResultSection,
  resultSections,
  timelineRows,
} from '#tools/recovery-calculator/result-sections.ts'
import { SeenCard } from '#tools/recovery-calculator/seen-card.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { CareCard } from '#ui/care-card/care-card.tsx'
import { Note } from '#ui/note/note.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import './result-view.css'

export interface ResultViewProps {
  locale: Locale
  words: Words
  outcome: GroupOutcome
  answers: readonly AnswerLine[]
  /** The visitor's date, such as `2026-11-21`. */
  today: string
  moves: number
}

interface PartProps {
  outcome: GroupOutcome
  words: Words['result']
}

function PlanPart({ outcome, words }: PartProps) {
  const rows = timelineRows(outcome, words)
  if (rows.length === 0) return <p>{crashAgo(outcome.daysSinceCrash, words)}</p>
  return (
    <section className="recovery-calculator-plan">
      <h3>{words.timeline.heading}</h3>
      <p>
        {crashAgo(outcome.daysSinceCrash, words)} {words.timeline.promise}
      </p>
      <PhaseTimeline rows={rows} words={words.timeline} />
      {outcome.kind === 'neck' ? null : (
        <p className="recovery-calculator-small">
          {words.notCrashes} {outcome.kind === 'low-back' ? words.timeline.readOff : null}
        </p>
      )}
    </section>
  )
}

function WordsPart({ section, outcome, words }: PartProps & { section: ResultSection }) {
  const body = (
    <ResultSectionView section={section} words={words}>
      {section.id === 'figures' ? <FiguresChart outcome={outcome} words={words} /> : null}
    </ResultSectionView>
  )
  if (section.id === 'unknown') {
    return (
      <Note kind="not-known" heading={section.heading}>
        {body}
      </Note>
    )
  }
  return (
    <section>
      <h3>{section.heading}</h3>
      {body}
    </section>
  )
}

/** What happened to groups of people, what helps, what is not known, when to be seen. */
export function ResultView({
  locale,
  words: allWords,
  outcome,
  answers,
  today,
  moves,
}: ResultViewProps) {
  const { result: words, form, careLevels } = allWords
  const sections = resultSections(outcome, allWords)
  const seen = sections.find(({ id }) => id === 'seen')
  const area = areaOf(outcome)

  return (
    <div className="recovery-calculator-result">
      <StepHeading moves={moves}>{words.headings[outcome.kind]}</StepHeading>
      <p className="recovery-calculator-lead">{words.cannotTell}</p>
      <NoClearance />
      {area === 'shoulder' ? (
        <CareCard level="today" levelLabel={careLevels.today} heading={form.examFirst}>
          <p>{form.shoulderFirst}</p>
        </CareCard>
      ) : null}
      <PlanPart outcome={outcome} words={words} />
      <div className="recovery-calculator-columns">
        <div className="recovery-calculator-main">
          {sections
            .filter((section) => section !== seen)
            .map((section) => (
              <WordsPart key={section.id} section={section} outcome={outcome} words={words} />
            ))}
        </div>
        <div className="recovery-calculator-aside">
          {seen ? (
            <SeenCard
              locale={locale}
              words={allWords}
              section={seen}
              area={area}
              onEdge={outcome.kind !== 'beyond-12-weeks' && outcome.onEdge}
            />
          ) : null}
          <section className="recovery-calculator-answers">
            <h3>{words.answers.heading}</h3>
            <dl>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
            <p className="recovery-calculator-small">
              {fill(words.answers.onDate, { date: formatDate(today, locale) })}. {words.general}
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
