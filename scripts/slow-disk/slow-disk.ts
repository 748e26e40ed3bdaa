import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { environmentWith } from '#clinic/settings.ts'

const { dirname } = import.meta

/** What a process needs in its environment so that its disk is slow, by the microseconds of each wait. */
export type SlowDisk = (microseconds: number) => Record<string, string>

/** Whether this machine can make its disk slow: Linux with a C compiler. */
export const hasSlowDisk =
  process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0

/** Compiles the slow disk into a folder. */
export function buildSlowDisk(folder: string): SlowDisk {
  const library = path.join(folder, 'slow-disk.so')
  const source = path.join(dirname, 'slow-disk.c')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'])
  return (microseconds) => ({ LD_PRELOAD: library, SLOW_DISK_US: String(microseconds) })
}

/** How many commits of one small row a disk takes in a second, one after the other. */
export function countCommits(folder: string, environment: Record<string, string> = {}) {
  const program = path.join(dirname, 'count-commits.ts')
  return Number(
    execFileSync(process.execPath, [program, folder], {
      env: environmentWith(environment),
      encoding: 'utf8',
    }),
  )
}

/** The wait that makes of this disk one of so many commits a second; 0 when it has no more anyway. */
export function findWait(folder: string, slowDisk: SlowDisk, commits: number) {
  const microsecondsOf = (perSecond: number) => 1_000_000 / perSecond
  let wait = 0
  // A wait is longer than asked for, by how much the second try shows.
  for (let tries = 0; tries < 3; tries += 1) {
    const measured = countCommits(folder, slowDisk(Math.round(wait)))
    wait = Math.max(0, wait + microsecondsOf(commits) - microsecondsOf(measured))
  }
  return Math.round(wait)
}
