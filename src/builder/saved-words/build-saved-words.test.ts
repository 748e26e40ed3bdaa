import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toldFile } from '#builder/announced-in-build.ts'
import { variablesNamed } from '#clinic/settings.ts'
import { announcedFileOf } from '#server/announced/tell-builder.ts'
import { readBuildState, stateFileOf } from '#server/editing/build-state.ts'
import { buildSavedWords, handedOn, type SavedWords, usualSteps } from './build-saved-words.ts'

const page = 'content/en/mission.md'

/** Stands for the checks: it refuses a promise, and says where. */
const check = `
  const text = require('node:fs').readFileSync('${page}', 'utf8')
  if (text.includes('guarantee')) { console.log('${page}:1 a promise'); process.exit(1) }`

/** Stands for the build: it leaves what it read and what it was told. */
const build = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/page', readFileSync('${page}'))
  writeFileSync('dist/told', JSON.stringify(process.env))`

function git(folder: string, ...words: string[]) {
  const author = ['-c', 'user.name=Office', '-c', 'user.email=office@clinic.example']
  return execFileSync('git', ['-C', folder, ...author, ...words], { encoding: 'utf8' }).trim()
}

/** A bare repository, somebody's clone of it, and a project that builds what is saved there. */
function setup(options: Partial<SavedWords> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'saved-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [repository, clone, project] = ['words.git', 'clone', 'project'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]
  mkdirSync(project)
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository)
  git(folder, 'clone', '--quiet', repository, clone)
  git(clone, 'checkout', '--quiet', '-B', 'main')

  /** Files are saved, or deleted where they are nothing. */
  function save(files: Record<string, string | undefined>) {
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(clone, file)
      mkdirSync(path.dirname(place), { recursive: true })
      if (text === undefined) rmSync(place)
      else writeFileSync(place, text)
    }
    return commit()
  }
  function commit() {
    git(clone, 'add', '--all')
    git(clone, 'commit', '--quiet', '--message=Save')
    git(clone, 'push', '--quiet', 'origin', 'main')
    return git(clone, 'rev-parse', 'main')
  }
  const said: string[] = []
  const run = (changed: Partial<SavedWords> = {}) =>
    buildSavedWords({
      repository,
      project,
      environment: variablesNamed(['PATH']),
      steps: [
        ['-e', check],
        ['-e', build],
      ],
      now: () => Date.parse('2026-11-27T18:00:00Z'),
      say: (text) => said.push(text),
      ...options,
      ...changed,
    })
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
  return { clone, commit, project, read, repository, run, said, save }
}

test('what was saved is built, and the desk may read so', async () => {
  const { read, repository, run, said, save } = setup()
  const commit = save({ [page]: 'We listen.' })
  await run()
  expect(read('dist/page')).toBe('We listen.')
  const at = '2026-11-27T18:00:00.000Z'
  expect(await readBuildState(repository)).toEqual({ commit, state: 'live', at, lines: [] })
  expect(said).toEqual([`${commit.slice(0, 12)} is building.`, `${commit.slice(0, 12)} is live.`])
})

test('what a check refuses never goes live, and its place is said', async () => {
  const { read, repository, run, save } = setup()
  save({ [page]: 'We listen.' })
  await run()
  const commit = save({ [page]: 'We guarantee it.' })
  await run()
  expect(read('dist/page')).toBe('We listen.')
  expect(await readBuildState(repository)).toMatchObject({
    commit,
    state: 'refused',
    lines: [`${page}:1 a promise`],
  })
  save({ [page]: 'We try.' })
  await run()
  expect(read('dist/page')).toBe('We try.')
})

test('the build is told what the server has announced, as long as it does', async () => {
  const { project, read, repository, run, save } = setup()
  save({ [page]: 'We listen.' })
  writeFileSync(announcedFileOf(repository), '{"takenDown":[]}')
  await run()
  expect(read(toldFile)).toBe('{"takenDown":[]}')
  rmSync(announcedFileOf(repository))
  save({ [page]: 'We try.' })
  await run()
  expect(existsSync(path.join(project, toldFile))).toBe(false)
})

test('a commit is built once, and again on a new day', async () => {
  const { run, said, save } = setup()
  save({ [page]: 'We listen.' })
  await run()
  await run()
  expect(said).toHaveLength(2)
  await run({ now: () => Date.parse('2026-11-28T18:00:00Z') })
  expect(said).toHaveLength(4)
})

test('a build that was killed is begun again', async () => {
  const { read, repository, run, save } = setup()
  const commit = save({ [page]: 'We listen.' })
  const at = '2026-11-27T17:59:00.000Z'
  writeFileSync(stateFileOf(repository), JSON.stringify({ commit, state: 'building', at }))
  await run()
  expect(read('dist/page')).toBe('We listen.')
})

test('what is saved while a build runs is built after it', async () => {
  const { read, run, said, save } = setup()
  save({ [page]: 'First.' })
  const meanwhile = ['Second.']
  await run({
    say(text) {
      said.push(text)
      const next = meanwhile.pop()
      if (next) save({ [page]: next })
    },
  })
  expect(read('dist/page')).toBe('Second.')
  expect(said).toHaveLength(4)
})

test('words and pictures are taken, those that were deleted go, and no code comes', async () => {
  const { project, read, run, save } = setup()
  save({
    [page]: 'Here.',
    'content/en/old.md': 'Old.',
    'photos/door.jpg': 'door',
    'astro.config.mjs': 'evil()',
  })
  await run()
  expect(read('photos/door.jpg')).toBe('door')
  save({ 'content/en/old.md': undefined, 'photos/door.jpg': undefined })
  await run()
  const there = ['content/en/old.md', 'photos', 'astro.config.mjs'].map((file) =>
    existsSync(path.join(project, file)),
  )
  expect(there).toEqual([false, false, false])
})

test('checks and build are told what is named, and no secret', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://clinic.example')
  for (const name of ['DATABASE_URL', 'DKIM_KEY_FILE', 'SMTP_URL']) vi.stubEnv(name, 'secret')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { read, run, save } = setup({ environment: variablesNamed(handedOn) })
  save({ [page]: 'We listen.' })
  await run()
  const told = JSON.parse(read('dist/told'))
  expect(told).toMatchObject({ SITE_ORIGIN: 'https://clinic.example' })
  expect(Object.keys(told).filter((name) => !handedOn.includes(name))).toEqual([])
})

test('who may write to the repository runs no program: neither hooks nor links nor its settings', async () => {
  const { clone, commit, project, read, repository, run, save } = setup()
  const mark = path.join(project, 'ran')
  for (const hook of ['post-checkout', 'reference-transaction', 'upload-pack']) {
    writeFileSync(path.join(repository, 'hooks', hook), `#!/bin/sh\ntouch ${mark}\n`, {
      mode: 0o755,
    })
  }
  git(repository, 'config', 'uploadpack.packObjectsHook', `touch ${mark}; exec`)
  git(repository, 'config', 'core.fsmonitor', `touch ${mark}`)
  git(repository, 'config', 'filter.evil.smudge', `touch ${mark}; cat`)
  save({ [page]: 'We listen.', 'content/.gitattributes': '*.md filter=evil\n' })
  mkdirSync(path.join(project, 'var'))
  writeFileSync(path.join(project, 'var/own'), 'not for the site')
  symlinkSync('../../var/own', path.join(clone, 'content/en/linked.md'))
  rmSync(mark, { force: true })
  commit()
  rmSync(mark, { force: true })
  await run()
  expect(read('content/en/linked.md')).toBe('../../var/own')
  expect(existsSync(mark)).toBe(false)
})

