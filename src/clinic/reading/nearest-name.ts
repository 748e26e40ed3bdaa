/** How many letters must be added, dropped or changed to make one word of the other (Levenshtein). */
function lettersApart(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...a].entries()) {
    const above = row
    row = [line + 1]
    for (const [column, other] of [...b].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      row.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1))
    }
  }
  return row[b.length] ?? a.length
}

/** The known name that a mistyped one most likely means; nothing when none comes close. */
export function nearestName(typed: string, known: readonly string[]) {
  const [nearest] = known
    .map((name) => ({ name, apart: lettersApart(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, apart }) => apart <= Math.ceil(name.length / 3))
    .sort((a, b) => a.apart - b.apart)
  return nearest?.name
}
