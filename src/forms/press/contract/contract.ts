import * as v from 'valibot'

/** Where a page tells that a way to reach the clinic was pressed. */
export const pressFunction = '/functions/v1/press'

/** What is counted; nothing else is. */
export const pressKinds = ['call', 'text', 'booking', 'directions', 'form'] as const
export type PressKind = (typeof pressKinds)[number]

const pressSchema = v.object({ kind: v.picklist(pressKinds), page: v.string() })

/** Reads what a page tells; `undefined` for whatever is not counted. */
export function readPress(input: unknown) {
  const read = v.safeParse(pressSchema, input)
  return read.success ? read.output : undefined
}
