import type { Piece } from './pieces.ts'
import { wordsOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** Shorter pieces ("Do not drive yourself.") may stand wherever they are needed. */
const wordsOfAParagraph = 8

/**
 * Steps that send to 911 or 988 may be alike: a warning that is put differently on each page would
 * be weaker somewhere, and a visitor should know it again.
 */
const sendsForHelp = /\b(?:911|988)\b/

function isOwnText(piece: Piece) {
  const isText = piece.kind === 'paragraph' || piece.kind === 'item'
  return isText && !sendsForHelp.test(piece.text) && wordsOf(piece.text).length >= wordsOfAParagraph
}

const normalised = (text: string) => wordsOf(text.toLowerCase()).join(' ')

/** Paragraphs and list items that two pages of one language have in common and no passage lends. */
export function findSharedParagraphs(pages: readonly WrittenPage[]): Problem[] {
  const firstFile = new Map<string, string>()
  return pages.flatMap(({ file, own }) =>
    own.filter(isOwnText).flatMap(({ text }) => {
      const key = normalised(text)
      const other = firstFile.get(key)
      if (other === undefined) firstFile.set(key, file)
      return other === undefined || other === file
        ? []
        : [{ file, text: `also stands in ${other}: ${text}` }]
    }),
  )
}
