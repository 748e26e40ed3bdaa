import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFolder } from '#scripts/pack/fill-folder.ts'
import { writeArchive } from '#scripts/pack/write-archive.ts'

let place: string
let pack: string

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'pack-'))
  pack = path.join(place, 'clinic-site')
  await fillFolder(pack)
})

afterAll(() => rm(place, { recursive: true, force: true }))

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
  await stop()
})

test('the link "current" leads to the pack that is used, and back to the one before', async () => {
  const before = path.join(place, 'clinic-site-before')
  await fillFolder(before)
  const current = path.join(place, 'current')
  execFileSync(process.execPath, ['use.mjs'], { cwd: before })
  expect(await readlink(current)).toBe('clinic-site-before')
  execFileSync(process.execPath, ['use.mjs'], { cwd: pack })
  expect(await readlink(current)).toBe('clinic-site')
  execFileSync(process.execPath, ['use.mjs'], { cwd: before })
  expect(await readlink(current)).toBe('clinic-site-before')
})

test('the same sources make an archive of the same bytes, of at most 60 MB', async () => {
  const day = new Date('2026-11-27T00:00:00Z')
  const first = path.join(place, 'first.tar.gz')
  await writeArchive(pack, first, day)
  await fillFolder(pack)
  const second = path.join(place, 'second.tar.gz')
  await writeArchive(pack, second, day)
  const [one, two] = [await readFile(first), await readFile(second)]
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(hashOf(two)).toBe(hashOf(one))
  expect(one.length).toBeLessThan(60_000_000)
})
