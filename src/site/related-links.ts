import type { Locale } from '#i18n/locales.ts'
import { ofKind, type PageCategory, type PageId, page } from '#site/addresses.ts'
import type { LinkGroup } from '#site/footer-links.ts'
import { toolIds } from '#site/tools.ts'

const firstHelp: LinkGroup = {
  label: { en: 'Help now', es: 'Ayuda ahora' },
  pages: ['immediate-help', 'same-day-assessment', 'hospitals'],
}
const commonInjuries: LinkGroup = {
  label: { en: 'Common injuries', es: 'Lesiones comunes' },
  pages: ['whiplash', 'neck-pain', 'back-pain', 'headaches'],
}
const moneyAndRights: LinkGroup = {
  label: { en: 'Money and rights', es: 'Dinero y derechos' },
  pages: ['money-matters', 'your-rights', 'insurance-guide'],
}
const recoveryTools: LinkGroup = {
  label: { en: 'Recovery tools', es: 'Herramientas' },
  pages: toolIds,
}
const phases: LinkGroup = {
  label: { en: 'The 12-week plan', es: 'El plan de 12 semanas' },
  pages: ofKind('phase'),
}
const crashKinds: LinkGroup = {
  label: { en: 'Your kind of crash', es: 'Su tipo de choque' },
  pages: ['rear-end', 'truck-accident', 'motorcycle', 'hit-and-run'],
}
const forCases: LinkGroup = {
  label: { en: 'For your case', es: 'Para su caso' },
  pages: ['documentation', 'medical-expert', 'attorney-referrals'],
}
const clinicItself: LinkGroup = {
  label: { en: 'The clinic', es: 'La clínica' },
  pages: ['about-chiropractor', 'what-to-expect', 'contact'],
}
const oakland: LinkGroup = {
  label: { en: 'Oakland', es: 'Oakland' },
  pages: ['accident-report', 'oakland-neighborhoods', 'areas', 'events'],
}
const specialCare: LinkGroup = {
  label: { en: 'Special care', es: 'Atención especial' },
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
  resource: [firstHelp, moneyAndRights, recoveryTools, oakland],
  spanish: [
    {
      label: { en: 'In Spanish', es: 'En español' },
      pages: ['services', 'injury-chiropractor', 'real-stories'],
    },
    commonInjuries,
    moneyAndRights,
    firstHelp,
  ],
  about: [clinicItself, phases, forCases],
  default: [firstHelp, commonInjuries, oakland],
}

const ownCategories: Readonly<Record<Locale, Partial<Record<PageId, PageCategory>>>> = {
  en: {},
  es: { services: 'spanish', 'injury-chiropractor': 'spanish', 'real-stories': 'spanish' },
}

/** The category of a page: the three main Spanish pages have their own on the Spanish side. */
export function categoryOf(id: PageId, locale: Locale): PageCategory {
  return ownCategories[locale][id] ?? page(id).category
}

/** The groups shown at the foot of a page; a page never links to itself there. */
export function relatedLinksFor(id: PageId, locale: Locale): LinkGroup[] {
  return relatedGroups[categoryOf(id, locale)].map(({ label, pages }) => ({
    label,
    pages: pages.filter((other) => other !== id),
  }))
}
