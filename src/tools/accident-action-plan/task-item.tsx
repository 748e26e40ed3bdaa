import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { href, page } from '#site/addresses.ts'
import { law } from '#tools/accident-action-plan/laws.ts'
import type { Task } from '#tools/accident-action-plan/plan.ts'
import { spokenDue } from '#tools/accident-action-plan/spoken-times.ts'
import { taskWords } from '#tools/accident-action-plan/task-words.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'

export interface TaskItemProps {
  locale: Locale
  task: Task
  done: boolean
  onTick: (ticked: boolean) => void
}

/** One thing to do, to tick off. */
export function TaskItem({ locale, task, done, onTick }: TaskItemProps) {
  const { plan } = planWords[locale]
  const { title, text, page: readOn, laws = [], source } = taskWords[task.id]
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
        <label htmlFor={id}>{title[locale]}</label>
        <div id={`${id}-text`}>
          {due ? (
            <p className={isLate ? 'action-plan-due action-plan-due-late' : 'action-plan-due'}>
              {isLate
                ? fill(plan.overdue, { date: formatDate(due.date, locale) })
                : spokenDue(due, locale)}
            </p>
          ) : null}
          <p>{text[locale]}</p>
        </div>
        {readOn || laws.length > 0 || source ? (
          <p className="action-plan-small">
            {readOn ? <a href={href(readOn, locale)}>{page(readOn).name[locale]}</a> : null}
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
