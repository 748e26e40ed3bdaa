/** More than a person mends at once. */
const most = 30

/** A place in the words: a file, and mostly its line. */
const place = /\b(?:content|photos)\/\S+\.\w+/

/** Of a trace, which names only code. */
const ofTrace = /^\s*at /

/** Of rules that hold (✓) and that do not (✗), what stands below these. */
function belowBroken(lines: readonly string[]) {
  let isBroken = false
  return lines.filter((line) => {
    const [, mark] = /^([✓✗]) /.exec(line) ?? []
    if (mark) isBroken = mark === '✗'
    return isBroken && !mark && line.startsWith(' ')
  })
}

/**
 * What a check or a build said of why it fails, for people: what stands below a rule that is broken, or
 * the lines that name a place in the words, and where none does, its last words.
 */
export function refusalLines(output: string) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !ofTrace.test(line))
  const [found = []] = [
    belowBroken(lines),
    lines.filter((line) => place.test(line)),
    lines.slice(-3),
  ].filter((some) => some.length > 0)
  return found.slice(0, most).map((line) => line.trim())
}
