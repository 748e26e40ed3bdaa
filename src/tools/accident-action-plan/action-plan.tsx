import { type ComponentType, useEffect, useState } from 'react'
import { timeZone } from '#clinic/clock/clock.ts'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { Note } from '#design/note/note.tsx'
import { useStep } from '#design/step-heading/use-step.ts'
import { useBegun, useLater } from '#design/use-later.ts'
import { minute } from '#language/dates/durations.ts'
import { type WallTime, wallTime } from '#language/dates/wall-time.ts'
import type { Locale } from '#language/locales.ts'
import { type CrashDraft, readCrash } from '#tools/accident-action-plan/crash.ts'
import type { CrashFormProps } from '#tools/accident-action-plan/crash-form.tsx'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import { emptyProgress, withTick } from '#tools/accident-action-plan/progress.ts'
import { SceneSteps, stepsTickedBefore } from '#tools/accident-action-plan/scene-steps.tsx'
import {
  crashIn,
  type PlanCrash,
  usePlanCrash,
} from '#tools/accident-action-plan/use-plan-crash.ts'
import {
  type KeptProgress,
  storedProgress,
  useProgress,
} from '#tools/accident-action-plan/use-progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { PartMissing } from '#tools/crash-record/part-missing.tsx'
import { ofPerson } from '#tools/crash-record/person.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { CheckContext, useCheckData } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { useGuest } from '#tools/danger-signs/use-guest.ts'
import { useStanding } from '#tools/danger-signs/use-standing.ts'
import { useToday } from '#tools/danger-signs/use-today.ts'
import { isForGuest } from '#tools/danger-signs/visit-answers.ts'

export interface ActionPlanProps {
  locale: Locale
  /** What to do at the scene comes with the page, the other words after the check. */
  scene: Words['scene']
  links: PlanLinks
  /** The danger signs in the language of the page. */
  danger: CheckData
  /** The clinic's setting `legal.limitationDates`: limitation periods as dates. */
  limitationDates: boolean
  /** Clock time in California, such as `2026-11-21T09:00`; the device's own clock when left out. */
  now?: string
}

const tool = 'accident-action-plan'
const steps = ['signs', 'crash', 'plan'] as const

const wordsIn: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('#tools/accident-action-plan/words.en.ts')).en,
  es: async () => (await import('#tools/accident-action-plan/words.es.ts')).es,
}

/** What comes after the check, with its words: many leave before. */
async function loadParts(locale: Locale) {
  const [{ CrashForm }, { PlanView }, words] = await Promise.all([
    import('#tools/accident-action-plan/crash-form.tsx'),
    import('#tools/accident-action-plan/plan-view.tsx'),
    wordsIn[locale](),
  ])
  return { CrashForm, PlanView, words }
}

const loaders = { en: () => loadParts('en'), es: () => loadParts('es') } as const

/** Where it is tomorrow already, the check was told "today" by the calendar of the device. */
function readClocks(instant: number): WallTime {
  const [clinic, device] = [wallTime(instant, timeZone), wallTime(instant)]
  return device.date > clinic.date ? device : clinic
}

function readClock(given?: string): WallTime {
  if (given === undefined) return readClocks(Date.now())
  const [date = '', time = ''] = given.split('T')
  return { date, time }
}

/**
 * What the clocks in California show, or those of a device that is a day ahead, followed once somebody
 * is past the check: it asks for a day only, and its first answer is not to wait for the formatter of a
 * time zone.
 */
