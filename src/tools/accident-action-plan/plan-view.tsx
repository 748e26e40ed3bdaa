import { Button } from '#design/button/button.tsx'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { saveFile } from '#design/save-file.ts'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { formatDate, timeZone } from '#language/dates/dates-in-words.ts'
import { instantOf, type WallTime } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import { clinicDomain } from '#site/contact-links.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { LawTable } from '#tools/accident-action-plan/law-table.tsx'
import { limitsFor } from '#tools/accident-action-plan/limits.ts'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import { OwnList } from '#tools/accident-action-plan/own-list.tsx'
import { PhotoChecklist } from '#tools/accident-action-plan/photo-checklist.tsx'
import { photosFor } from '#tools/accident-action-plan/photos.ts'
import {
  isLongAgo,
  planFor,
  stageEnd,
  stages,
  type Task,
} from '#tools/accident-action-plan/plan.ts'
import {
  type OwnLine,
  withCalendarFile,
  withNotes,
  withOwnLine,
  withOwnLineAt,
  withOwnTick,
  withoutOwnLine,
  withTick,
} from '#tools/accident-action-plan/progress.ts'
import { SayCards } from '#tools/accident-action-plan/say/say-cards.tsx'
import { spokenAge, spokenCrash } from '#tools/accident-action-plan/spoken-times.ts'
import { TaskItem } from '#tools/accident-action-plan/task-item.tsx'
import type { KeptProgress } from '#tools/accident-action-plan/use-progress.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import { NoClearance } from '#tools/danger-signs/no-clearance.tsx'
import './plan-view.css'

export interface PlanViewProps {
  locale: Locale
  words: Words
  links: PlanLinks
  crash: Crash
  limitationDates: boolean
  /** What the clocks in California show. */
  now: WallTime
  moves: number
  kept: KeptProgress
  onChangeCrash: () => void
  onErase: () => void
}

/** Fetched when it is wanted: few want it, and all wait for what wakes the plan. */
async function loadCalendar() {
  const [{ calendarEntries }, { calendarFile }] = await Promise.all([
    import('#tools/accident-action-plan/calendar-events.ts'),
    import('#language/calendar-files/calendar-file.ts'),
  ])
  return { calendarEntries, calendarFile }
}

/** The personal plan: what to do and until when, what the law sets, what to say, what to keep. */
export function PlanView({
  locale,
  words,
  links,
  crash,
  limitationDates,
  now,
  moves,
  kept,
  onChangeCrash,
  onErase,
}: PlanViewProps) {
  const { progress, notice, edit, canUndo, undo } = kept
  const { message, tell, dismiss } = useMessage()
  const tasks = planFor(crash, now, timeZone)
  const limits = limitsFor(crash, { limitationDates })
  const doneCount = tasks.filter(({ id }) => progress.done.includes(id)).length

  function tick(id: string, ticked: boolean) {
    edit(
      (current) => withTick(current, id, ticked),
      (current) => withTick(current, id, !ticked),
    )
    dismiss()
  }

  function addOwn(text: string) {
    const id = randomId()
    edit(
      (current) => withOwnLine(current, id, text),
      (current) => withoutOwnLine(current, id),
    )
    dismiss()
  }

  function tickOwn(id: string, ticked: boolean) {
    edit(
      (current) => withOwnTick(current, id, ticked),
      (current) => withOwnTick(current, id, !ticked),
    )
  }

  function removeOwn(line: OwnLine) {
    const place = progress.own.indexOf(line)
    edit(
      (current) => withoutOwnLine(current, line.id),
      (current) => withOwnLineAt(current, place, line),
    )
    tell(fill(words.told.removed, { text: line.text }))
  }

  function takeBack() {
    undo()
    tell(words.told.undone)
  }

  async function saveCalendar() {
    const calendar = await loadCalendar().catch(() => undefined)
    if (!calendar) {
      tell(words.told.calendarNotLoaded)
      return
    }
    const { events, sent } = calendar.calendarEntries({
      crash,
      tasks,
      limits,
      progress,
      now,
      locale,
      words,
      host: clinicDomain,
    })
    if (events.length === 0) {
      tell(words.told.nothingLeft)
      return
    }
    const file = calendar.calendarFile({
      events,
      name: words.calendar.name,
      language: locale,
      madeAt: instantOf(now, timeZone),
      revision: progress.calendarFiles,
      product: 'Accident action plan',
      audience: 'one-person',
    })
    saveFile(words.fileName, 'text/calendar;charset=utf-8', file)
    edit((current) => withCalendarFile(current, sent))
    tell(words.told.calendar)
  }

  const listOf = (some: readonly Task[]) => (
    <ul>
      {some.map((task) => (
        <TaskItem
          key={task.id}
          locale={locale}
          words={words}
          links={links}
          task={task}
          done={progress.done.includes(task.id)}
          onTick={(ticked) => tick(task.id, ticked)}
        />
      ))}
    </ul>
  )

  return (
    <div className="action-plan-view">
      <header className="action-plan-head">
        <StepHeading moves={moves}>{words.plan.heading}</StepHeading>
        <p className="action-plan-crash">{spokenCrash(crash, words, locale)}</p>
        <p className="action-plan-progress">
          <progress max={tasks.length} value={doneCount} aria-hidden="true" />
          <span>{fill(words.plan.progress, { done: doneCount, all: tasks.length })}</span>
        </p>
        <NoClearance />
        <p className="action-plan-small no-print">{words.kept[notice ?? 'saved']}</p>
        <Button variant="secondary" size="sm" className="no-print" onClick={onChangeCrash}>
          {words.plan.change}
        </Button>
      </header>

      {isLongAgo(crash, now) ? (
        <section className="action-plan-stage">
          <h3>{words.plan.stillCounts}</h3>
          <p>
            {spokenAge(crash, now, words, locale)} {words.plan.reportsOver}
          </p>
          {listOf(tasks)}
        </section>
      ) : (
        <div className="action-plan-stages">
          {stages.map((stage) => (
            <section key={stage} className="action-plan-stage">
              <h3>
                {words.plan.stages[stage]}{' '}
                {stage === 'now' ? null : (
                  <small>
                    {fill(words.plan.until, {
                      date: formatDate(stageEnd(stage, crash.date), locale),
                    })}
                  </small>
                )}
              </h3>
              {listOf(tasks.filter((task) => task.stage === stage))}
            </section>
          ))}
        </div>
      )}

      <LawTable locale={locale} words={words} links={links} tasks={tasks} limits={limits} />
      <div className="action-plan-pair">
        <PhotoChecklist
          words={words.photos}
          photos={photosFor(crash)}
          done={progress.done}
          onTick={tick}
        />
        <OwnList
          words={words.own}
          own={progress.own}
          notes={progress.notes}
          onAdd={addOwn}
          onTick={tickOwn}
          onRemove={removeOwn}
          onNotes={(notes) => edit((current) => withNotes(current, notes))}
        />
      </div>
      <SayCards locale={locale} crash={crash} />

      <div className="action-plan-actions no-print" role="group" aria-label={words.actions.label}>
        <p className="button-row">
          <Button onClick={saveCalendar}>{words.actions.calendar}</Button>
          <Button variant="outline" onClick={() => print()}>
            {words.actions.print}
          </Button>
          <Button variant="ghost" onClick={onErase}>
            {words.actions.erase}
          </Button>
        </p>
        <p className="action-plan-small">
          {words.actions.calendarHint} {words.actions.deleteByHand}
        </p>
      </div>
      <Message
        message={message}
        undoLabel={words.actions.undo}
        onUndo={canUndo ? takeBack : undefined}
      />
    </div>
  )
}
