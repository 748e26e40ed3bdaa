import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { pageIds } from '#site/addresses.ts'
import { structuredData } from '#site/structured-data.ts'

/** A claim that a visitor or a search engine sees on a page. */
export interface ShownClaim {
  id: string
  /** Id of the page. */
  on: string
  locale: Locale
}

function filesBelow(folder: string, ending: RegExp) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .sort()
    .map((path) => join(folder, path))
}

const claimInBraces = /\{claim:([a-z0-9-]+)\}/g

/** The claims that the words of one page print: `{claim:years}`. */
export function claimsInWords(text: string, on: string, locale: Locale): ShownClaim[] {
  return [...text.matchAll(claimInBraces)].map(([, id = '']) => ({ id, on, locale }))
}

export function readClaimsInWords(): ShownClaim[] {
  return locales.flatMap((locale) =>
    filesBelow(join('content', locale), /\.md$/).flatMap((file) =>
      claimsInWords(readFileSync(file, 'utf8'), basename(file, '.md'), locale),
    ),
  )
}

/** What the code does with the register, read from its text. */
export interface CodeUse {
  /** Claims that the code asks for by name: `findClaim('rating')`. */
  named: string[]
  /** Pages that print every claim naming them: `shownOn.includes('home')`. */
  printing: string[]
}

const asksByName = /\bfindClaim\('([a-z0-9-]+)'\)/g
const printsByPage = /\bshownOn\.includes\('([a-z0-9-]+)'\)/g

export function codeUseOf(code: string): CodeUse {
  return {
    named: [...code.matchAll(asksByName)].map(([, id = '']) => id),
    printing: [...code.matchAll(printsByPage)].map(([, id = '']) => id),
  }
}

export function readCodeUse(): CodeUse {
  const files = filesBelow('src', /(?<!\.test)\.(?:tsx?|astro)$/)
  return codeUseOf(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
}

/** Pages whose structured data tells search engines the average of the reviews. */
export function pagesWithRating(): string[] {
  const probe = {
    title: '',
    description: '',
    reviewed: '2026-01-01',
    audience: 'patient' as const,
  }
  const rating = { value: '5', reviews: 1 }
  return pageIds.filter((id) => {
    const data = structuredData({
      id,
      locale: 'en',
      origin: 'https://x.example',
      facts: probe,
      rating,
    })
    return JSON.stringify(data).includes('aggregateRating')
  })
}
