import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Report {
  diagnostics: {
    message: string
    category: string
    location: { path: string; start: { line: number } }
  }[]
}

/**
 * Runs the linter over files of these contents, by path, `biome.json` and its plugins among them.
 * @returns what it refused, by `path:line`
 */
export async function lintFiles(files: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lint-'))
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const biome = path.resolve('node_modules/.bin/biome')
    const options = ['lint', '--max-diagnostics=none', '--reporter=json', '.']
    const { stdout } = await run(biome, options, { cwd: folder, maxBuffer: 1e8 }).catch(
      (failed: { stdout: string }) => failed,
    )
    const { diagnostics } = JSON.parse(stdout) as Report
    return new Map(
      diagnostics.map(({ message, location }) => [
        `${location.path}:${location.start.line}`,
        message,
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
