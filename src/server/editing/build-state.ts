import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const schema = v.object({
  /** Of the branch `main`. */
  commit: v.string(),
  state: v.picklist(['building', 'live', 'refused']),
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Why it is refused. */
  lines: v.optional(v.array(v.string()), []),
})

/** What became of the last commit that was built. */
export type BuildState = v.InferOutput<typeof schema>

/** Where whoever builds the words says so: `words.state.json` beside `words.git`. */
export const stateFileOf = (repository: string) =>
  `${repository.replace(/\/$/, '').replace(/\.git$/, '')}.state.json`

/** What whoever builds has said last; nothing where nobody has, or what they said cannot be read. */
export async function readBuildState(repository: string): Promise<BuildState | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(stateFileOf(repository), 'utf8')))
  } catch {
    return
  }
}
