import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toldFile } from '#builder/announced-in-build.ts'
import { announcedFileOf } from '#server/announced/tell-builder.ts'
import { runProgram } from './run-program.ts'

/** What a build takes from the repository: words and pictures, never code that would run here. */
const taken = ['content', 'photos']

/** In the project that builds: what was fetched of the repository, and how `git` behaves here. */
const fetched = '.cache/words.git'
const configFile = '.cache/words.gitconfig'

/**
 * Whoever writes to the repository must not run programs here: no hook is run, a link becomes a file,
 * and the settings that lie in the repository itself count for nothing.
 */
const gitConfig = (repository: string) => `[safe]
	directory = ${JSON.stringify(repository)}
[core]
	hooksPath = /dev/null
	symlinks = false
`

export interface Places {
  /** The bare repository, in which others write. */
  repository: string
  /** The project that builds: its code, and the words that were taken last. */
  project: string
  /** What its programs are told of the machine. */
  environment: Readonly<Record<string, string>>
}

/** Runs `git` on what was fetched. */
async function git({ environment, project }: Places, ...words: string[]) {
  const { output, status } = await runProgram('git', ['--git-dir', fetched, ...words], {
    folder: project,
    environment: {
      ...environment,
      GIT_CONFIG_GLOBAL: path.join(project, configFile),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
    },
  })
  if (status === 0) return output
  throw new Error(`git ${words[0]}: ${output.trim()}`)
}

/**
 * The commit that the branch `main` of the repository is at, with all that belongs to it.
 * @throws Error when there is no repository that can be read, or no such branch.
 */
export async function fetchWords(places: Places) {
  const { project, repository } = places
  await mkdir(path.join(project, '.cache'), { recursive: true })
  await writeFile(path.join(project, configFile), gitConfig(repository))
  if (!existsSync(path.join(project, fetched))) await git(places, 'init', '--quiet', '--bare')
  await git(places, 'fetch', '--quiet', '--no-tags', repository, '+refs/heads/main:refs/heads/main')
  return (await git(places, 'rev-parse', 'refs/heads/main')).trim()
}

/** Tells the build what is announced: what the desk has taken down stays out of its pages. */
export async function takeAnnounced({ project, repository }: Places) {
  const announced = announcedFileOf(repository)
  const told = path.join(project, toldFile)
  await (existsSync(announced) ? copyFile(announced, told) : rm(told, { force: true }))
}

/**
 * Puts the words of a commit that was fetched in the place of those that the project has.
 * @returns false when the commit has none, and changes nothing then.
 */
export async function takeWords(places: Places, commit: string) {
  const there = await git(places, 'ls-tree', '--name-only', commit, '--', ...taken)
  const folders = there.split('\n').filter((name) => name !== '')
  if (!folders.includes('content')) return false
  for (const folder of taken) {
    await rm(path.join(places.project, folder), { recursive: true, force: true })
  }
  await git(places, '--work-tree=.', 'checkout', '--force', commit, '--', ...folders)
  return true
}
