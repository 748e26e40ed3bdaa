/** A row of the table of judged pages: `| Home (`content/en/home/home.md`) | … | seal |`. */
const row = /^\| (.+?) \(`content\/[^`]*\/([a-z0-9-]+)\.md`\) \|.*\| `([a-z]+)` \|$/

/**
 * The pages of a document that say something else by now than what was judged: a warning each, with
 * what to do.
 *
 * @param sealNow the seal of a page's words as they stand, by the page's id
 */
export function findChangedPages(
  markdown: string,
  document: string,
  sealNow: (id: string) => string,
): string[] {
  return markdown.split('\n').flatMap((line, index) => {
    const [, name, id, judged] = row.exec(line) ?? []
    if (!name || !id || sealNow(id) === judged) return []
    return [
      `${document}:${index + 1} warning: ${name} has changed since it was judged: have two fresh readers judge it, then write their scores and the seal ${sealNow(id)}`,
    ]
  })
}
