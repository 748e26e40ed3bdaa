import type { Source } from '#words/page-words.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

const asPrinted = ({ name, year, link }: Source) => [name, year, link].filter(Boolean).join(', ')

/**
 * Over all pages of one language, a source has one id and is printed in one way: a reader who
 * follows it from two pages must see that it is the same.
 */
export function findSourceClashes(pages: readonly WrittenPage[]): Problem[] {
  const printed = new Map<string, string>()
  const ids = new Map<string, string>()
  return pages.flatMap(({ file, front }) =>
    (front.sources ?? []).flatMap((source) => {
      const { id } = source
      const print = asPrinted(source)
      const before = printed.get(id) ?? print
      const owner = ids.get(print) ?? id
      printed.set(id, before)
      ids.set(print, owner)
      return [
        ...(before === print ? [] : [{ file, text: `${id} is elsewhere "${before}"` }]),
        ...(owner === id ? [] : [{ file, text: `${id} is elsewhere called ${owner}` }]),
      ]
    }),
  )
}
