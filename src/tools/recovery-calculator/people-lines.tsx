import './people-lines.css'

export interface PeopleGroup {
  id: string
  /** How many of the 100 lines belong to the group. */
  count: number
  /** How many lines stand before it, where the groups are parts of one whole. */
  before: number
  tone: 'calm' | 'middle' | 'strong'
  /** "45 out of 100" */
  value: string
  /** What these people have in common. */
  label: string
}

/** Written out in full: the build keeps only the rules whose class names it can find. */
const lineClass = {
  calm: 'people-lines people-lines-calm',
  middle: 'people-lines people-lines-middle',
  strong: 'people-lines people-lines-strong',
} as const

const hundred = Array.from({ length: 100 }, (_, index) => index)
/** A line every 3 units, so that 100 of them fill 300. */
const pitch = 3

const linesFrom = (from: number, count: number) =>
  hundred
    .slice(from, from + count)
    .map((index) => `M${index * pitch + 1.5} 2v16`)
    .join('')

/** Groups of people as lines in a row of 100. The words beside each row say the same. */
export function PeopleLines({ groups }: { groups: readonly PeopleGroup[] }) {
  return (
    <ul className="recovery-calculator-people">
      {groups.map(({ id, count, before, tone, value, label }) => (
        <li key={id}>
          <p>
            <strong>{value}</strong> {label}
          </p>
          <svg
            className={lineClass[tone]}
            viewBox="0 0 300 20"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <path className="people-lines-rest" d={linesFrom(0, 100)} />
            <path className="people-lines-group" d={linesFrom(before, count)} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
