import type { Bilingual, Locale } from '#i18n/locales.ts'
import { listedPageIds, type PageId, type PageKind, page } from '#site/addresses.ts'

const groups: readonly { label: Bilingual; kinds: readonly PageKind[] }[] = [
  {
    label: { en: 'Start here', es: 'Empiece aquí' },
    kinds: ['home', 'landing', 'hub', 'entry', 'contact'],
  },
  { label: { en: 'Conditions', es: 'Lesiones' }, kinds: ['condition'] },
  { label: { en: 'Services', es: 'Servicios' }, kinds: ['service'] },
  { label: { en: 'Recovery tools', es: 'Herramientas de recuperación' }, kinds: ['tool'] },
  { label: { en: 'The treatment phases', es: 'Las fases del tratamiento' }, kinds: ['phase'] },
  { label: { en: 'Resources', es: 'Recursos' }, kinds: ['resource', 'newsletter', 'directory'] },
  { label: { en: 'Crash figures', es: 'Cifras de choques' }, kinds: ['report', 'district'] },
  { label: { en: 'Legal', es: 'Legal' }, kinds: ['legal'] },
  { label: { en: 'Areas', es: 'Zonas' }, kinds: ['area'] },
  { label: { en: 'About', es: 'Nosotros' }, kinds: ['about'] },
  { label: { en: 'Notices', es: 'Avisos' }, kinds: ['notice', 'site-map'] },
]

export interface PageGroup {
  label: string
  pages: PageId[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function fits(id: PageId, locale: Locale, words: readonly string[]) {
  const haystack = plain(`${page(id).name[locale]} ${page(id)[locale].replaceAll('-', ' ')}`)
  return words.every((word) => haystack.includes(word))
}

/**
 * All pages in groups, or only those whose name or address holds every word of the query;
 * accents and capitals do not matter. Groups without a page are left out.
 */
export function groupPages(locale: Locale, query = ''): PageGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ label, kinds }) => ({
      label: label[locale],
      pages: listedPageIds.filter((id) => kinds.includes(page(id).kind) && fits(id, locale, words)),
    }))
    .filter(({ pages }) => pages.length > 0)
}
