import { Card } from '#design/card/card.tsx'
import { SheetDrawing } from '#design/drawings/sheet-drawing.tsx'
import type { Locale } from '#language/locales.ts'
import { href, type PageId, page, pagesUnder } from '#site/addresses.ts'
import { firstSentence } from '#words/plain-words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The pages of a hub as cards: name, summary, drawing where the page has one. */
export function HubCards({ id, locale }: { id: PageId; locale: Locale }) {
  return (
    <ul className="cards">
      {pagesUnder(id).map((child) => {
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
