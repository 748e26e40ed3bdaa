import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CareCard } from '#design/care-card/care-card.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { ScaleGroup } from '#design/choice-group/scale-group.tsx'
import { ErrorSummary } from '#design/error-summary/error-summary.tsx'
import { useFaults } from '#design/error-summary/use-faults.ts'
import { Field } from '#design/field/field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useArrival } from '#tools/danger-signs/use-arrival.ts'
import {
  type Beside,
  besideStudies,
  lastingDays,
  type OwnPain,
  type OwnPainField,
  parts,
  readOwnPain,
  slowerFrom,
} from '#tools/studies/beside.ts'
import { CourseChart } from '#tools/studies/course-chart.tsx'
import { courseOf } from '#tools/studies/courses.ts'
import type { Words } from '#tools/studies/words.en.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'
import type { Words as DangerWords } from '#words/danger-signs/words.en.ts'
import '#tools/danger-signs/danger-check.css'
import './beside-studies.css'

export interface BesideStudiesProps {
  locale: Locale
  words: Words
  danger: {
    /** The signs that strength and part decide. */
    rules: readonly DangerRule[]
    words: Pick<DangerWords, 'headings' | 'levelLabels' | 'noDriver' | 'doNotDrive' | 'check'>
  }
  /** Where the check and what else the site has of these lie. */
  links: { readonly check: string } & Readonly<
    Record<'neck' | 'low-back' | 'shoulder' | 'head' | 'diary', string | undefined>
  >
}

type AnswerProps = Omit<BesideStudiesProps, 'locale'> & { own: OwnPain }

const painScale = Array.from({ length: 11 }, (_, pain) => String(pain))
const idOf = (field: OwnPainField) => `beside-${field}`

/** A sign first: nothing of studies, and nothing of the clinic, stands beside it. */
function DangerFirst({ level, words, danger, links }: AnswerProps & { level: 1 | 2 }) {
  const shared = danger.words
  return (
    <CareCard
      level={level === 1 ? 'emergency' : 'today'}
      levelLabel={shared.levelLabels[level]}
      heading={shared.headings[level]}
      headingTag="h2"
    >
      {level === 1 ? (
        <ButtonLink href="tel:911" variant="urgent" size="lg" className="answer-call">
          <Icon name="phone" />
          {shared.headings[1]}
        </ButtonLink>
      ) : null}
      <p>{words.danger[level]}</p>
      <p>
        {level === 1 ? (
          <strong>{shared.doNotDrive}</strong>
        ) : (
          <a href="tel:911">{shared.noDriver}</a>
        )}
      </p>
      <p>
        <a href={links.check}>{level === 1 ? words.danger.check : shared.check}</a>
      </p>
    </CareCard>
  )
}

/** What the lines of a part say beside the visitor's day and strength. */
function sentencesOf(
  { part, mean }: Extract<Beside, { kind: 'course' }>,
  { pain, days }: OwnPain,
  words: Words,
) {
  if (part === 'neck') {
    const { groups, both, scale, slower } = words.neck
    return [groups, both, scale, ...(pain >= slowerFrom ? [slower] : [])]
  }
  if (part === 'shoulder') return [words.shoulder.groups, words.shoulder.scale, words.notCrashes]
  const { beside, later, lasting, range } = words.low
  return [
    ...(mean === undefined ? [] : [fill(beside, { days, mean, pain, own: pain * 10 })]),
    later,
    ...(days >= lastingDays ? [lasting] : []),
    range,
    words.notCrashes,
  ]
}

interface CourseProps extends AnswerProps {
  beside: Extract<Beside, { kind: 'course' }>
}

