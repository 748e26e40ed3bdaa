import { execFileSync } from 'node:child_process'
import * as v from 'valibot'

const bomSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.array(v.looseObject({})),
})

/**
 * The bill of materials of a pack, in the JSON of CycloneDX as npm writes it: every package that the
 * site is built and served with, with version, licence and hash. It says the same each time: without a
 * number of its own, and with the pack's name and time.
 */
export function writeBillOfMaterials(name: string, time: Date) {
  const written = execFileSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const { serialNumber: _, ...bom } = v.parse(bomSchema, JSON.parse(written))
  const { component } = bom.metadata
  const metadata = {
    ...bom.metadata,
    timestamp: time.toISOString(),
    component: { ...component, name },
  }
  return `${JSON.stringify({ ...bom, metadata }, null, 1)}\n`
}
