/**
 * Makes `data/crashes/districts.json`, the outlines of the map of the districts, from the City's
 * exact ones: `node scripts/simplify-districts.ts FOLDER`. Only needed again when the districts
 * change. Where the files come from: `docs/crash-figures.md`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { simplifyDistricts } from './simplify-districts/outlines.ts'

const [folder] = process.argv.slice(2)
if (folder) {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))
  const figuresFolder = resolve(import.meta.dirname, '../data/crashes')
  const outlines = simplifyDistricts({
    districts: await read(join(folder, 'oakland-council-districts-2022.geojson')),
    cityLimits: await read(join(folder, 'oakland-city-limits.geojson')),
    land: await read(join(figuresFolder, 'oakland-land.json')),
  })
  await writeFile(join(figuresFolder, 'districts.json'), `${JSON.stringify(outlines, null, 1)}\n`)
  const bytes = Object.values(outlines.districts).reduce((sum, { path }) => sum + path.length, 0)
  console.log(`data/crashes/districts.json: ${bytes} bytes of paths`)
} else {
  console.error('Say where the outlines are: node scripts/simplify-districts.ts FOLDER')
  process.exitCode = 2
}
