import { globSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figuresInWords } from '#city/crash-figures/figures-in-words.ts'
import { aYearLater } from '#city/crash-figures/made-up-figures.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { districts } from '#city/here/city.ts'
import { type Locale, locales } from '#language/locales.ts'
import { AccidentReport } from '#reports/accident-report/accident-report.tsx'
import { ReportNotes } from '#reports/accident-report/around/report-notes.tsx'
import { reportLinks } from '#reports/accident-report/report-links.ts'
import { reportWords } from '#reports/accident-report/words.ts'

const figures = readFigures()
const later = withTotals(aYearLater(figures))

/** What sentences say of today's figures and would be wrong after another year: no bare "8". */
function staleIn(locale: Locale) {
  const said = figuresInWords(figures, locale)
  const isTelling = (text: string) => /\d{3}|\d,\d|\d (?:to|a|de) \d/.test(text)
  return Object.entries(said)
    .filter(([name, text]) => isTelling(text) && !/^(?:first|last|records)-year$/.test(name))
    .map(([, text]) => text)
}

const staleFound = (text: string, locale: Locale) =>
  staleIn(locale).filter((stale) =>
    new RegExp(`(?<![\\d,.:])${stale.replaceAll('.', '\\.')}(?![\\d,]\\d|\\d)`).test(text),
  )

/** Everything that people write: pages, lists, words in code. */
const written = (locale: Locale) => [
  ...globSync(`content/{${locale},newsletter/${locale}}/**/*.md`),
  ...globSync(['content/data/*.yaml', 'src/city/*/*.yaml']),
  ...globSync(`src/**/words.${locale}.ts`),
]

test.each(locales)('no file of words holds a figure of the crash records, in %s', (locale) => {
  const stale = written(locale).flatMap((file) =>
    staleFound(readFileSync(file, 'utf8'), locale).map((figure) => `${file}: ${figure}`),
  )
  expect(stale).toEqual([])
})

test.each(locales)('after another year the report says nothing of the old one, in %s', (locale) => {
  for (const district of [undefined, ...districts]) {
    const text = renderToString(
      <>
        <AccidentReport
          locale={locale}
          words={reportWords[locale]}
          links={reportLinks(locale)}
          figures={later}
          district={district}
        />
        <ReportNotes locale={locale} figures={later} />
      </>,
    ).replace(/<[^>]*>/g, ' ')
    expect(staleFound(text, locale)).toEqual([])
    expect(text).toContain(figuresInWords(later, locale).years)
    expect(text).toContain(figuresInWords(later, locale)['data-through'])
  }
})
