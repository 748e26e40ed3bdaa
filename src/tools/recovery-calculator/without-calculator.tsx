import { fill } from '#language/fill.ts'
import { officeLine } from '#site/contact-links.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

/** What the tool asks, for visitors whose browser runs no scripts. */
export function WithoutCalculator({ words }: { words: Words }) {
  return (
    <noscript>
      <h2>{words.without.heading}</h2>
      <p>{words.without.text}</p>
      <ul>
        {Object.values(words.questions).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>
        {words.without.call}{' '}
        <a href={officeLine.href}>{fill(words.call, { number: officeLine.number })}</a>
      </p>
    </noscript>
  )
}
