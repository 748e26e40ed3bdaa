/** Forms send each end of a line as CR LF, whatever it was. */
const asTyped = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const linesOf = (text: string) => text.split(/(?<=\n)|(?<=\r)(?!\n)/)

/** How many lines are alike, from the first on. */
function alike(one: readonly string[], other: readonly string[]) {
  const differs = one.findIndex((line, index) => asTyped(line) !== other[index])
  return differs === -1 ? Math.min(one.length, other.length) : differs
}

/**
 * What a form sent of a text, with the ends of lines that the text had: no byte changes but where
 * somebody wrote. Lines that are new end as the first one did.
 */
export function withLineEnds(typed: string, original: string) {
  const [lines, typedLines] = [linesOf(original), linesOf(asTyped(typed))]
  const before = alike(lines, typedLines)
  const after = Math.min(
    alike(lines.toReversed(), typedLines.toReversed()),
    lines.length - before,
    typedLines.length - before,
  )
  const usual = /\r\n|\r|\n/.exec(original)?.[0] ?? '\n'
  return [
    ...lines.slice(0, before),
    ...typedLines
      .slice(before, typedLines.length - after)
      .map((line) => line.replace(/\n$/, () => usual)),
    ...lines.slice(lines.length - after),
  ].join('')
}
