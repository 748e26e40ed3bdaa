import type { Groups, StudiedArea } from '#tools/recovery-calculator/calculator.ts'
import { CallLinks } from '#tools/recovery-calculator/call-links.tsx'
import type { CalculatorLinks, LinkedPage } from '#tools/recovery-calculator/linked-pages.ts'
import { areaOf, isOnEdge, seenSection } from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './seen-part.css'

export interface SeenPartProps {
  words: Words
  groups: Groups
}

const areaPages: Record<StudiedArea, LinkedPage> = {
  neck: 'whiplash',
  'low-back': 'back-pain',
  shoulder: 'shoulder-pain',
}

/** When to be seen. It names 911 and 988, so nothing about it says that there is time. */
export function SeenPart({ words, groups }: SeenPartProps) {
  const { heading, bullets, paragraphs } = seenSection(groups, words)
  return (
    <section className="recovery-calculator-seen">
      <h3>{heading}</h3>
      <ul>
        {[...bullets, ...paragraphs].map((text) => (
          <li key={text}>
            <CallLinks text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where to read on. */
export function Onward({ words, groups, links }: SeenPartProps & { links: CalculatorLinks }) {
  const onward: { to: LinkedPage; text: string }[] = [
    { to: 'immediate-help', text: words.links.danger },
    { to: 'same-day-assessment', text: words.links.exam },
    ...groups.map(areaOf).map((area) => ({ to: areaPages[area], text: words.links[area] })),
  ]
  if (isOnEdge(groups)) onward.push({ to: 'anxiety', text: words.links.anxiety })
  return (
    <p className="recovery-calculator-onward no-print">
      {onward.map(({ to, text }) =>
        links[to].href ? (
          <a key={to} href={links[to].href}>
            {text}
          </a>
        ) : null,
      )}
    </p>
  )
}
