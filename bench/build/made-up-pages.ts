import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '#i18n/locales.ts'

/** The pages whose words the made-up ones borrow, in turn. */
const models = 'conditions'
const table = 'src/site/addresses.ts'
const begin = 'export const pages = {\n'

/** No two pages are alike, as no two written ones are. */
function retell(words: string, number: number) {
  return words
    .replace(/^title: .*$/m, `title: Made-up page ${number}`)
    .replace(/^heading: .*$/m, `heading: Made-up page ${number}`)
    .replaceAll(/\. (?=[A-ZÁÉÍÓÚ¿])/g, `, ${number}. `)
}

/** Adds pages in both languages to a copy of the sources: their addresses and their words. */
export function addMadeUpPages(folder: string, count: number) {
  const file = path.join(folder, table)
  const addresses = readFileSync(file, 'utf8')
  if (!addresses.includes(begin)) throw new Error(`${table} has no line ${begin}`)
  const entries: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const id = `made-up-${number}`
    entries.push(
      `  '${id}': { kind: 'condition', category: 'condition', en: '/conditions/${id}', es: '/es/condiciones/${id}', name: { en: '${id}', es: '${id}' } },\n`,
    )
    for (const locale of locales) {
      const place = path.join(folder, 'content', locale, models)
      const written = readdirSync(place).filter((name) => !name.startsWith('made-up'))
      const model = written[number % written.length] ?? ''
      const words = readFileSync(path.join(place, model), 'utf8')
      writeFileSync(path.join(place, `${id}.md`), retell(words, number))
    }
  }
  writeFileSync(file, addresses.replace(begin, begin + entries.join('')))
}
