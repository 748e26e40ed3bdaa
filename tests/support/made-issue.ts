import type { Locale } from '#language/locales.ts'
import type { Issue } from '#server/newsletter/issues.ts'
import type { PageWords } from '#words/page-words.ts'

function words(heading: string, body: string): PageWords {
  return {
    title: heading,
    heading,
    description: heading,
    summary: heading,
    audience: 'notice',
    reviewer: 'manager',
    reviewed: '2026-11-01',
    nextReview: '2027-11-01',
    body,
    file: 'content/newsletter/made.md',
  } satisfies Record<string, unknown> as PageWords
}

const made: Readonly<Record<Locale, PageWords>> = {
  en: words(
    'Papers & plans',
    'Read *this* first, at [our page](page:immediate-help) or [call](call:).\n\n## Two things\n\n- **One**\n- Two <b>',
  ),
  es: words('Papeles y planes', 'Lea [nuestra página](page:immediate-help).\n\n1. Uno\n2. Dos'),
}

/** An issue of the newsletter that may be sent; its page is that of the sample. */
export const madeIssue: Issue = { id: 'issue-folder', words: made }
