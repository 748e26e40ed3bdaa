import type { Root } from 'mdast'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/** The two parts of GitHub's Markdown that the words use: with all of it, parsing takes twice as long. */
function tablesAndNotes(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable(), gfmFootnote()]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmTableFromMarkdown(),
    gfmFootnoteFromMarkdown(),
  ]
}

const markdown = unified().use(remarkParse).use(tablesAndNotes).use(remarkDirective)

/** The Markdown of `content/` as a tree. */
export const treeOf = (text: string): Root => markdown.parse(text)
