import { withoutControls } from '#language/control-characters.ts'
import { type Day, startOf } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'

export interface AtomEntry {
  /** Stays the same whatever changes. */
  id: string
  title: string
  updated: Day
  published?: Day
  /** The address of the page about it. */
  page: string
  /** An address elsewhere. */
  related?: string
  author: { name: string; url?: string }
  /** All there is to say, or what the page says at length. */
  words: { kind: 'content' | 'summary'; text: string }
}

export interface AtomFeed {
  /** Its own address. */
  self: string
  /** The address of the page that tells the same. */
  page: string
  title: string
  updated: Day
  locale: Locale
  entries: readonly AtomEntry[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeXml = (text: string) =>
  withoutControls(text).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const instant = (day: Day) => new Date(startOf(day)).toISOString()

function entryLines({ author, id, page, published, related, title, updated, words }: AtomEntry) {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', instant(updated)),
    ...(published ? [element('published', instant(published))] : []),
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...(related ? [`<link rel="related" href="${escapeXml(related)}"/>`] : []),
    `<author>${element('name', author.name)}${author.url ? element('uri', author.url) : ''}</author>`,
    `<${words.kind} type="text">${escapeXml(words.text)}</${words.kind}>`,
    '</entry>',
  ]
}

/** A feed as RFC 4287 has it. */
export function atomFeed({ entries, locale, page, self, title, updated }: AtomFeed) {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', self),
    element('title', title),
    element('updated', instant(updated)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n')
}
