import type { Locale } from '#i18n/locales.ts'
import { href, type PageId, page, pageIds } from '#site/addresses.ts'
import { Card } from '#ui/card/card.tsx'
import { SheetDrawing } from '#ui/drawings/sheet-drawing.tsx'
import { wordsOf } from '#words/read-pages.ts'

const ofKind = (kind: string) => pageIds.filter((id) => page(id).kind === kind)

/** The pages that a hub opens onto. */
const hubPages: Partial<Record<PageId, readonly PageId[]>> = {
  services: ['same-day-assessment', 'urgent-pain-care', 'consultation-call', ...ofKind('service')],
  conditions: ofKind('condition'),
  tools: ['action-plan', 'symptom-tracker', 'recovery-calculator'],
  about: ofKind('about'),
  areas: ofKind('area'),
}

/** The pages of a hub as cards: name, summary, drawing where the page has one. */
export function HubCards({ id, locale }: { id: PageId; locale: Locale }) {
  const children = hubPages[id]
  if (!children) return null
  return (
    <ul className="cards">
      {children.map((child) => {
        const { summary, drawing } = wordsOf(child, locale)
        return (
          <Card
            key={child}
            heading={page(child).name[locale]}
            href={href(child, locale)}
            drawing={drawing ? <SheetDrawing name={drawing} /> : null}
          >
            <p>{firstSentence(summary)}</p>
          </Card>
        )
      })}
    </ul>
  )
}

/** Without links, notes and the stars of emphasis: a card is one link of plain words. */
function firstSentence(summary: string) {
  const plain = summary
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}
