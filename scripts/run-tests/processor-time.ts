import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

/** Numbers of the system call `prctl` on Linux. */
const prctlOf: Partial<Record<NodeJS.Architecture, number>> = { arm64: 167, x64: 157 }

const isOnPath = (program: string) =>
  programFolders().some((folder) => existsSync(path.join(folder, program)))

/**
 * The command that runs the given one and writes how long it kept processors busy into a file. The
 * given one itself where that cannot be measured: without Linux, or without Perl.
 */
export function withProcessorTime(command: readonly string[], file: string): readonly string[] {
  const prctl = process.platform === 'linux' ? prctlOf[process.arch] : undefined
  if (!prctl || !isOnPath('perl')) return command
  return ['perl', `${import.meta.dirname}/processor-time.pl`, String(prctl), file, ...command]
}

/** Seconds, user and system together, of a command and all that it started; if they were measured. */
export const readProcessorTime = (file: string) =>
  existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined

/** Such as "2 min 5 s of processor". */
export function sayProcessorTime(seconds: number | undefined) {
  if (seconds === undefined) return 'processor time not measured'
  const minutes = Math.floor(seconds / 60)
  return `${minutes > 0 ? `${minutes} min ` : ''}${Math.floor(seconds % 60)} s of processor`
}
