/** What the first list has and the second has not, each as often as it is too many. */
function missingFrom(second: readonly string[], first: readonly string[]) {
  const left = [...second]
  return first.filter((value) => {
    const index = left.indexOf(value)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** What only one language has, said for a person; nothing where both have the same. */
export function howTheyDiffer(english: readonly string[], spanish: readonly string[]) {
  const onlyEnglish = missingFrom(spanish, english)
  const onlySpanish = missingFrom(english, spanish)
  const sides = [
    onlyEnglish.length ? `only in English: ${onlyEnglish.join(', ')}` : '',
    onlySpanish.length ? `only in Spanish: ${onlySpanish.join(', ')}` : '',
  ]
  return sides.filter(Boolean).join('; ')
}
