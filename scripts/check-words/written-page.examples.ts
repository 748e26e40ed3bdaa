import type { Locale } from '#language/locales.ts'
import { readPage, type WrittenPage } from './written-pages.ts'

interface Parts {
  id?: string
  locale?: Locale
  /** Lines of front matter that replace or follow the usual ones: `title: …`. */
  top?: Record<string, string>
  body?: string
}

const usualTop = {
  title: 'Neck pain after a crash',
  heading: 'Neck pain',
  description: 'What neck pain after a crash means, what to do today, and when to call for help.',
  summary: 'Have your neck examined.',
  audience: 'patient',
  reviewer: 'chiropractor',
  reviewed: '2026-11-01',
  nextReview: '2027-11-01',
}

/** A source as it stands in front matter, for `top: { sources: oneSource('carroll-2008') }`. */
export const oneSource = (id: string, name = id) => `\n  - id: ${id}\n    name: ${name}`

export function rawPage({ top = {}, body = '' }: Parts) {
  const lines = Object.entries({ ...usualTop, ...top }).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n${body}`
}

/** A page that is in order but for the parts given. @throws Error when it cannot be read. */
export function examplePage(parts: Parts = {}): WrittenPage {
  const { id = 'neck-pain', locale = 'en' } = parts
  const read = readPage(rawPage(parts), id, locale, `content/${locale}/conditions/${id}.md`)
  if (read.kind === 'unreadable') throw new Error(read.problem.text)
  return read.page
}
