import type { Locale } from '#language/locales.ts'
import { isServed, ofKind, type PageId } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import { toolIds } from '#site/tools.ts'
import type { Words } from '#site/words.en.ts'
import { siteWords } from '#site/words.ts'

export interface LinkGroup {
  label: keyof Words['linkGroups'] | 'city'
  pages: readonly PageId[]
  /** The links are always the pages of this language, named in it. */
  only?: Locale
}

/** The heading of a group; that about the city has its name. */
export const groupHeading = (label: LinkGroup['label'], locale: Locale) =>
  label === 'city' ? cityName : siteWords[locale].linkGroups[label]

/** Groups without the pages that this clinic has not, and without groups that are then empty. */
export const servedGroups = (groups: readonly LinkGroup[]): LinkGroup[] =>
  groups
    .map((group) => ({ ...group, pages: group.pages.filter(isServed) }))
    .filter(({ pages }) => pages.length > 0)

/** The main columns of the footer. Contact and emergency stand beside them. */
export const footerColumns = servedGroups([
  {
    label: 'services',
    pages: ['auto-accident', 'truck-accident', 'rear-end', 'motorcycle', 'hit-and-run'],
  },
  {
    label: 'conditions',
    pages: ['whiplash', 'neck-pain', 'back-pain', 'headaches', 'shoulder-pain'],
  },
  {
    label: 'resources',
    pages: ['immediate-help', 'insurance-guide', 'money-matters', 'faq', 'hospitals'],
  },
])

/** Helpful links, in small groups below the columns. */
export const helpfulLinks = servedGroups([
  {
    label: 'care',
    pages: ['same-day-care', 'same-day-assessment', 'urgent-pain-care', 'consultation-call'],
  },
  {
    label: 'specialized',
    pages: ['concussion', 'anxiety', 'nerve-exam', 'slip-and-fall', 'holistic'],
  },
  {
    label: 'legal',
    pages: ['attorney-referrals', 'documentation', 'medical-expert', 'your-rights'],
  },
  {
    label: 'tools',
    pages: toolIds,
  },
  {
    label: 'resources',
    pages: ['accident-report', 'pain-dashboard', 'providers', 'events', 'areas'],
  },
  { label: 'blog', pages: ofKind('phase') },
  {
    label: 'spanish',
    pages: ['injury-chiropractor', 'real-stories', 'services'],
    only: 'es',
  },
  {
    label: 'about',
    pages: ['about', 'about-clinic', 'about-chiropractor', 'mission', 'why-choose', 'training'],
  },
])

/** The last line of the footer. */
export const legalLinks: readonly PageId[] = [
  'privacy',
  'privacy-practices',
  'terms',
  'accessibility',
  'language-help',
  'nondiscrimination',
  'good-faith-estimate',
  'site-map',
]
