/** What to do about words that need what this clinic has not; ends a message. */
export const howToCondition =
  '(put the words about it between {if:…} and {end}, see docs/editing-words.md)'

const mark = /(\{(?:if:[a-z0-9:-]+|else|end)\})/

/** A mark that has a line to itself leaves no empty line. */
const markOnItsLine = new RegExp(`^[ \\t]*${mark.source}[ \\t]*(?:\\r?\\n|$)`, 'gm')

interface OpenCondition {
  name: string
  /** Whether the words around the condition are shown. */
  shownAround: boolean
  holds: boolean
  hasElse: boolean
}

/**
 * Keeps the words between `{if:text-line}` and `{else}` or `{end}` where the condition holds, those
 * between `{else}` and `{end}` where it does not. Conditions may stand inside one another.
 * @throws Error that names the file and the condition when one is not closed, or closed twice.
 */
export function chooseWords(text: string, holds: (condition: string) => boolean, file: string) {
  const open: OpenCondition[] = []
  const pieces: string[] = []
  let shown = true
  for (const piece of text.replace(markOnItsLine, '$1').split(mark)) {
    const condition = open.at(-1)
    if (piece.startsWith('{if:')) {
      const name = piece.slice('{if:'.length, -1)
      open.push({ name, shownAround: shown, holds: holds(name), hasElse: false })
      shown &&= holds(name)
    } else if (piece === '{else}') {
      if (!condition) throw new Error(`${file}: an {else} has no {if:…} before it`)
      if (condition.hasElse) throw new Error(`${file}: {if:${condition.name}} has a second {else}`)
      condition.hasElse = true
      shown = condition.shownAround && !condition.holds
    } else if (piece === '{end}') {
      if (!condition) throw new Error(`${file}: an {end} has no {if:…} before it`)
      shown = condition.shownAround
      open.pop()
    } else if (shown) {
      pieces.push(piece)
    }
  }
  const [unclosed] = open
  if (unclosed) throw new Error(`${file}: {if:${unclosed.name}} has no {end}`)
  return pieces.join('')
}

/** Every condition of a text, as often as it stands there. */
export const conditionsIn = (text: string) =>
  [...text.matchAll(/\{if:([a-z0-9:-]+)\}/g)].map(([, name = '']) => name)
