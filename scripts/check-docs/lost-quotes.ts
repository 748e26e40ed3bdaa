/** What stands beside a quote when the page has said it otherwise since. */
const excuse = 'changed since'

/** Names the pages of a document's table: `| Whiplash (`content/en/conditions/whiplash.md`) |`. */
const pageInTable = /^\| (.+?) \(`(content\/[^`]+)`\)/

/**
 * The passages that a document quotes under the heading of a page, and that the page no longer says.
 * Dots stand for what was left out of a quote; a cell of a table, or a line, that says "changed since"
 * may quote what is gone.
 *
 * @param isSaid of no page in particular where a quote stands under no heading of one.
 */
export function findLostQuotes(
  markdown: string,
  document: string,
  isSaid: (passage: string, page: string | undefined) => boolean,
): string[] {
  const lines = markdown.split('\n')
  const pages = new Map(
    lines.flatMap((line) => {
      const [, name, file] = pageInTable.exec(line) ?? []
      return name && file ? [[name, file]] : []
    }),
  )
  let page: string | undefined
  return lines.flatMap((line, index) => {
    if (line.startsWith('#')) page = pages.get(line.replace(/^#+ /, ''))
    return line
      .split('|')
      .filter((cell) => !cell.includes(excuse))
      .flatMap((cell) => [...cell.matchAll(/["“]([^"“”]+)["”]/g)])
      .flatMap(([, quote = '']) => quote.split(/\.\.\.|…/))
      .filter((passage) => /\p{L}/u.test(passage) && !isSaid(passage, page))
      .map(
        (passage) =>
          `${document}:${index + 1} quotes “${passage.trim()}”, which ${page ?? 'the site'} no longer says: quote what it says now, or write “${excuse}” beside it`,
      )
  })
}
