import { timeZone } from '#clinic/clock/clock.ts'
import { Button } from '#design/button/button.tsx'
import { LineProgress } from '#design/line/line-progress.tsx'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { saveFile } from '#design/save-file.ts'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import type { WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { clinicDomain } from '#site/contact-links.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import { OwnList } from '#tools/accident-action-plan/own-list.tsx'
import { PhotoChecklist } from '#tools/accident-action-plan/photo-checklist.tsx'
import { photosFor } from '#tools/accident-action-plan/photos.ts'
import { planFor } from '#tools/accident-action-plan/plan.ts'
import { planCalendar } from '#tools/accident-action-plan/plan-calendar.ts'
import { planEdits } from '#tools/accident-action-plan/plan-edits.ts'
import { PlanStages } from '#tools/accident-action-plan/plan-stages.tsx'
import { withCalendarFile } from '#tools/accident-action-plan/progress.ts'
import { SayCards } from '#tools/accident-action-plan/say/say-cards.tsx'
import { spokenCrash } from '#tools/accident-action-plan/spoken-times.ts'
import type { PlanOwner } from '#tools/accident-action-plan/use-plan-crash.ts'
import type { KeptProgress } from '#tools/accident-action-plan/use-progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { CheckNow } from '#tools/danger-signs/check-now.tsx'
import './plan-view.css'

export interface PlanViewProps {
  locale: Locale
  words: Words
  links: PlanLinks
  crash: Crash
  owner: PlanOwner
  limitationDates: boolean
  /** What the clocks in California show. */
  now: WallTime
  moves: number
  kept: KeptProgress
  onChangeCrash: () => void
  onErase: () => void
}

interface PlanHeadProps
  extends Pick<
    PlanViewProps,
    'words' | 'locale' | 'crash' | 'owner' | 'moves' | 'kept' | 'onChangeCrash'
  > {
  /** How many tasks there are, and how many of them are done. */
  all: number
  done: number
}

function PlanHead(props: PlanHeadProps) {
  const { words, locale, crash, owner, moves, kept, onChangeCrash, all, done } = props
  const keptWhere = owner.kind === 'guest' ? 'tab-only' : 'saved'
  return (
    <header className="action-plan-head">
      <StepHeading moves={moves}>{words.plan.heading}</StepHeading>
      <p className="action-plan-crash">{spokenCrash(crash, words, locale)}</p>
      <p>{fill(words.plan.progress, { done, all })}</p>
      <CheckNow />
      <p className="action-plan-small no-print">{words.kept[kept.notice ?? keptWhere]}</p>
      <Button variant="secondary" size="sm" className="no-print" onClick={onChangeCrash}>
        {words.plan.change}
      </Button>
    </header>
  )
}

interface PlanActionsProps {
  words: Words['actions']
  onSaveCalendar: () => void
  onErase: () => void
}

function PlanActions({ words, onSaveCalendar, onErase }: PlanActionsProps) {
  return (
    <div className="action-plan-actions no-print" role="group" aria-label={words.label}>
      <p className="button-row">
        <Button onClick={onSaveCalendar}>{words.calendar}</Button>
        <Button variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="ghost" onClick={onErase}>
          {words.erase}
        </Button>
      </p>
      <p className="action-plan-small">
        {words.calendarHint} {words.deleteByHand}
      </p>
    </div>
  )
}

/** The personal plan: what to do and until when, what the law sets, what to say, what to keep. */
export function PlanView(props: PlanViewProps) {
  const { locale, words, links, crash, owner, limitationDates, now, kept, onErase } = props
  const { progress, edit, canUndo } = kept
  const told = useMessage()
  const { tick, addOwn, tickOwn, removeOwn, note, takeBack } = planEdits(kept, told, words)
  const tasks = planFor(crash, now, timeZone)
  const limits = limitsFor(crash, { limitationDates })
  const doneCount = tasks.filter(({ id }) => progress.done.includes(id)).length

  async function saveCalendar() {
    const host = clinicDomain
    const whose = owner.kind === 'added' ? owner.name : undefined
    const options = { crash, tasks, limits, progress, now, locale, words, host, whose }
    const calendar = await planCalendar(options)
    if (calendar.kind === 'not-loaded') return told.tell(words.told.calendarNotLoaded)
    if (calendar.kind === 'nothing-left') return told.tell(words.told.nothingLeft)
    saveFile(words.fileName, 'text/calendar;charset=utf-8', calendar.file)
    edit((current) => withCalendarFile(current, calendar.sent))
    told.tell(words.told.calendar)
  }

  return (
    <div className="action-plan-view">
      <LineProgress done={doneCount} all={tasks.length} />
      <PlanHead {...props} all={tasks.length} done={doneCount} />
      <PlanStages
        locale={locale}
        words={words}
        links={links}
        crash={crash}
        now={now}
        tasks={tasks}
        limits={limits}
        done={progress.done}
        onTick={tick}
      />
      <p className="action-plan-notice">
        <strong>{words.law.notAdvice}</strong> {words.law.noMove} {words.law.known}
      </p>
      <OwnList
        words={words.own}
        own={progress.own}
        notes={progress.notes}
        onAdd={addOwn}
        onTick={tickOwn}
        onRemove={removeOwn}
        onNotes={note}
      />
      <PhotoChecklist
        words={words.photos}
        photos={photosFor(crash)}
        done={progress.done}
        onTick={tick}
      />
      <SayCards locale={locale} crash={crash} isOwn={owner.kind === 'me'} />
      <PlanActions words={words.actions} onSaveCalendar={saveCalendar} onErase={onErase} />
      <Message
        message={told.message}
        undoLabel={words.actions.undo}
        onUndo={canUndo ? takeBack : undefined}
      />
    </div>
  )
}
