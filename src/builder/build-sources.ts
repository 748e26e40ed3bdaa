import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPublishedAnyway, siteOrigin } from '#site/origin.ts'
import { hashOf } from './work-cache.ts'

/** Everything the built site is made from. */
export const buildSources = [
  'astro.config.mjs',
  'clinic.config.ts',
  'content',
  'package-lock.json',
  'package.json',
  'photos',
  'public',
  'src',
  'tsconfig.json',
]

function* filesOf(place: string): Generator<string> {
  if (!existsSync(place)) return
  if (path.extname(place)) {
    yield place
    return
  }
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile()) yield path.join(entry.parentPath, entry.name)
  }
}

/** What changes pages from outside. */
const settings = () => [process.version, siteOrigin(), String(isPublishedAnyway())]

/**
 * One hash over all that a build makes its pages from, save the day: names and contents of the sources,
 * and the settings.
 * @param folder of the project
 */
export function hashSources(folder = '.') {
  const files = buildSources.flatMap((source) => [...filesOf(path.join(folder, source))])
  return hashOf([...settings(), ...files.sort().flatMap((file) => [file, readFileSync(file)])])
}