function useClock(given: string | undefined, isPastCheck: boolean) {
  const [now, setNow] = useState<WallTime>()
  useEffect(() => {
    if (!isPastCheck) return
    const look = () => setNow(readClock(given))
    look()
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [given, isPastCheck])

  function look() {
    const time = readClock(given)
    setNow(time)
    return time
  }
  return { now, look }
}

/**
 * A personal plan for the first 72 hours and two weeks. Danger signs at every visit, then the crash,
 * then the plan; the rules are in `plan.ts` and `limits.ts`. Kept on the device, sent nowhere.
 */
export function ActionPlan({ danger, ...props }: ActionPlanProps) {
  return (
    <CheckContext value={danger}>
      <div className="accident-action-plan">
        <WhoSwitch locale={props.locale} words={danger.record} />
        <PlanSteps {...props} />
      </div>
    </CheckContext>
  )
}

function PlanSteps(props: Omit<ActionPlanProps, 'danger'>) {
  const { locale, scene, links, limitationDates } = props
  const { step, moves, go } = useStep(ofPerson(tool), steps)
  const { isGuest, look: lookForGuest } = useGuest()
  const kept = useProgress(isGuest)
  const crash = usePlanCrash(kept, isGuest)
  const { now, look: lookAtClock } = useClock(props.now, step !== 'signs')
  const givenDay = props.now?.split('T')[0]
  const today = useToday(givenDay, moves)
  const told = useMessage()
  const standing = useStanding('plan', today)
  const hasBegun = useBegun()
  const later = useLater(loaders[locale], hasBegun || step !== 'signs')
  const { record } = useCheckData()
  const reading = now && readCrash(crash.draft, now)

  // What was ticked before React was there counts too, once the kept plan is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read once, on waking
  useEffect(() => {
    for (const id of isForGuest() ? [] : stepsTickedBefore()) {
      kept.edit((current) => withTick(current, id, true))
    }
  }, [])

  function pass() {
    const forGuest = isForGuest()
    const progress = forGuest === isGuest ? kept.progress : emptyUnlessKept(forGuest)
    const draft = crashIn(progress, { ...crash.known, isGuest: forGuest })
    lookForGuest()
    standing.look()
    go(readCrash(draft, lookAtClock()).kind === 'crash' ? 'plan' : 'crash')
  }

  if (step === 'signs' || standing.isClosed || !now) {
    return (
      <SignsStep
        locale={locale}
        scene={scene}
        today={today}
        givenDay={givenDay}
        again={step === 'signs' && moves > 0}
        kept={kept}
        crash={crash}
        onPass={pass}
      />
    )
  }

  if (later === undefined || later === 'missing') {
    return <PartMissing words={record.later} isComing={later === undefined} />
  }
  const { CrashForm, PlanView, words } = later

  if (step === 'plan' && reading?.kind === 'crash') {
    return (
      <PlanView
        locale={locale}
        words={words}
        links={links}
        crash={reading.crash}
        owner={crash.owner}
        limitationDates={limitationDates}
        now={now}
        moves={moves}
        kept={kept}
        onChangeCrash={() => go('crash')}
        onErase={() => {
          kept.erase()
          told.tell(words.told.erased)
          go('crash')
        }}
      />
    )
  }
  return (
    <CrashStep
      form={CrashForm}
      locale={locale}
      words={words}
      now={now}
      moves={moves}
      kept={kept}
      crash={crash}
      told={told}
      goToPlan={() => go('plan')}
    />
  )
}

function emptyUnlessKept(isGuest: boolean) {
  const stored = storedProgress(isGuest)
  return 'progress' in stored ? stored.progress : emptyProgress('before-waking')
}

interface SignsStepProps extends Pick<ActionPlanProps, 'locale' | 'scene'> {
  /** Empty until the page is awake. */
  today: string
  givenDay: string | undefined
  /** The check was asked for again. */
  again: boolean
  kept: KeptProgress
  crash: PlanCrash
  onPass: () => void
}

/** The danger signs; at the scene, or before anything is known of the crash, what to do there. */
function SignsStep(props: SignsStepProps) {
  const { locale, scene, today, givenDay, again, kept, crash, onPass } = props

  function tick(id: string, ticked: boolean) {
    kept.edit((current) => withTick(current, id, ticked))
  }

  const { done } = kept.progress
  const { date } = crash.draft
  const atScene = date === '' || date === today
  return (
    <DangerCheck
      locale={locale}
      needs="plan"
      today={givenDay}
      again={again}
      onPass={onPass}
      before={atScene ? <SceneSteps words={scene} done={done} onTick={tick} /> : null}
    />
  )
}

interface CrashStepProps {
  /** Fetched before. */
  form: ComponentType<CrashFormProps>
  locale: Locale
  words: Words
  now: WallTime
  moves: number
  kept: KeptProgress
  crash: PlanCrash
  told: ReturnType<typeof useMessage>
  goToPlan: () => void
}

/** The questions about the crash; after a plan was erased, with the way to have it back. */
function CrashStep(props: CrashStepProps) {
  const { form: CrashForm, locale, words, now, moves, kept, crash, told, goToPlan } = props
  const { message, dismiss } = told

  function change(next: CrashDraft) {
    dismiss()
    crash.change(next)
  }

  function takeBackErasing() {
    kept.undo()
    dismiss()
    goToPlan()
  }

  return (
    <>
      {kept.notice ? (
        <Note kind="note" heading="">
          <p>{words.kept[kept.notice]}</p>
        </Note>
      ) : null}
      <CrashForm
        locale={locale}
        words={words}
        crash={crash}
        now={now}
        moves={moves}
        onChange={change}
        onFinish={goToPlan}
      />
      <Message
        message={message}
        undoLabel={words.actions.undo}
        onUndo={message && kept.canUndo ? takeBackErasing : undefined}
      />
    </>
  )
}
