import type { Locale } from '#language/locales.ts'
import { ofKind, type PageCategory, type PageId, page } from '#site/addresses.ts'
import { type LinkGroup, servedGroups } from '#site/footer-links.ts'
import { toolIds } from '#site/tools.ts'

const firstHelp: LinkGroup = {
  label: 'firstHelp',
  pages: ['immediate-help', 'same-day-assessment', 'hospitals'],
}
const commonInjuries: LinkGroup = {
  label: 'commonInjuries',
  pages: ['whiplash', 'neck-pain', 'back-pain', 'headaches'],
}
const moneyAndRights: LinkGroup = {
  label: 'moneyAndRights',
  pages: ['money-matters', 'your-rights', 'insurance-guide', 'your-situation', 'papers-police'],
}
const recoveryTools: LinkGroup = {
  label: 'recoveryTools',
  pages: toolIds,
}
const phases: LinkGroup = {
  label: 'phases',
  pages: ofKind('phase'),
}
const crashKinds: LinkGroup = {
  label: 'crashKinds',
  pages: ['rear-end', 'truck-accident', 'motorcycle', 'hit-and-run'],
}
const forCases: LinkGroup = {
  label: 'forCases',
  pages: ['documentation', 'medical-expert', 'attorney-referrals'],
}
const clinicItself: LinkGroup = {
  label: 'clinicItself',
  pages: ['about-chiropractor', 'what-to-expect', 'contact'],
}
const city: LinkGroup = {
  label: 'city',
  pages: ['accident-report', 'neighborhoods', 'areas', 'events'],
}
const specialCare: LinkGroup = {
  label: 'specialCare',
  pages: ['concussion', 'anxiety', 'nerve-exam', 'shoulder-pain'],
}

/** Three or four groups of links for each of the ten categories of pages. */
export const relatedGroups: Readonly<Record<PageCategory, readonly LinkGroup[]>> = {
  home: [firstHelp, commonInjuries, recoveryTools, moneyAndRights],
  accident: [crashKinds, commonInjuries, moneyAndRights, firstHelp],
  condition: [commonInjuries, specialCare, phases, recoveryTools],
  specialized: [specialCare, firstHelp, clinicItself],
  tool: [recoveryTools, firstHelp, phases],
  legal: [forCases, moneyAndRights, clinicItself],
  resource: [firstHelp, moneyAndRights, recoveryTools, city],
  spanish: [
    {
      label: 'inSpanish',
      pages: ['services', 'injury-chiropractor', 'real-stories'],
    },
    commonInjuries,
    moneyAndRights,
    firstHelp,
  ],
  about: [clinicItself, phases, forCases],
  default: [firstHelp, commonInjuries, city],
}

const ownCategories: Readonly<Record<Locale, Partial<Record<PageId, PageCategory>>>> = {
  en: {},
  es: { services: 'spanish', 'injury-chiropractor': 'spanish', 'real-stories': 'spanish' },
}

/** The category of a page: the three main Spanish pages have their own on the Spanish side. */
function categoryOf(id: PageId, locale: Locale): PageCategory {
  return ownCategories[locale][id] ?? page(id).category
}

/** The groups shown at the foot of a page; a page never links to itself there. */
export function relatedLinksFor(id: PageId, locale: Locale): LinkGroup[] {
  const groups = relatedGroups[categoryOf(id, locale)].map(({ label, pages }) => ({
    label,
    pages: pages.filter((other) => other !== id),
  }))
  return servedGroups(groups)
}
