import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const author = ['-c', 'user.name=Office', '-c', 'user.email=office@clinic.example']

/** Runs the machine's own `git`, which knows nothing of ours. */
export async function runGit(folder: string, ...words: string[]) {
  const { stdout } = await run('git', ['-C', folder, ...author, ...words], { maxBuffer: 1e8 })
  return stdout
}

const makeTemporary = () => mkdtemp(path.join(tmpdir(), 'clinic-words-'))

let madeOnce: ReturnType<typeof makeOnce> | undefined

/** The words of the site, what is secret, and a link that leads there, in one commit. */
async function makeOnce() {
  const folder = await makeTemporary()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const clone = path.join(folder, 'clone')
  await mkdir(clone)
  await runGit(clone, 'init', '--quiet', '--initial-branch=main')
  await cp('content', path.join(clone, 'content'), { recursive: true })
  await writeFile(path.join(clone, '.env'), 'SMTP_URL=smtps://desk:secret@mail.example\n')
  await symlink('../../../.env', path.join(clone, 'content/en/home/linked.md'))
  await runGit(clone, 'add', '--all')
  await runGit(clone, 'commit', '--quiet', '--message=Begin')
  await runGit(folder, 'clone', '--quiet', '--bare', clone, 'words.git')
  return folder
}

/** A bare repository with the words of the site on `main`, and somebody's clone of it. */
export async function makeWordsRepository() {
  madeOnce ??= makeOnce()
  const folder = await makeTemporary()
  await cp(await madeOnce, folder, { recursive: true, verbatimSymlinks: true })
  const [bare, clone] = [path.join(folder, 'words.git'), path.join(folder, 'clone')]
  return { bare, clone, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Somebody else changes a file, by `git`. */
export async function pushFile(
  { bare, clone }: { bare: string; clone: string },
  file: string,
  text: string | Uint8Array,
) {
  await runGit(clone, 'pull', '--quiet', '--rebase', bare, 'main')
  await mkdir(path.dirname(path.join(clone, file)), { recursive: true })
  await writeFile(path.join(clone, file), text)
  await runGit(clone, 'add', '--all')
  await runGit(clone, 'commit', '--quiet', `--message=Change ${file}`)
  await runGit(clone, 'push', '--quiet', bare, 'HEAD:main')
}
