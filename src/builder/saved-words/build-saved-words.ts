import { rename, writeFile } from 'node:fs/promises'
import { localDate } from '#clinic/clock/clock.ts'
import { type BuildState, readBuildState, stateFileOf } from '#server/editing/build-state.ts'
import { refusalLines } from './refusal-lines.ts'
import { runProgram } from './run-program.ts'
import { fetchWords, type Places, takeAnnounced, takeWords } from './take-words.ts'

export interface SavedWords extends Places {
  /** What Node runs, one after the other: the last one builds and puts the build in place. */
  steps: readonly (readonly string[])[]
  /** In ms since 1970. */
  now: () => number
  say: (text: string) => void
}

/** The checks that words must pass, then the build, which asks the gate as well. */
export const usualSteps = ['check-data', 'check-words', 'check-claims', 'build'].map((name) => [
  '--import',
  './scripts/plain-errors.ts',
  `scripts/${name}.ts`,
])

/** All that checks, build and `git` are told: where programs are, and for which site they build. */
export const handedOn = ['HOME', 'PATH', 'PUBLISH', 'SITE_ORIGIN', 'TMPDIR', 'TZ']

const noWords = 'There is no folder content any more.'

/** For the desk, which may be reading it. */
async function writeState(
  { now, repository, say }: SavedWords,
  { commit, lines = [], state }: Pick<BuildState, 'commit' | 'state'> & { lines?: string[] },
) {
  const file = stateFileOf(repository)
  const next = `${file}.${process.pid}`
  const said: BuildState = { commit, state, at: new Date(now()).toISOString(), lines }
  await writeFile(next, `${JSON.stringify(said, null, 2)}\n`)
  await rename(next, file)
  say([`${commit.slice(0, 12)} is ${state}.`, ...lines].join('\n  '))
}

/** A commit is built once, and again on each new day: dates and what is due change by themselves. */
async function isDone({ now, repository }: SavedWords, commit: string) {
  const known = await readBuildState(repository)
  if (known?.commit !== commit || known.state === 'building') return false
  return localDate(Date.parse(known.at)) === localDate(now())
}

/** What the first step that fails says; nothing when all of them pass. */
async function findRefusal({ environment, project, steps }: SavedWords) {
  for (const step of steps) {
    const options = { folder: project, environment }
    const { output, status } = await runProgram(process.execPath, step, options)
    if (status !== 0) return refusalLines(output)
  }
  return
}

/**
 * Builds what was saved last in the repository, and whatever is saved meanwhile, and says beside the
 * repository what became of it. What a check refuses never goes live: the build before stays.
 * @throws Error when the repository cannot be read.
 */
export async function buildSavedWords(words: SavedWords) {
  for (;;) {
    const commit = await fetchWords(words)
    if (await isDone(words, commit)) return
    await writeState(words, { commit, state: 'building' })
    await takeAnnounced(words)
    const lines = (await takeWords(words, commit)) ? await findRefusal(words) : [noWords]
    await writeState(words, lines ? { commit, state: 'refused', lines } : { commit, state: 'live' })
  }
}
