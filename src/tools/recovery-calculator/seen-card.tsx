import type { Locale } from '#i18n/locales.ts'
import { href, type PageId } from '#site/addresses.ts'
import type { StudiedArea } from '#tools/recovery-calculator/calculator.ts'
import { ResultSectionView } from '#tools/recovery-calculator/result-section-view.tsx'
import type { ResultSection } from '#tools/recovery-calculator/result-sections.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { CareCard } from '#ui/care-card/care-card.tsx'
import './seen-card.css'

export interface SeenCardProps {
  locale: Locale
  words: Words
  section: ResultSection
  area: StudiedArea
  onEdge: boolean
}

const areaPages: Record<StudiedArea, PageId> = {
  neck: 'whiplash',
  'low-back': 'back-pain',
  shoulder: 'shoulder-pain',
}

/** When to be seen, and where to read on. */
export function SeenCard({ locale, words, section, area, onEdge }: SeenCardProps) {
  const { result, links, careLevels } = words
  const onward: { to: PageId; text: string }[] = [
    { to: 'immediate-help', text: links.danger },
    { to: 'same-day-assessment', text: links.exam },
    { to: areaPages[area], text: links[area] },
  ]
  if (onEdge) onward.push({ to: 'anxiety', text: links.anxiety })
  return (
    <CareCard level="clinic" levelLabel={careLevels.clinic} heading={section.heading}>
      <ResultSectionView section={section} words={result}>
        <p className="recovery-calculator-onward no-print">
          {onward.map(({ to, text }) => (
            <a key={to} href={href(to, locale)}>
              {text}
            </a>
          ))}
        </p>
      </ResultSectionView>
    </CareCard>
  )
}
