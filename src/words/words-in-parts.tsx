import type { Root } from 'hast'
import { Fragment } from 'react'
import { wordsToHtml } from '#words/parse-words.ts'
import { drawWords, type WordsProps } from '#words/words.tsx'

type Child = Root['children'][number]

const isHeading = (node: Child | undefined) =>
  node?.type === 'element' && /^h[23]$/.test(node.tagName)

/** What stands above the first heading, and each heading with what stands below it. */
function partsOf({ children }: Root): Child[][] {
  const parts: Child[][] = [[]]
  for (const node of children) {
    if (isHeading(node)) parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
}

/** Words in a box for each heading: those far below wait for the first paint. */
export function WordsInParts({ text, locale, sourceIds = [], file }: WordsProps) {
  const context = { locale, sourceIds, file }
  return partsOf(wordsToHtml(text, context)).map((children, index) => {
    const drawn = drawWords({ type: 'root', children }, context)
    const key = `part-${index}`
    return isHeading(children[0]) ? (
      <div className="words-part" data-far="" key={key}>
        {drawn}
      </div>
    ) : (
      <Fragment key={key}>{drawn}</Fragment>
    )
  })
}
