import { clinic } from '#clinic'
import { type Locale, locales } from '#language/locales.ts'
import {
  allPageIds,
  href,
  isServed,
  listsPage,
  type PageId,
  type PageKind,
  page,
} from '#site/addresses.ts'
import { isShownPost, postListCount } from '#site/post-pages.ts'

/** An old address that answers with a permanent redirect, in one hop, to a page that exists. */
export interface Redirect {
  /** Path without a trailing slash. */
  from: string
  /** Path, with an anchor where only part of the page answers. */
  to: string
  /** Why the address still leads somewhere. */
  reason: string
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** What answers in the place of a page that this clinic has not. */
function answering(id: PageId): PageId {
  if (isServed(id)) return id
  if (id === 'urgent-pain-care' || id === 'hospitals') return 'immediate-help'
  return allPageIds.find((hub) => isServed(hub) && listsPage(hub, id)) ?? 'site-map'
}

/** Where a page lies, or what answers in its place: there the anchor is none. */
const leadingTo = (locale: Locale) => (id: PageId, anchor?: string) =>
  href(answering(id), locale, isServed(id) ? anchor : undefined)

const to = leadingTo('en')
const toSpanish = leadingTo('es')

/** Pages that were made since the others are grouped, or that nobody looks for. */
const neverShort: readonly PageKind[] = ['answer', 'post', 'post-list']

/** `/neck-pain-oakland` for `/conditions/neck-pain-oakland`, and the same under `/es`. */
function shortPaths(): Redirect[] {
  return allPageIds
    .filter((id) => !neverShort.includes(page(id).kind))
    .flatMap((id) => {
      const { en, es } = page(id)
      const english: Redirect = {
        from: `/${lastSegment(en)}`,
        to: to(id),
        reason: 'the last part of a grouped address, used before the pages were grouped',
      }
      const spanish: Redirect = {
        from: `/es/${lastSegment(es)}`,
        to: toSpanish(id),
        reason: 'the last part of a grouped Spanish address',
      }
      return [english, spanish].filter(
        ({ from }) =>
          from !== en && from !== es && lastSegment(from) !== lastSegment(href('home', 'es')),
      )
    })
}

/** A post that waits for its day, and the list while it has no posts. */
const isYetToCome = (id: PageId) =>
  page(id).kind === 'post' ? !isShownPost(id) : page(id).kind === 'post-list' && postListCount === 0

/** The addresses of pages that this clinic has not. */
function lackingPages(): Redirect[] {
  return allPageIds
    .filter((id) => !isServed(id) && !isYetToCome(id))
    .flatMap((id) =>
      locales.map((locale) => ({
        from: page(id)[locale],
        to: leadingTo(locale)(id),
        reason: 'a page that the clinic does without',
      })),
    )
}

const serviceMenuMistake = 'an address that an earlier menu showed in the wrong group'
const searchLanding = 'a landing page of an earlier site'
const spanishLegacy = 'a Spanish page of an earlier site'

const named: Redirect[] = [
  { from: '/blog', to: to('phase-1'), reason: 'the blog opens with phase 1' },
  { from: '/es/blog', to: toSpanish('phase-1'), reason: 'the blog opens with phase 1' },
  ...['/areas/rockridge', '/rockridge'].map((from) => ({
    from,
    to: to('neighborhoods', 'rockridge'),
    reason: 'a neighborhood is a part of the neighborhood page',
  })),
  ...['/areas/downtown-oakland', '/downtown-oakland'].map((from) => ({
    from,
    to: to('neighborhoods', 'downtown'),
    reason: 'a neighborhood is a part of the neighborhood page',
  })),
  { from: '/areas/oakland', to: to('auto-accident'), reason: 'the page for all of Oakland' },

  {
    from: `/about-${clinic.chiropractor.slug}`,
    to: to('about-chiropractor'),
    reason: 'the address before the about pages were grouped',
  },
  {
    from: `/about-${clinic.productSlug}`,
    to: to('about-clinic'),
    reason: 'the address before the about pages were grouped',
  },

  ...(['same-day-assessment', 'urgent-pain-care', 'consultation-call'] as const).map((id) => ({
    from: `/services${page(id).en}`,
    to: to(id),
    reason: serviceMenuMistake,
  })),
  ...(['treatment-process', 'what-to-expect'] as const).map((id) => ({
    from: `/services/${lastSegment(page(id).en)}`,
    to: to(id),
    reason: serviceMenuMistake,
  })),

  {
    from: '/neck-pain-after-car-accident-oakland',
    to: to('neck-pain'),
    reason: searchLanding,
  },
  {
    from: '/shoulder-pain-car-accident-oakland',
    to: to('shoulder-pain'),
    reason: searchLanding,
  },

  {
    from: '/dolor-cuello-accidente-auto-oakland',
    to: toSpanish('services', 'dolor-de-cuello'),
    reason: spanishLegacy,
  },
  {
    from: '/tratamiento-latigazo-cervical-oakland',
    to: toSpanish('services', 'latigazo-cervical'),
    reason: spanishLegacy,
  },
  {
    from: '/lesion-hombro-accidente-auto-oakland',
    to: toSpanish('services', 'lesion-de-hombro'),
    reason: spanishLegacy,
  },
  {
    from: '/resultados-comprobados-latinos',
    to: toSpanish('real-stories'),
    reason: spanishLegacy,
  },
  { from: '/servicios-en-espanol', to: toSpanish('services'), reason: spanishLegacy },
  {
    from: '/cuidado-accidentes-oakland-latinos',
    to: toSpanish('injury-chiropractor'),
    reason: spanishLegacy,
  },
  {
    from: '/precios-justos-oakland-latinos',
    to: toSpanish('injury-chiropractor', 'precios-justos'),
    reason: spanishLegacy,
  },
  {
    from: '/mejor-valor-oakland-latinos',
    to: toSpanish('injury-chiropractor', 'mejor-valor'),
    reason: spanishLegacy,
  },
  {
    from: '/accidentes-auto-oakland-latinos',
    to: toSpanish('injury-chiropractor', 'accidentes-de-auto'),
    reason: spanishLegacy,
  },
]

/** Every old address of the site. The server, the static pages and the host rules are made from it. */
export const redirects: readonly Redirect[] = [...named, ...shortPaths(), ...lackingPages()]
