import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

/** A file of figures or outlines, which a command makes and nobody writes by hand. */
export interface DataFile {
  file: string
  /** The command that makes it. */
  madeBy: string
}

function reasonOf(error: unknown) {
  if (v.isValiError(error)) {
    const [issue] = error.issues
    return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
  }
  return error instanceof Error ? error.message : String(error)
}

/**
 * What such a file holds; for the build and for commands, which run in the project's folder.
 * @param parse throws when the text is not in its shape.
 * @throws Error that names the file, what is wrong with it and what makes it anew.
 */
export function readDataFile<Value>({ file, madeBy }: DataFile, parse: (text: string) => Value) {
  try {
    return parse(readFileSync(resolve(file), 'utf8'))
  } catch (error) {
    throw new Error(
      `${file} is not as ${madeBy} writes it: ${reasonOf(error)}. Take it back as it was (git checkout ${file}), or make it anew`,
      { cause: error },
    )
  }
}
