import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type LawId, law } from '#tools/accident-action-plan/laws.ts'
import type { Limit } from '#tools/accident-action-plan/limits.ts'
import type { PlanLinks } from '#tools/accident-action-plan/linked-pages.ts'
import type { Task, TaskId } from '#tools/accident-action-plan/plan.ts'
import { spokenDue } from '#tools/accident-action-plan/spoken-times.ts'
import { notesOf } from '#tools/accident-action-plan/task-notes.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './law-table.css'
import '#design/table-scroll/table-scroll.css'

export interface LawTableProps {
  locale: Locale
  words: Words
  links: PlanLinks
  tasks: readonly Task[]
  limits: readonly Limit[]
}

interface Row {
  id: string
  name: string
  time: string
  laws: readonly LawId[]
}

const stateBar = 'https://www.calbar.ca.gov'

/** Tasks with a count set by law, named briefly for the table. */
type Duty = TaskId & keyof Words['law']['duties']

const isDuty = (id: TaskId, words: Words): id is Duty => id in words.law.duties

function dutyRows(tasks: readonly Task[], words: Words, locale: Locale): readonly Row[] {
  return tasks.flatMap(({ id, due }) => {
    if (!due || !isDuty(id, words)) return []
    const { name, time } = words.law.duties[id]
    const said = spokenDue(due, words, locale)
    return [{ id, name, time: `${time}. ${said}`, laws: notesOf(id).laws ?? [] }]
  })
}

function limitRows(limits: readonly Limit[], words: Words, locale: Locale): readonly Row[] {
  return limits.map(({ id, laws, date }) => {
    const { name, time } = words.law.limits[id]
    const said = date ? fill(words.law.by, { time, date: formatDate(date, locale) }) : time
    return { id, name, time: said, laws }
  })
}

function LawLink({ id }: { id: LawId }) {
  const { name, link } = law(id)
  return <small>{link ? <a href={link}>{name}</a> : name}</small>
}

/** All the times the law sets, together: reports first, then lawsuits and claims. */
export function LawTable({ locale, words, links, tasks, limits }: LawTableProps) {
  const text = words.law
  const rows = [...dutyRows(tasks, words, locale), ...limitRows(limits, words, locale)]
  const governmentDate = limits.some(({ id, date }) => id === 'government' && date)
  return (
    <section className="action-plan-law">
      <h3>{text.heading}</h3>
      <p>{text.intro}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.what}</th>
            <th scope="col">{text.time}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, time, laws }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {laws.map((lawId) => (
                  <LawLink key={lawId} id={lawId} />
                ))}
              </th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="action-plan-notice">
        <strong>{text.notAdvice}</strong> {text.noMove}{' '}
        {governmentDate ? text.governmentDate : null} {text.known}
      </p>
      <p>
        {text.lawyer} <a href={stateBar}>{text.stateBar}</a>
      </p>
      <p className="no-print">
        <a href={links['your-rights'].href}>{text.rights}</a>
      </p>
    </section>
  )
}
