/** Marks, in the header of every page, the link to the same page in the other language. */
export const languageLinkClass = 'language'

const linkTag = new RegExp(`<a\\s[^>]*\\bclass="${languageLinkClass}"[^>]*>`)
const address = /(\shref="[^"]*)"/

/** The tag of that link, when the page has one that leads somewhere. */
export function findLanguageLink(html: string) {
  const [tag] = linkTag.exec(html) ?? []
  return tag && address.test(tag) ? tag : undefined
}

/** The page, whose link asks for what the address does: the other language answers the same. */
export function withSearch(html: string, link: string, search: string) {
  const asking = link.replace(address, (_, start: string) => `${start}${escaped(search)}"`)
  return html.replace(link, () => asking)
}

const escaped = (search: string) => search.replaceAll('&', '&amp;')
