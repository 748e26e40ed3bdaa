import { toString as textOf } from 'mdast-util-to-string'
import { Fold } from '#design/fold/fold.tsx'
import { sectionsOf } from '#words/fold-sections.ts'
import { wordsToHtml } from '#words/parse-words.ts'
import { drawWords, type WordsProps } from '#words/words.tsx'

export interface FoldedSectionsProps extends WordsProps {
  /** Leaves the first section open. */
  firstOpen?: boolean
}

/** Words whose second-level headings fold, on a phone, what stands below them. */
export function FoldedSections({
  text,
  locale,
  sourceIds = [],
  file,
  firstOpen,
}: FoldedSectionsProps) {
  const context = { locale, sourceIds, file }
  const sections = sectionsOf(wordsToHtml(text, context))
  const first = sections.find(({ heading }) => heading)
  const written = sections.filter(({ heading, content }) => heading || content.length > 0)
  return written.map((section, index) => {
    const { heading, content } = section
    const stays = firstOpen && section === first && heading ? [heading] : []
    const drawn = drawWords({ type: 'root', children: [...stays, ...content] }, context)
    const id = String(heading?.properties['id'] ?? index)
    return heading && stays.length === 0 ? (
      <Fold key={id} id={id} heading={textOf(heading)}>
        {drawn}
      </Fold>
    ) : (
      <div key={id}>{drawn}</div>
    )
  })
}
