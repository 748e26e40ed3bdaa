/** Around a live part in a built page. React never writes a comment like these. */
const openMark = (name: string) => `<!--live ${name}-->`
const closeMark = (name: string) => `<!--/live ${name}-->`

export const marked = (name: string, markup: string) => openMark(name) + markup + closeMark(name)

/** A built page cut at its live parts: markup and names in turn, beginning and ending with markup. */
export interface CutPage {
  /** One more than there are names. */
  markup: readonly string[]
  names: readonly string[]
}

/**
 * @throws Error when a mark has no end.
 */
export function cutAtMarks(html: string): CutPage {
  const markup: string[] = []
  const names: string[] = []
  let rest = html
  for (;;) {
    const name = /<!--live ([a-z\d-]+)-->/.exec(rest)?.[1]
    if (name === undefined) return { markup: [...markup, rest], names }
    const start = rest.indexOf(openMark(name)) + openMark(name).length
    const end = rest.indexOf(closeMark(name), start)
    if (end === -1)
      throw new Error(`The live part ${name} begins in a page and does not end there.`)
    markup.push(rest.slice(0, start))
    names.push(name)
    rest = rest.slice(end)
  }
}

/** The page with its live parts as `draw` writes them. */
export const fillMarks = ({ markup, names }: CutPage, draw: (name: string) => string) =>
  markup
    .map((piece, index) => piece + (index < names.length ? draw(names[index] ?? '') : ''))
    .join('')
