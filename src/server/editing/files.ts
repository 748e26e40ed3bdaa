import { type Locale, locales } from '#language/locales.ts'

/** A page, an issue or a passage, and the lists: nothing else of a repository can be named. */
const wordsPath = /^content\/(?:(?:[a-z\d-]+\/)+[a-z\d-]+\.md|data\/[a-z\d-]+\.yaml)$/

export const isWordsPath = (path: string) => wordsPath.test(path)

/** Where a photograph is put; one that is there is never written over. */
export const isPhotoPath = (path: string) => /^photos\/[a-z\d-]+\.(?:jpg|png|webp)$/.test(path)

const folders = {
  newsletter: (locale: Locale) => `content/newsletter/${locale}/`,
  passages: (locale: Locale) => `content/passages/${locale}/`,
  pages: (locale: Locale) => `content/${locale}/`,
} as const

/** The English and the Spanish file of a page, such as `conditions/neck-pain` or `passages/papers`. */
export function filesOfPage(page: string): Readonly<Record<Locale, string>> {
  const [first = '', ...rest] = page.split('/')
  const isShared = first === 'newsletter' || first === 'passages'
  const fileIn = (locale: Locale) =>
    isShared
      ? `${folders[first](locale)}${rest.join('/')}.md`
      : `${folders.pages(locale)}${page}.md`
  return { en: fileIn('en'), es: fileIn('es') }
}

const pageFile = /^content\/(?<shared>newsletter\/|passages\/)?(?<locale>[a-z]+)\/(?<rest>.+)\.md$/

/** What a file is of: the other way round. */
export function pageOfFile(file: string): { page: string; locale: Locale } | undefined {
  const { locale: code, rest = '', shared = '' } = pageFile.exec(file)?.groups ?? {}
  const locale = locales.find((known) => known === code)
  return locale && { page: `${shared}${rest}`, locale }
}

const listFile = /^content\/data\/(?<list>[a-z\d-]+)\.yaml$/

export const fileOfList = (list: string) => `content/data/${list}.yaml`

/** What a file of the words is called in an address of the desk. */
export function subjectOf(file: string) {
  const list = listFile.exec(file)?.groups?.['list']
  if (list) return { kind: 'list', list } as const
  const page = pageOfFile(file)
  return page ? ({ kind: 'page', page: page.page } as const) : undefined
}
