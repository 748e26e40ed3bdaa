/**
 * JSON with one line for each table, so that a new year can be read in a diff, and without the
 * spaces that would make it twice as long.
 * @param depth How many levels are opened before a value is written in one line.
 */
export function figuresText(figures: object, depth = 3) {
  return `${jsonLines(figures, depth, '')}\n`
}

function jsonLines(value: unknown, depth: number, indent: string): string {
  if (depth === 0 || typeof value !== 'object' || value === null || isNumbers(value)) {
    return JSON.stringify(value)
  }
  const inner = `${indent} `
  if (Array.isArray(value)) {
    const lines = value.map((item) => inner + jsonLines(item, depth - 1, inner))
    return `[\n${lines.join(',\n')}\n${indent}]`
  }
  const lines = Object.entries(value).map(
    ([name, item]) => `${inner}${JSON.stringify(name)}:${jsonLines(item, depth - 1, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function isNumbers(value: object) {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}
