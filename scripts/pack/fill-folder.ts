import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { served } from '#builder/releases.ts'
import { hashSharedCode, packedHashFile } from '#server/http/build-stamp.ts'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { bundleServer, codeFolder, oldestNode, programs } from './bundle-server.ts'

/** Starts a program of the pack: faults that people can mend are said without a trace. */
const starter = (program: string) => `import v8 from 'node:v8'
// Less room for what is young, and for code that could be made again: a fifth less memory, where a
// machine has 256 MB.
v8.setFlagsFromString('--max-semi-space-size=2')
v8.setFlagsFromString('--optimize-for-size')
await import('./${codeFolder}/plain-errors.js')
await import('./${codeFolder}/${program}.js')
`

const description = {
  name: 'clinic-site',
  private: true,
  type: 'module',
  engines: { node: `>=${oldestNode}` },
  scripts: {
    start: 'node server.js',
    ...Object.fromEntries(
      Object.keys(programs).map((program) => [program, `node ${program}.js`] as const),
    ),
  },
}

/** Files that stand in a pack as they are. */
const copied = [
  '.env.example',
  'docs/container/.containerignore',
  'docs/container/Containerfile',
  'docs/container/compose.yaml',
  'scripts/pack/healthy.mjs',
  'scripts/pack/use.mjs',
]

/** Figures and lists of the city, which the words of an issue may name. */
const cityData = path.relative(
  '.',
  path.dirname(fileURLToPath(import.meta.resolve('#city/here/city.ts'))),
)

const isData = (file: string) => !/\.tsx?$/.test(file)

/**
 * Fills the folder of a pack: programs, the built site, the words and lists that the newsletter is
 * written from, and what all of it is made of.
 * @param time that it says it was made at
 */
export async function fillFolder(folder: string, time: Date) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, codeFolder), { recursive: true })
  await bundleServer(folder)
  await writeFile(path.join(folder, packedHashFile), `${hashSharedCode('.')}\n`)
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`)
  await writeFile(
    path.join(folder, 'bill-of-materials.cdx.json'),
    writeBillOfMaterials(description.name, time),
  )
  for (const program of Object.keys(programs)) {
    await writeFile(path.join(folder, `${program}.js`), starter(program))
  }
  for (const file of copied) await cp(file, path.join(folder, path.basename(file)))
  await cp('content', path.join(folder, 'content'), { recursive: true })
  await cp(cityData, path.join(folder, cityData), { recursive: true, filter: isData })
  await cp(`${served}/`, path.join(folder, served), { recursive: true, dereference: true })
}
