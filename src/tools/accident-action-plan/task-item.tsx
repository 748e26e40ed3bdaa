import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { law } from '#tools/accident-action-plan/laws.ts'
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
  done: boolean
  onTick: (ticked: boolean) => void
}

/** One thing to do, to tick off. */
export function TaskItem({ locale, words, links, task, done, onTick }: TaskItemProps) {
  const { plan, tasks } = words
  const { title, text } = tasks[task.id]
  const { page: readOn, laws = [], source } = notesOf(task.id)
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
        {readOn || laws.length > 0 || source ? (
          <p className="action-plan-small">
            {readOn ? <a href={links[readOn].href}>{links[readOn].name}</a> : null}
            {laws.map((lawId) => {
              const { name, link } = law(lawId)
              return (
                <span key={lawId}>
                  {plan.source}: {link ? <a href={link}>{name}</a> : name}
                </span>
              )
            })}
            {source ? (
              <span>
                {plan.source}: {source}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
