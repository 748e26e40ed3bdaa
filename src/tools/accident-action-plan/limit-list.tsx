import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { LawLink } from '#tools/accident-action-plan/law-link.tsx'
import type { Limit } from '#tools/accident-action-plan/limits.ts'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './limit-list.css'

export interface LimitListProps {
  locale: Locale
  words: Words['law']
  limits: readonly Limit[]
}

/** The times that the law sets for what a task is about. */
export function LimitList({ locale, words, limits }: LimitListProps) {
  if (limits.length === 0) return null
  return (
    <ul className="action-plan-limits">
      {limits.map(({ id, laws, date }) => {
        const { name, time } = words.limits[id]
        const said = date ? fill(words.by, { time, date: formatDate(date, locale) }) : time
        return (
          <li key={id}>
            <strong>{name}:</strong> {said}.{' '}
            {id === 'government' && date ? `${words.governmentDate} ` : null}
            {laws.map((lawId) => (
              <small key={lawId}>
                <LawLink id={lawId} />
              </small>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
