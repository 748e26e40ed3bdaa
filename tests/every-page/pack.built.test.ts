import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFolder } from '#scripts/pack/fill-folder.ts'
import { writeArchive } from '#scripts/pack/write-archive.ts'
import { isLong } from '../support/repeats.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

const day = new Date('2026-11-27T00:00:00Z')

let place: string
let pack: string

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'pack-'))
  pack = path.join(place, 'clinic-site')
  await fillFolder(pack, day)
})

afterAll(() => rm(place, { recursive: true, force: true }))

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Nothing of the project is in reach: no packages, no sources, no settings. */
const machine = () => ({ PATH: '/usr/bin:/bin', DATA_DIR: path.join(place, 'data'), PORT: '0' })

const runProgram = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: pack, env: machine(), encoding: 'utf8' })

async function startPack() {
  const child = spawn(process.execPath, ['server.js'], { cwd: pack, env: machine() })
  let said = ''
  for await (const text of child.stdout) {
    said += String(text)
    if (said.includes('Data in ')) break
  }
  const origin = /^Site: (\S+)$/m.exec(said)?.[1] ?? ''
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, stop }
}

test('a pack serves the site with Node alone, and its commands work beside it', async () => {
  const { origin, stop } = await startPack()
  const page = await fetch(`${origin}/es`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<html lang="es"')
  expect((await fetch(`${origin}/desk/sign-in`)).status).toBe(200)
  const signUp = await fetch(`${origin}/functions/v1/newsletter-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ana@example.org' }),
  })
  expect(await signUp.json()).toEqual({ status: 'confirmation-sent' })
  expect(runProgram('desk.js', 'list')).toContain('No message waits.')
  expect(runProgram('newsletter.js', 'preview', 'folder')).toContain('issue-folder.es.eml')
  expect(runProgram('backup.js')).toContain('1 addresses of the newsletter')
  const doctor = spawnSync(process.execPath, ['doctor.js'], {
    cwd: pack,
    env: machine(),
    encoding: 'utf8',
  })
  expect(doctor.stdout).toContain('Store: good. Opened and counted: 1 addresses of the newsletter')
  await stop()
})

test('the link "current" leads to the pack that is used, and back to the one before', async () => {
  const before = path.join(place, 'clinic-site-before')
  await fillFolder(before, day)
  const current = path.join(place, 'current')
  execFileSync(process.execPath, ['use.mjs'], { cwd: before })
  expect(await readlink(current)).toBe('clinic-site-before')
  execFileSync(process.execPath, ['use.mjs'], { cwd: pack })
  expect(await readlink(current)).toBe('clinic-site')
  execFileSync(process.execPath, ['use.mjs'], { cwd: before })
  expect(await readlink(current)).toBe('clinic-site-before')
})

test('the same sources make an archive of the same bytes, of at most 60 MB', async () => {
  const first = path.join(place, 'first.tar.gz')
  await writeArchive(pack, first, day)
  await fillFolder(pack, day)
  const second = path.join(place, 'second.tar.gz')
  await writeArchive(pack, second, day)
  const [one, two] = [await readFile(first), await readFile(second)]
  expect(hashOf(two)).toBe(hashOf(one))
  expect(one.length).toBeLessThan(60_000_000)
})

test('a pack says in CycloneDX what it is made of, and under which licences', async () => {
  const bill = JSON.parse(await readFile(path.join(pack, 'bill-of-materials.cdx.json'), 'utf8'))
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'clinic-site' }, timestamp: day.toISOString() },
    components: expect.arrayContaining([
      expect.objectContaining({
        name: 'hono',
        version: packages['node_modules/hono'].version,
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [expect.objectContaining({ alg: 'SHA-512' })],
      }),
    ]),
  })
  expect(bill).not.toHaveProperty('serialNumber')
})

/** The hash of every file of a build, by its name. */
async function hashBuild(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const hashes = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const name = path.join(file.parentPath, file.name)
      return [path.relative(folder, name), hashOf(await readFile(name))] as const
    })
  return Object.fromEntries((await Promise.all(hashes)).toSorted())
}

test.runIf(isLong)(
  'two builds of the same sources and time are the same bytes, whatever the folder and time zone',
  async () => {
    const hashes: Awaited<ReturnType<typeof hashBuild>>[] = []
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      const copy = await copySite()
      // Nothing is taken from a build before.
      await rm(path.join(copy, '.cache'), { recursive: true })
      await buildCopy(copy, { SOURCE_DATE_EPOCH: '1795000000', TZ: zone })
      hashes.push(await hashBuild(path.join(copy, 'dist/')))
      await rm(copy, { recursive: true })
    }
    expect(hashes[1]).toEqual(hashes[0])
    expect(Object.keys(hashes[0] ?? {}).length).toBeGreaterThan(1000)
  },
)
