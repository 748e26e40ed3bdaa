import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What a command says on its way out; it imports a file of this name and text. */
function fail(name: string, text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-errors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, name), text)
  writeFileSync(path.join(folder, 'command.ts'), `import './${name}'\n`)
  const plain = path.resolve('scripts/plain-errors.ts')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', plain, path.join(folder, 'command.ts')],
    { encoding: 'utf8' },
  )
  return { status, said: stderr.replaceAll(folder, '') }
}

test('a sentence for people comes without a trace', () => {
  expect(fail('words.ts', `throw new Error('content/en/home.md: no title')`)).toEqual({
    status: 1,
    said: 'content/en/home.md: no title\n',
  })
})

test('a fault of the code keeps its trace', () => {
  const { said, status } = fail('words.ts', 'const none = undefined\nnone.title')
  expect(status).toBe(1)
  expect(said).toMatch(/^TypeError: .*\n\s+at .*words\.ts:2/)
})

test('an apostrophe in the facts of the clinic is shown in its line, with what to do', () => {
  const { said, status } = fail(
    'clinic.config.ts',
    `export const clinic = {\n  name: 'O'Connor Chiropractic',\n}\n`,
  )
  expect(status).toBe(1)
  expect(said).toMatch(/^\/clinic\.config\.ts:2\n[\s\S]*\n {2}name: 'O'Connor Chiropractic',\n/)
  expect(said).toContain('between double quotation marks')
  expect(said).not.toMatch(/\n\s+at /)
})
