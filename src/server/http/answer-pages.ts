import { type Locale, locales } from '#language/locales.ts'
import { href, type PageId, page, pageIds } from '#site/addresses.ts'

/** Built pages with placeholders, which only the server fills and sends. */
const templateIds = [
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'newsletter-start-again',
  'newsletter-retry',
  'newsletter-link-ended',
  'message-received',
  'message-retry',
  'request-retry',
  'feedback-not-stored',
  'message-answered',
  'message-noted',
] as const satisfies PageId[]

export type TemplateId = (typeof templateIds)[number]

interface AnswerPage<Id extends PageId> {
  id: Id
  locale: Locale
  /** Without a trailing slash. */
  path: string
}

function inEveryLanguage<Id extends PageId>(ids: readonly Id[]): AnswerPage<Id>[] {
  return ids.flatMap((id) => locales.map((locale) => ({ id, locale, path: href(id, locale) })))
}

/** Every page that answers a form or a mail link, in both languages. */
export const answerPages: readonly AnswerPage<PageId>[] = inEveryLanguage(
  pageIds.filter((id) => page(id).kind === 'answer'),
)

/** Those with placeholders. */
export const templatePages: readonly AnswerPage<TemplateId>[] = inEveryLanguage(templateIds)

export function isTemplateId(id: string): id is TemplateId {
  return templateIds.some((known) => known === id)
}

const ownAddresses = new Set([
  '/healthz',
  ...templatePages.flatMap(({ path }) => [path, `${path}/`]),
])

/** The desk on the web, which no other page links to. */
const deskAddress = /^\/desk(?:[/?]|$)/

/** Whether a request is for the app itself; all others are for the built site. */
export function belongsToApp(target: string) {
  if (target.startsWith('/functions/') || deskAddress.test(target)) return true
  const end = target.indexOf('?')
  return ownAddresses.has(end === -1 ? target : target.slice(0, end))
}
