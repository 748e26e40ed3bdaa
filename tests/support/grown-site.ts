import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { clinic } from '#clinic'
import { type Locale, locales } from '#language/locales.ts'
import { type PageId, pageIds } from '#site/addresses.ts'
import { siteWords } from '#site/words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** Of 45 letters. */
export const longName = 'Quintana and Fairweathers Injury Chiropractic'

/** Under the name of a page that stood in no menu. */
export const newLine = (locale: Locale) => siteWords[locale].answerTime.whenOpen

/** So many words that other pages have in plain paragraphs, without notes, blocks or links. */
function wordsOfOthers(id: PageId, locale: Locale, count: number) {
  const paragraphs = pageIds
    .filter((other) => other !== id)
    .flatMap((other) => wordsOf(other, locale).body.split(/\n{2,}/))
    .filter((text) => /^[\p{L}¿¡][^[\]{}:|]*$/u.test(text))
  return paragraphs.join(' ').split(' ').slice(0, count).join(' ')
}

async function change(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(file, text.replace(from, to))
}

/** A menu entry with a line, a longer name, and 600 more words on these pages, in a copy of the site. */
export async function growSite(folder: string, pages: Readonly<Record<Locale, PageId>>) {
  const at = (file: string) => path.join(folder, file)
  await change(at('clinic.config.ts'), clinic.name, longName)
  await change(at('src/site/menus.ts'), "pages('about', ", "pages('accessibility', 'about', ")
  for (const locale of locales) {
    const line = `lines: {\n      accessibility: '${newLine(locale)}',`
    await change(at(`src/site/words.${locale}.ts`), 'lines: {', line)
    const { file } = wordsOf(pages[locale], locale)
    await appendFile(at(file), `\n\n${wordsOfOthers(pages[locale], locale, 600)}\n`)
  }
}
