import * as v from 'valibot'
import { pressKinds } from './press.ts'

const pressSchema = v.object({ kind: v.picklist(pressKinds), page: v.string() })

/** Reads what a page tells; `undefined` for whatever is not counted. */
export function readPress(input: unknown) {
  const read = v.safeParse(pressSchema, input)
  return read.success ? read.output : undefined
}
