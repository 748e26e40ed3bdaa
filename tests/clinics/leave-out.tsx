import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, locales } from '#language/locales.ts'
import type { PageId } from '#site/addresses.ts'

/** What a drawn page leads to, islands included, without anchors and questions. */
const targetsIn = (html: string) =>
  Array.from(html.matchAll(/(?:"|&quot;)(\/[\w/-]*)(?=[?#]|"|&quot;)/g), ([, path = '']) => path)

/** Links and lists that lost what they were there for; a status is empty until something happens. */
const shells =
  /<a(?=[\s>])(?![^>]*\shref=)[^>]*>|<(ul|ol|li|p|section|nav|h[1-6])(?![^>]*role=)(?: [^>]*)?>\s*<\/\1>/g

const headings = /<h([1-6])[^>]*>(.*?)<\/h\1>/gs
const content = /<(?:svg|img|input|button|textarea|select)\b/

/** Headings that nothing stands under, up to the next one that is not below them. */
function bareHeadings(html: string) {
  const found = [...html.matchAll(headings)]
  return found.flatMap(({ 0: whole, 1: rank = '', 2: name, index }, at) => {
    const next = found[at + 1]
    // What folds has its name twice, of which only one is ever seen.
    if (next && (Number(next[1]) > Number(rank) || next[2] === name)) return []
    const under = html.slice(index + whole.length, next?.index)
    const isBare = under.replace(/<[^>]+>/g, '').trim() === '' && !content.test(under)
    return isBare ? [`# ${name}`] : []
  })
}

export interface Fault {
  page: string
  found: readonly string[]
}

/** Draws every page of the clinic that is mocked, and says what leads to pages that it has not. */
export async function faultsOfClinic(): Promise<Fault[]> {
  const { allPageIds, page, pageIds } = await import('#site/addresses.ts')
  const { screenOf, screens } = await import('#screens/screens.ts')
  const { wordsOf } = await import('#words/read-pages.ts')
  const { MainMenu } = await import('#screens/layouts/main-menu.tsx')
  const { Footer } = await import('#screens/layouts/footer.tsx')
  const { RelatedLinks } = await import('#screens/related-links.tsx')
  const { pageData } = await import('#screens/page-data.ts')

  const out = new Set(
    allPageIds
      .filter((id) => !pageIds.includes(id))
      .flatMap((id) => locales.map((locale) => page(id)[locale])),
  )
  const htmlOf = (drawn: ReactElement) => renderToStaticMarkup(drawn)

  const drawnPage = (id: PageId, locale: Locale) => {
    const words = wordsOf(id, locale)
    const Screen = screens[screenOf(id)]
    const html = htmlOf(
      <>
        <MainMenu locale={locale} current={id} />
        <Screen id={id} locale={locale} words={words} />
        <RelatedLinks id={id} locale={locale} />
        <Footer locale={locale} current={id} ownNewsletterForm={false} />
      </>,
    )
    return { html, data: JSON.stringify(pageData(id, locale, words)) }
  }

  return pageIds.flatMap((id) =>
    locales.flatMap((locale) => {
      const { html, data } = drawnPage(id, locale)
      const found = [
        ...targetsIn(html).filter((target) => out.has(target)),
        ...[...out].filter((path) => data.includes(`${path}/"`)),
        ...(html.match(shells) ?? []),
        ...bareHeadings(html),
      ]
      return found.length > 0 ? [{ page: `${id} (${locale})`, found: [...new Set(found)] }] : []
    }),
  )
}
