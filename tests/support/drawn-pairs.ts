const withoutChildren = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'source',
  'track',
  'wbr',
])
const unseen = /<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs
const tags = /<(?<end>\/?)(?<name>[a-z][\w-]*)(?<attributes>[^<>]*?)(?<closed>\/?)>/g

/**
 * How the words of a page are drawn: for each element its name and classes, the nearest classes around
 * it, and the kind of page. Two pages with the same pairs have the same colors and sizes.
 */
export function drawnPairs(html: string): ReadonlySet<string> {
  const kind = /class="page (page-\w+)/.exec(html)?.[1] ?? ''
  const pairs = new Set<string>()
  const around: { name: string; classes: string }[] = []
  for (const { groups } of html.replaceAll(unseen, '').matchAll(tags)) {
    const { attributes = '', closed, end, name = '' } = groups ?? {}
    if (end) {
      const opened = around.findLastIndex((element) => element.name === name)
      if (opened >= 0) around.length = opened
      continue
    }
    const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const nearest = around.findLast((element) => element.classes !== '')
    pairs.add(`${kind} ${nearest?.name}.${nearest?.classes} > ${name}.${classes}`)
    if (!closed && !withoutChildren.has(name)) around.push({ name, classes })
  }
  return pairs
}
