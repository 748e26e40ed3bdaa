import type { Bilingual, Locale } from '#i18n/locales.ts'
import { isServed, ofKind, type PageId } from '#site/addresses.ts'
import { toolIds } from '#site/tools.ts'

export interface LinkGroup {
  label: Bilingual
  pages: readonly PageId[]
  /** The links are always the pages of this language, named in it. */
  only?: Locale
}

/** The main columns of the footer. Contact and emergency stand beside them. */
export const footerColumns: readonly LinkGroup[] = [
  {
    label: { en: 'Services', es: 'Servicios' },
    pages: ['auto-accident', 'truck-accident', 'rear-end', 'motorcycle', 'hit-and-run'],
  },
  {
    label: { en: 'Conditions', es: 'Lesiones' },
    pages: ['whiplash', 'neck-pain', 'back-pain', 'headaches', 'shoulder-pain'],
  },
  {
    label: { en: 'Resources', es: 'Recursos' },
    pages: ['immediate-help', 'insurance-guide', 'money-matters', 'faq', 'hospitals'],
  },
]

const careLinks: readonly PageId[] = [
  'same-day-care',
  'same-day-assessment',
  'urgent-pain-care',
  'consultation-call',
]

/** Helpful links, in small groups below the columns. */
export const helpfulLinks: readonly LinkGroup[] = [
  {
    label: { en: 'Care', es: 'Atención' },
    pages: careLinks.filter(isServed),
  },
  {
    label: { en: 'Specialized', es: 'Especial' },
    pages: ['concussion', 'anxiety', 'nerve-exam', 'slip-and-fall', 'holistic'],
  },
  {
    label: { en: 'Legal', es: 'Legal' },
    pages: ['attorney-referrals', 'documentation', 'medical-expert', 'your-rights'],
  },
  {
    label: { en: 'Tools', es: 'Herramientas' },
    pages: toolIds,
  },
  {
    label: { en: 'Resources', es: 'Recursos' },
    pages: ['accident-report', 'pain-dashboard', 'providers', 'events', 'areas'],
  },
  { label: { en: 'Blog', es: 'Blog' }, pages: ofKind('phase') },
  {
    label: { en: 'Español', es: 'Español' },
    pages: ['injury-chiropractor', 'real-stories', 'services'],
    only: 'es',
  },
  {
    label: { en: 'About', es: 'Nosotros' },
    pages: ['about', 'about-clinic', 'about-chiropractor', 'mission', 'why-choose', 'training'],
  },
]

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
