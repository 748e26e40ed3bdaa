import { toString as textOf } from 'mdast-util-to-string'
import { Fold } from '#design/fold/fold.tsx'
import { sectionsOf } from '#words/fold-sections.ts'
import { wordsToHtml } from '#words/parse-words.ts'
import { drawWords, type WordsProps } from '#words/words.tsx'

/** Words whose second-level headings fold, on a phone, what stands below them. */
export function FoldedSections({ text, locale, sourceIds = [], file }: WordsProps) {
  const context = { locale, sourceIds, file }
  return sectionsOf(wordsToHtml(text, context)).map(({ heading, content }, index) => {
    const drawn = drawWords({ type: 'root', children: content }, context)
    const id = String(heading?.properties['id'] ?? index)
    return heading ? (
      <Fold key={id} id={id} heading={textOf(heading)}>
        {drawn}
      </Fold>
    ) : (
      <div key={id}>{drawn}</div>
    )
  })
}
