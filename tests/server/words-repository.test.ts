import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLineEnds } from '#server/editing/line-ends.ts'
import { openRepository } from '#server/editing/repository.ts'
import { makeWordsRepository, pushFile, runGit } from '../support/words-repository.ts'

const page = 'content/en/resources/faq.md'
const twin = 'content/es/resources/faq.md'
const given = {
  editor: { id: 'a1b2', name: 'Rosa <rosa>' },
  now: Date.UTC(2026, 2, 4, 17),
  message: 'Words: change resources/faq',
}

async function setup() {
  const made = await makeWordsRepository()
  onTestFinished(made.remove)
  const repository = openRepository(made.bare)
  const openFile = async (file: string) => {
    const blob = (await repository.list()).files.get(file) ?? ''
    return { path: file, opened: blob, text: (await repository.readText(blob)) ?? '' }
  }
  const git = (...words: string[]) => runGit(made.bare, ...words)
  return { ...made, repository, openFile, git }
}

test('two files are one commit, under the editor’s name and nobody’s address', async () => {
  const { git, openFile, repository } = await setup()
  const changes = [await openFile(page), await openFile(twin)].map((file) => ({
    ...file,
    text: file.text.replace('---\n', '---\n# ñ\n'),
  }))
  const saved = await repository.save(changes, given)
  expect(saved.kind).toBe('saved')
  expect(await git('log', '--format=%an|%ae|%cn|%s|%cI', '-1', 'main')).toBe(
    'Rosa rosa|a1b2@desk.invalid|Rosa rosa|Words: change resources/faq|2026-03-04T17:00:00+00:00\n',
  )
  expect(await git('diff', '--numstat', 'main~1', 'main')).toBe(`1\t0\t${page}\n1\t0\t${twin}\n`)
  expect(await git('fsck', '--strict')).toBe('')
})

test('who saves what others have changed since overwrites nothing', async () => {
  const { bare, clone, git, openFile, repository } = await setup()
  const [mine, other] = [await openFile(page), await openFile(twin)]
  await pushFile({ bare, clone }, page, `${mine.text}\nFrom elsewhere.\n`)
  const outcome = await repository.save([{ ...mine, text: 'Mine' }, other], given)
  expect(outcome).toEqual({ kind: 'changed-since', paths: [page] })
  expect(await git('show', `main:${page}`)).toContain('From elsewhere.')
})

test('of many who save at once, nobody loses a word', async () => {
  const { bare, git, openFile } = await setup()
  const files = ['home/home', 'about/about', 'contact/contact', 'tools/tools', 'areas/areas']
  const outcomes = await Promise.all(
    files.map(async (name) => {
      const file = await openFile(`content/en/${name}.md`)
      return openRepository(bare).save([{ ...file, text: `${file.text}\nMore.\n` }], given)
    }),
  )
  expect(outcomes.map(({ kind }) => kind)).toEqual(files.map(() => 'saved'))
  expect((await git('rev-list', '--count', 'main')).trim()).toBe('6')
  expect(await git('diff', '--shortstat', 'main~5', 'main')).toContain('5 files changed')
})

test('who holds the branch next, the moment it is free, is not disturbed by the one before', async () => {
  const { bare, openFile, repository } = await setup()
  const file = await openFile(page)
  const lock = path.join(bare, 'refs/heads/main.lock')
  const saving = repository.save([{ ...file, text: `${file.text}\nMore.\n` }], given)
  while (!existsSync(lock)) await setImmediate()
  while (existsSync(lock)) await setImmediate()
  writeFileSync(lock, '', { flag: 'wx' })
  expect((await saving).kind).toBe('saved')
  expect(existsSync(lock)).toBe(true)
})

test('a branch that somebody holds is left alone', async () => {
  const { bare, openFile, repository } = await setup()
  const file = await openFile(page)
  await writeFile(path.join(bare, 'refs/heads/main.lock'), '')
  expect(await repository.save([{ ...file, text: 'Mine' }], given)).toEqual({ kind: 'locked' })
})

test('nothing but plain files of the words can be named', async () => {
  const { bare, clone, git, repository } = await setup()
  await pushFile({ bare, clone }, 'content/en/home/Upper Case.md', 'no')
  await pushFile({ bare, clone }, 'content/data/deep/list.yaml', 'no')
  await git('branch', 'secret')
  const { files } = await openRepository(bare).list()
  for (const file of [
    '.env',
    'content/en/home/linked.md',
    'content/en/home/Upper Case.md',
    'content/data/deep/list.yaml',
    'content/en/../../.env',
    '../words.git/config',
  ]) {
    expect(files.has(file), file).toBe(false)
  }
  expect(files.has(page)).toBe(true)
  expect((await repository.list()).photos).toEqual([])
  // Not by its name either: what is not listed was never opened.
  for (const file of ['.env', 'content/en/home/linked.md']) {
    const opened = execFileSync('git', ['-C', bare, 'rev-parse', `main:${file}`])
      .toString()
      .trim()
    const outcome = await repository.save([{ path: file, opened, text: 'x' }], given)
    expect(outcome.kind, file).toBe('changed-since')
  }
})

test('bytes that are no text are told from words', async () => {
  const { bare, clone, repository } = await setup()
  await pushFile({ bare, clone }, page, new Uint8Array([0x63, 0xe9, 0x0a]))
  const blob = (await repository.list()).files.get(page) ?? ''
  expect(await repository.readText(blob)).toBeUndefined()
})

test('without a repository, or without its branch, every question fails', async () => {
  const { git, repository } = await setup()
  await git('branch', '-m', 'main', 'other')
  await expect(repository.list()).rejects.toThrow()
  await expect(openRepository('/nowhere').list()).rejects.toThrow()
})

test('the last saves are taken back one by one, and only where nobody wrote since', async () => {
  const { bare, clone, git, openFile, repository } = await setup()
  const before = await git('rev-parse', 'main^{tree}')
  await pushFile({ bare, clone }, 'README', 'no words')
  const [english, spanish] = [await openFile(page), await openFile(twin)]
  await repository.save(
    [english, spanish].map((file) => ({ ...file, text: `${file.text}\nMore.\n` })),
    given,
  )
  const [save, ...earlier] = await repository.history(10)
  expect(save).toMatchObject({ author: 'Rosa rosa', at: given.now, paths: [page, twin] })
  expect(earlier).toEqual([])
  await repository.takeBack(save?.commit ?? '', { ...given, message: 'Words: take back' })
  expect(await git('rev-parse', 'main:content')).toBe(
    await git('rev-parse', `${before.trim()}:content`),
  )
  expect(await repository.takeBack(save?.commit ?? '', given)).toEqual({
    kind: 'changed-since',
    paths: [page, twin],
  })
  expect(await repository.takeBack('f'.repeat(40), given)).toEqual({ kind: 'unknown' })
})

test('a form changes no end of a line but where somebody wrote', () => {
  const asSent = (text: string) => text.replaceAll(/\r\n?|\n/g, '\r\n')
  for (const text of ['a\nb\n', 'a\r\nb\r\n', 'a\r\nb\nc', 'a\rb\n', '\n\na', '', '\uFEFFa\n']) {
    expect(withLineEnds(asSent(text), text), JSON.stringify(text)).toBe(text)
  }
  expect(withLineEnds('a\r\nx\r\nc', 'a\r\nb\nc')).toBe('a\r\nx\r\nc')
  expect(withLineEnds('a\r\nb\r\nx\r\nc', 'a\nb\r\nc')).toBe('a\nb\r\nx\nc')
  expect(withLineEnds('a\r\na\r\n', 'a\n')).toBe('a\na\n')
})
