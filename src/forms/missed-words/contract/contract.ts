import * as v from 'valibot'
import { locales } from '#language/locales.ts'
import { mostMissedWords } from './missed-words.ts'

const missedSchema = v.object({
  locale: v.picklist(locales),
  /** With spaces between them. */
  words: v.pipe(
    v.string(),
    v.transform((words) => words.split(' ').filter(Boolean).slice(0, mostMissedWords)),
  ),
})

/** Reads what a page tells of a search; `undefined` for whatever is not counted. */
export function readMissedWords(input: unknown) {
  const read = v.safeParse(missedSchema, input)
  return read.success ? read.output : undefined
}
