import * as v from 'valibot'

/** A country code and the number behind it (E.164): 8 to 15 digits. */
const international = /^\+[1-9]\d{7,14}$/
/** Area code and number as they are dialed in the United States, with or without the 1 before them. */
const domestic = /^1?([2-9]\d{9})$/

/** What people, or what they copy from, put between digits: dashes of any kind, and marks that nobody sees. */
const marks = /[\s().\p{Pd}\p{Cf}\u2212/·]+/gu

/** As digits of any keyboard, without the marks between them. */
const withoutMarks = (typed: string) => typed.normalize('NFKC').replace(marks, '')

function toInternational(typed: string) {
  const digits = withoutMarks(typed)
  const [, number] = domestic.exec(digits) ?? []
  return number === undefined ? digits : `+1${number}`
}

/**
 * A telephone number as typed. Out comes `+15105550134`; a number without a country code is one of
 * the United States. The message of an issue is the reason.
 */
export const phoneSchema = v.pipe(
  v.string('malformed'),
  v.maxLength(40, 'malformed'),
  v.transform(toInternational),
  v.regex(international, 'malformed'),
)
