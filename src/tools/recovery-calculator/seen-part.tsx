import type { Locale } from '#i18n/locales.ts'
import { href, type PageId } from '#site/addresses.ts'
import type { Groups, StudiedArea } from '#tools/recovery-calculator/calculator.ts'
import { CallLinks } from '#tools/recovery-calculator/call-links.tsx'
import { areaOf, isOnEdge, seenSection } from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './seen-part.css'

export interface SeenPartProps {
  locale: Locale
  words: Words
  groups: Groups
}

const areaPages: Record<StudiedArea, PageId> = {
  neck: 'whiplash',
  'low-back': 'back-pain',
  shoulder: 'shoulder-pain',
}

/** When to be seen. It names 911 and 988, so nothing about it says that there is time. */
export function SeenPart({ words, groups }: Omit<SeenPartProps, 'locale'>) {
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
export function Onward({ locale, words: { links }, groups }: SeenPartProps) {
  const onward: { to: PageId; text: string }[] = [
    { to: 'immediate-help', text: links.danger },
    { to: 'same-day-assessment', text: links.exam },
    ...groups.map(areaOf).map((area) => ({ to: areaPages[area], text: links[area] })),
  ]
  if (isOnEdge(groups)) onward.push({ to: 'anxiety', text: links.anxiety })
  return (
    <p className="recovery-calculator-onward no-print">
      {onward.map(({ to, text }) => (
        <a key={to} href={href(to, locale)}>
          {text}
        </a>
      ))}
    </p>
  )
}
