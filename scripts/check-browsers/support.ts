import browserData from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'
import { oldestBrowsers } from '#site/browsers.ts'

/** What goes by another name, or on another device, with the versions of the same engine. */
const namesOf: Record<keyof typeof oldestBrowsers, readonly BrowserName[]> = {
  chrome: ['chrome', 'chrome_android', 'edge'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox', 'firefox_android'],
}

function isUpTo(version: string, limit: string) {
  const [one = [], other = []] = [version, limit].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  )
  const parts = Math.max(one.length, other.length)
  for (let part = 0; part < parts; part += 1) {
    const difference = (one[part] ?? 0) - (other[part] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** Behind a switch or under another name it is not what our code asks for. */
function isIn(statement: SimpleSupportStatement, limit: string) {
  const { alternative_name, flags, prefix, version_added, version_removed } = statement
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false
  if (version_added === 'preview' || !isUpTo(version_added, limit)) return false
  return typeof version_removed !== 'string' || !isUpTo(version_removed, limit)
}

/** A feature by its name in MDN's data, such as `api.Element.checkVisibility`. */
export function findFeature(name: string): Identifier | undefined {
  let found: unknown = browserData
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return
    found = found[part as keyof typeof found]
  }
  return found as Identifier
}

/** The oldest of our browsers that lack a feature, such as "Safari 16.4 (from 17.4)"; empty when none does. */
export function lackedBy(name: string): string[] {
  const support = findFeature(name)?.__compat?.support
  if (!support) return []
  return Object.entries(oldestBrowsers).flatMap(([browser, version]) => {
    const lacking = namesOf[browser as keyof typeof oldestBrowsers].find((named) => {
      const statements = [support[named] ?? []].flat()
      return statements.length > 0 && !statements.some((statement) => isIn(statement, version))
    })
    return lacking ? [`${lacking} ${version}`] : []
  })
}
