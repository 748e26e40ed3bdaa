import { locales } from '#i18n/locales.ts'
import { href, type PageId } from '#site/addresses.ts'
import { offlineTools } from '#site/tools.ts'

/** What a person may need without a network, after one visit to any of them. */
export const offlinePages: readonly PageId[] = ['immediate-help', ...offlineTools, 'tools']

/** Their paths, in both languages. */
export const offlinePaths = () =>
  offlinePages.flatMap((id) => locales.map((locale) => href(id, locale)))
