import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { LawLink } from '#tools/accident-action-plan/law-link.tsx'
import { LimitList } from '#tools/accident-action-plan/limit-list.tsx'
import type { Limit } from '#tools/accident-action-plan/limits.ts'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import type { Task } from '#tools/accident-action-plan/plan.ts'
import { spokenDue } from '#tools/accident-action-plan/spoken-times.ts'
import { notesOf } from '#tools/accident-action-plan/task-notes.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './task-item.css'
import './plan-view.css'
import '#design/choice-group/choice-box.css'

export interface TaskItemProps {
  locale: Locale
  words: Words
  links: PlanLinks
  task: Task
  /** The times of the law that belong to it. */
  limits: readonly Limit[]
  done: boolean
  onTick: (ticked: boolean) => void
}

const stateBar = 'https://www.calbar.ca.gov'

/** Where to read on, and what a task rests on. */
function Notes({ words, links, task }: Pick<TaskItemProps, 'words' | 'links' | 'task'>) {
  const { page, laws = [], source } = notesOf(task.id)
  const readOn = page && links[page].href ? links[page] : undefined
  const says = `${words.plan.source}: `
  if (!readOn && laws.length === 0 && !source) return null
  return (
    <p className="action-plan-small">
      {readOn ? <a href={readOn.href}>{readOn.name}</a> : null}
      {laws.map((id) => (
        <span key={id}>
          {says}
          <LawLink id={id} />
        </span>
      ))}
      {source ? (
        <span>
          {says}
          {source}
        </span>
      ) : null}
    </p>
  )
}

/** One thing to do, to tick off; what the law says about its time stands with it and nowhere else. */
export function TaskItem({ locale, words, links, task, limits, done, onTick }: TaskItemProps) {
  const { plan, tasks, law } = words
  const { title, text } = tasks[task.id]
  const { due, overdue } = task
  const isLate = overdue && !done
  const id = `task-${task.id}`
  return (
    <li className={done ? 'action-plan-task action-plan-task-done' : 'action-plan-task'}>
      <input
        id={id}
        type="checkbox"
        checked={done}
        aria-describedby={`${id}-text`}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <div id={`${id}-text`}>
          {due ? (
            <p className={isLate ? 'action-plan-due action-plan-due-late' : 'action-plan-due'}>
              {isLate
                ? fill(plan.overdue, { date: formatDate(due.date, locale) })
                : spokenDue(due, words, locale)}
            </p>
          ) : null}
          <p>{text}</p>
        </div>
        <LimitList locale={locale} words={law} limits={limits} />
        {task.id === 'time-limits' ? (
          <p>
            {law.lawyer} <a href={stateBar}>{law.stateBar}</a>
          </p>
        ) : null}
        <Notes words={words} links={links} task={task} />
      </div>
    </li>
  )
}
