/** Shorter words have too many neighbors to guess at. */
const shortest = 4

/**
 * Whether a written word is a name with one letter wrong, missing, too many, or two that changed
 * places. Numbers are never guessed at: 73rd is not 74th.
 */
export function isOneMistakeFrom(written: string, name: string): boolean {
  if (written.length < shortest || Math.abs(written.length - name.length) > 1) return false
  let same = 0
  while (same < written.length && written[same] === name[same]) same += 1
  const [rest, restOfName] = [written.slice(same), name.slice(same)]
  const isNear =
    rest.slice(1) === restOfName.slice(1) ||
    rest.slice(1) === restOfName ||
    rest === restOfName.slice(1) ||
    swapped(rest) === restOfName
  return isNear && written !== name && !/\d/.test(rest + restOfName)
}

const swapped = (word: string) => `${word[1] ?? ''}${word[0] ?? ''}${word.slice(2)}`
