import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import { releaseWhenWhole } from './releases.ts'

type Files = Readonly<Record<string, string>>

function write(folder: string, files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** A project whose builds consist of the files that a test says. */
function setup() {
  const root = mkdtempSync(join(tmpdir(), 'clinic-releases-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  let now = Date.UTC(2026, 10, 23, 20)

  /** A build that has drawn its pages and is not yet whole. */
  async function begin(files: Files) {
    now += minute
    const { hooks } = releaseWhenWhole(root, new Date(now))
    let dir = new URL('file:///')
    const updateConfig = ({ outDir }: { outDir: URL }) => {
      dir = outDir
    }
    await hooks['astro:config:setup']?.({ command: 'build', updateConfig } as never)
    write(fileURLToPath(dir), files)
    const said: string[] = []
    const logger = { info: (line: string) => said.push(line) }
    return {
      said,
      finish: async () => hooks['astro:build:done']?.({ dir, logger } as never),
    }
  }

  return {
    root,
    begin,
    async build(files: Files) {
      const { finish, said } = await begin(files)
      await finish()
      return said
    },
    pass(ms: number) {
      now += ms
    },
    releases: () => readdirSync(join(root, 'releases')).sort(),
    page: () => readFileSync(join(root, 'dist/index.html'), 'utf8'),
    scripts: () => readdirSync(join(root, 'dist/_astro')).sort(),
  }
}

test('what is served is the whole build of before until the next one is whole', async () => {
  const { begin, build, page } = setup()
  await build({ 'index.html': 'one' })
  const { finish } = await begin({ 'index.html': 'two' })
  expect(page()).toBe('one')
  await finish()
  expect(page()).toBe('two')
})

test('whoever reads while builds take turns always finds a whole one', async () => {
  const { build, page, root } = setup()
  await build({ 'index.html': '0' })
  const read = new Set<string>()
  let reading = true
  /** Between any two steps of the builds. */
  function readOn() {
    read.add(existsSync(join(root, 'dist/index.html')) ? page() : 'nothing')
    if (reading) setImmediate(readOn)
  }
  readOn()
  for (const round of ['1', '2', '3', '4', '5']) await build({ 'index.html': round })
  reading = false
  expect([...read]).toEqual(['0', '1', '2', '3', '4', '5'])
})

test('the build of before stays, to go back to, and none older', async () => {
  const { build, releases, root } = setup()
  for (const page of ['one', 'two', 'three']) await build({ 'index.html': page })
  expect(releases()).toHaveLength(2)
  const [before = ''] = releases()
  expect(readFileSync(join(root, 'releases', before, 'index.html'), 'utf8')).toBe('two')
})

test('what a killed build left goes with the next one; a build that goes on is left alone', async () => {
  const { build, releases, root } = setup()
  const gone = spawn('true')
  await once(gone, 'exit')
  const killed = `20261123T000000Z-${gone.pid}`
  const going = `20261123T000000Z-${process.ppid}`
  for (const name of [killed, going]) write(join(root, 'releases', name), { 'index.html': '' })
  await build({ 'index.html': 'one' })
  expect(releases()).toContain(going)
  expect(releases()).not.toContain(killed)
})

test('a folder of that name, from before there were releases, makes way', async () => {
  const { build, page, root, scripts } = setup()
  write(join(root, 'dist'), { 'index.html': 'one', '_astro/a.1.js': '' })
  await build({ 'index.html': 'two', '_astro/a.2.js': '' })
  expect(page()).toBe('two')
  expect(scripts()).toEqual(['a.1.js', 'a.2.js'])
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
})

test('the link still leads there when the project is moved', async () => {
  const { build, releases, root } = setup()
  await build({ 'index.html': 'one' })
  expect(readlinkSync(join(root, 'dist'))).toBe(`releases/${releases()[0]}`)
})

test('open tabs find the scripts of the build before, and of others for a week', async () => {
  const { build, pass, scripts } = setup()
  await build({ '_astro/a.1.js': '', '_astro/a.1.js.br': '' })
  pass(30 * day)
  await build({ '_astro/a.2.js': '' })
  expect(scripts()).toEqual(['a.1.js', 'a.1.js.br', 'a.2.js'])
  pass(6 * day)
  await build({ '_astro/a.3.js': '' })
  expect(scripts()).toEqual(['a.1.js', 'a.1.js.br', 'a.2.js', 'a.3.js'])
  pass(2 * day)
  await build({ '_astro/a.3.js': '' })
  expect(scripts()).toEqual(['a.2.js', 'a.3.js'])
  await build({ '_astro/a.2.js': '' })
  await build({ '_astro/a.2.js': '' })
  expect(scripts()).toEqual(['a.2.js', 'a.3.js'])
})

test('a build says whether a running server will serve it', async () => {
  const { build, root } = setup()
  write(root, { 'clinic.config.ts': 'one' })
  await build({ 'index.html': 'one' })
  expect(await build({ 'index.html': 'two' })).toEqual([
    expect.stringMatching(/^dist is releases\/\S+ now\. A running server takes it up by itself\.$/),
  ])
  write(root, { 'clinic.config.ts': 'two' })
  expect(await build({ 'index.html': 'two' })).toEqual([
    expect.stringContaining('start the server again'),
  ])
})
