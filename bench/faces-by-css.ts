import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** From where the page itself asks for our faces: what stands in for them comes after them. */
const asking = [
  ['--text-face: "like Arial"', '--text-face: Atkinson, "like Arial"'],
  ['--heading-face: "like Georgia"', '--heading-face: Fraunces, "like Georgia"'],
] as const

/** A copy of the built site whose style sheets ask for our faces, instead of a script after the first paint. */
export function siteAskingByCss(built = 'dist') {
  const site = join(mkdtempSync(join(tmpdir(), 'clinic-faces-')), 'site')
  cpSync(built, site, { recursive: true, dereference: true })
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(site, name)
    const html = readFileSync(file, 'utf8')
    const changed = asking.reduce((text, [from, to]) => text.replace(from, to), html)
    if (changed === html) continue
    writeFileSync(file, changed)
    // The server compresses what has no copies.
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true })
  }
  return site
}
