import type { ReactNode } from 'react'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useGateData } from '#tools/danger-signs/gate-context.ts'
import { GateList } from '#tools/danger-signs/gate-list.tsx'
import { LevelView } from '#tools/danger-signs/level-view.tsx'
import { ListWithoutScripts } from '#tools/danger-signs/list-without-scripts.tsx'
import { OneQuestion } from '#tools/danger-signs/one-question.tsx'
import { type GateOptions, useGate } from '#tools/danger-signs/use-gate.ts'
import './danger-gate.css'

export interface DangerGateProps extends GateOptions {
  locale: Locale
  /** Stands above the questions, and not above what marked signs ask for. */
  before?: ReactNode
}

/** The first question of a tool: the danger signs, from the register that all pages share. */
export function DangerGate({ locale, before, ...options }: DangerGateProps) {
  const { words } = useGateData()
  const { step, moves, since, outcome, ...gate } = useGate(options)
  if (step === 'outcome') {
    return <LevelView outcome={outcome} onChange={gate.goBack} onGoOn={gate.pass} />
  }
  if (since !== undefined && isDay(since)) {
    return (
      <>
        {before}
        <OneQuestion
          question={fill(words.question, { date: formatDate(since, locale) })}
          moves={moves}
          onYes={gate.askAll}
          onNo={options.onPass}
        />
      </>
    )
  }
  return (
    <>
      {before}
      <GateList
        id={`${options.tool}-gate`}
        draft={gate.draft}
        today={gate.today}
        moves={moves}
        onChange={gate.change}
        onFinish={gate.finish}
      />
      <ListWithoutScripts />
    </>
  )
}
