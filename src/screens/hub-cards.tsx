import { Card } from '#design/card/card.tsx'
import { SheetDrawing } from '#design/drawings/sheet-drawing.tsx'
import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Picture } from '#design/picture/picture.tsx'
import type { Locale } from '#language/locales.ts'
import { bodyPartOf } from '#screens/body-part-of.ts'
import { href, type PageId, page, pagesUnder } from '#site/addresses.ts'
import type { PageWords } from '#words/page-words.ts'
import { firstSentence } from '#words/plain-words.ts'
import { wordsOf } from '#words/read-pages.ts'
import './hub-cards.css'

/** Who hurts there, or the drawing of the page, where it has one. */
function CardDrawing({ id, drawing }: { id: PageId } & Pick<PageWords, 'drawing'>) {
  const part = bodyPartOf(id)
  if (part) return <Picture name={part} alt="" {...wideSheet} />
  return drawing ? <SheetDrawing name={drawing} /> : null
}

/** The pages of a hub: what hurts as pictures, what the clinic does as a list, and all others as cards. */
export function HubCards({ id, locale }: { id: PageId; locale: Locale }) {
  return (
    <ul className={id === 'services' ? 'cards hub-rows' : 'cards'}>
      {pagesUnder(id).map((child) => {
        const { summary, drawing } = wordsOf(child, locale)
        return (
          <Card
            key={child}
            heading={page(child).name[locale]}
            href={href(child, locale)}
            drawing={<CardDrawing id={child} drawing={drawing} />}
          >
            <p>{firstSentence(summary)}</p>
          </Card>
        )
      })}
    </ul>
  )
}
