import * as v from 'valibot'

/** What no line of text needs: it could move the cursor of a terminal or turn the reading direction. */
const unseen = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const typed = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) => text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n')),
  v.transform((text) => text.replaceAll(unseen, ' ')),
)

/** One line as typed: trimmed, every break a space. Longer than `longest` characters is `too-long`. */
export const lineSchema = (longest: number) =>
  v.pipe(
    typed,
    v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
    v.maxLength(longest, 'too-long'),
  )

/** Some lines as typed, trimmed. Longer than `longest` characters is `too-long`. */
export const linesSchema = (longest: number) =>
  v.pipe(
    typed,
    v.transform((text) => text.trim()),
    v.maxLength(longest, 'too-long'),
  )
