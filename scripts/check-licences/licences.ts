/** A package as `package-lock.json` has it. */
interface LockedPackage {
  version?: string
  license?: string
}

/**
 * Licences under which a package may be used here, as the lock file writes them. Whoever adds one says
 * what it asks of us.
 */
export const allowed: readonly string[] = [
  // Keep the notice with the copy.
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  '(MIT AND BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
  'Unlicense',
  // Fonts, which may be served with a site and not be sold alone.
  'OFL-1.1',
  // Figures, whose author is to be named where they are shown; we show none.
  'CC-BY-4.0',
  // Used as they are: who changes their files publishes the change.
  'MPL-2.0',
  // The library of sharp, which the build loads and no pack holds.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]

/** Packages that say their licence in another place than the field for it, with what was read there. */
export const saidElsewhere: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Name, version and licence of every package that a lock file names, each once, in order. */
export function readLicences(packages: Readonly<Record<string, LockedPackage>>) {
  const found = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { license, version = '' }]) => {
      const name = nameOf(place)
      return { name, version, licence: license ?? saidElsewhere[name] ?? 'none' }
    })
  const byId = new Map(found.map((each) => [`${each.name}@${each.version}`, each]))
  return [...byId.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

type Licences = ReturnType<typeof readLicences>

/** The packages that nobody has allowed yet, for people. */
export const findForbidden = (licences: Licences) =>
  licences
    .filter(({ licence }) => !allowed.includes(licence))
    .map(
      ({ licence, name, version }) =>
        `${name} ${version} has the licence ${licence}: read what it asks, and take another package or add it to scripts/check-licences/licences.ts`,
    )

/** How many packages have which licence, the most first. */
export function countLicences(licences: Licences) {
  const counts = Map.groupBy(licences, ({ licence }) => licence)
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, of]) => `${of.length} ${licence}`)
    .join(', ')
}
