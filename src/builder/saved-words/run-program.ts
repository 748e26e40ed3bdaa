import { spawn } from 'node:child_process'

interface ProgramOptions {
  folder: string
  /** All that the program is told: it gets nothing of what this process was started with. */
  environment: Readonly<Record<string, string>>
}

/**
 * Runs a program to its end.
 * @returns how it ended, and all that it said; a program that was killed ended with 1.
 */
export const runProgram = (
  program: string,
  words: readonly string[],
  { environment, folder }: ProgramOptions,
) =>
  new Promise<{ status: number; output: string }>((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