test('a commit without words is refused, and those that were there stay', async () => {
  const { read, repository, run, save } = setup()
  save({ [page]: 'We listen.' })
  await run()
  save({ [page]: undefined, 'notes.md': 'Moved.' })
  await run()
  expect(await readBuildState(repository)).toMatchObject({
    state: 'refused',
    lines: ['There is no folder content any more.'],
  })
  expect(read(page)).toBe('We listen.')
})

test('without a repository the reason is said', async () => {
  const { project, repository, run } = setup()
  rmSync(repository, { recursive: true })
  await expect(run()).rejects.toThrow(/^git fetch: .*words\.git/)
  expect(existsSync(path.join(project, 'dist'))).toBe(false)
})

test('the checks of the site refuse a price that is none, and a promise', async () => {
  const { clone, commit, project, repository, run } = setup({
    steps: [
      ...usualSteps.slice(0, -1),
      ['-e', build.replaceAll(page, 'content/en/about/mission.md')],
    ],
  })
  for (const part of ['src', 'scripts', 'photos', 'clinic.config.ts', 'package.json']) {
    if (existsSync(part)) cpSync(part, path.join(project, part), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'))
  cpSync('content', path.join(clone, 'content'), { recursive: true })
  const facts = path.join(clone, 'content/data/clinic.yaml')
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/firstVisit: .*/, 'firstVisit: free'))
  commit()
  await run()
  expect((await readBuildState(repository))?.lines).toEqual([
    expect.stringMatching(
      /^content\/data\/clinic\.yaml, line \d+, selfPayPrices\.firstVisit is "free": /,
    ),
  ])

  cpSync('content/data/clinic.yaml', facts)
  const mission = path.join(clone, 'content/en/about/mission.md')
  writeFileSync(mission, `${readFileSync(mission, 'utf8')}\nWe guarantee it.\n`)
  commit()
  await run()
  expect((await readBuildState(repository))?.lines).toEqual([
    expect.stringMatching(/^content\/en\/about\/mission\.md:\d+: .*guarantee/),
  ])
}, 300_000)