function Course({ beside, own, words, links }: CourseProps) {
  const { part, week, mean } = beside
  const { days, pain } = own
  return (
    <>
      <h2>{words.headings[part]}</h2>
      <CourseChart
        course={courseOf(part, words)}
        label={words.chart[part]}
        times={words.chart.times}
        you={
          week === undefined
            ? undefined
            : {
                week,
                height: mean === undefined ? undefined : pain / 10,
                label: fill(words.you, { days }),
              }
        }
      />
      {part === 'neck' ? <p className="fine-print">{words.chart.widths}</p> : null}
      {week === undefined ? <p>{fill(words.beyond, { days })}</p> : null}
      {sentencesOf(beside, own, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {part === 'shoulder' ? (
        <p>
          {words.shoulder.exam} <a href={links.check}>{words.danger.check}</a>
        </p>
      ) : null}
      <p>
        <strong>{words.cannot}</strong>{' '}
        {links[part] ? <a href={links[part]}>{words.more[part]}</a> : null}
      </p>
    </>
  )
}

function Answer(props: AnswerProps) {
  const { own, words, danger, links } = props
  const beside = besideStudies(danger.rules, own)
  const place = useArrival(own)
  const answer = (name: string, children: ReactNode) => (
    <section ref={place} className={`answer ${name}`}>
      {children}
    </section>
  )
  const check = (
    <p>
      <a href={links.check}>{danger.words.check}</a>
    </p>
  )
  switch (beside.kind) {
    case 'danger':
      return answer(`answer-${beside.level}`, <DangerFirst {...props} level={beside.level} />)
    case 'no-pain':
      return answer(
        'answer-open',
        <>
          <h2>{words.noPain.heading}</h2>
          <p>{words.noPain.text}</p>
          {check}
        </>,
      )
    case 'head':
      return answer(
        'answer-open',
        <>
          <h2>{words.head.heading}</h2>
          <p>{words.head.text}</p>
          {check}
          <p>
            {words.head.later} {links.head ? <a href={links.head}>{words.more.head}</a> : null}
          </p>
        </>,
      )
    case 'course':
      return answer(
        'answer-open',
        <>
          <Course {...props} beside={beside} />
          {links.diary ? (
            <p>
              <a href={links.diary}>{words.diary}</a>
            </p>
          ) : null}
        </>,
      )
  }
}

/** Part, strength and day of somebody's pain beside groups of studies. Nothing is sent or kept. */
export function BesideStudies({ words, danger, links }: BesideStudiesProps) {
  const [own, setOwn] = useState<OwnPain>()
  const [wrong, setWrong] = useState<readonly OwnPainField[]>([])
  const faults = wrong.map((field) => ({ field, message: words.wrong[field] }))
  const { found, setFound, summary, faultAt } = useFaults(faults)

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readOwnPain(new FormData(event.currentTarget))
    const missing = 'wrong' in read ? read.wrong : []
    setWrong(missing)
    setFound(missing.map((field) => ({ field, message: words.wrong[field] })))
    setOwn('own' in read ? read.own : undefined)
  }

  return (
    <>
      {/* A form without a dialog sends nothing, so no pain comes into an address while the script is on its way. */}
      <form
        className="beside-studies"
        method="dialog"
        noValidate
        autoComplete="off"
        onSubmit={show}
      >
        {found.length > 0 ? (
          <div ref={summary} tabIndex={-1}>
            <ErrorSummary
              heading={words.wrongHeading}
              errors={found.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
            />
          </div>
        ) : null}
        <ChoiceGroup
          id={idOf('part')}
          name="part"
          pick="one"
          layout="columns"
          legend={words.part}
          error={faultAt('part')?.message}
          choices={parts.map((part) => ({ value: part, label: words.parts[part] }))}
        />
        <ScaleGroup
          id={idOf('pain')}
          name="pain"
          pick="one"
          legend={words.pain}
          hint={words.painHint}
          error={faultAt('pain')?.message}
          choices={painScale.map((pain) => ({ value: pain, label: pain }))}
        />
        <Field
          id={idOf('days')}
          name="days"
          inputMode="numeric"
          label={words.days}
          hint={words.daysHint}
          error={faultAt('days')?.message}
        />
        <Button type="submit">{words.show}</Button>
      </form>
      {own ? <Answer own={own} words={words} danger={danger} links={links} /> : null}
    </>
  )
}
