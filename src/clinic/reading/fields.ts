import * as v from 'valibot'
import { isDay } from '#language/dates/days.ts'
import { isTimeOfDay } from '#language/dates/wall-time.ts'
import { nearestName } from './nearest-name.ts'

/*
 * The kinds of values in `clinic.config.ts` and in the files of `content/data`. Every message
 * finishes the sentence "this field should be …" and ends with an example.
 */

/** A text of at least one letter, without spaces around it. */
export const text = (what: string, example: string) => textThat(() => true, what, example)

/** A text that also passes a test. */
export function textThat(holds: (value: string) => boolean, what: string, example: string) {
  const message = `${what}, such as ${example}`
  return v.pipe(
    v.string(message),
    v.check((value) => value !== '' && value === value.trim() && holds(value), message),
  )
}

const matching = (pattern: RegExp, what: string, example: string) =>
  textThat((value) => pattern.test(value), what, example)

/** The same words in both languages. */
export const bilingual = (what: string, english: string, spanish: string) =>
  fields(`${what} in both languages, such as { en: '${english}', es: '${spanish}' }`, {
    en: text(`${what} in English`, english),
    es: text(`${what} in Spanish`, spanish),
  })

export const phone = (what: string) =>
  v.pipe(
    matching(/^\+1[2-9]\d{2}[2-9]\d{6}$/, `${what}: +1 and ten digits`, '+15105550134'),
    v.metadata({ typedAs: 'phone' }),
  )

/** A telephone number as people write it here. */
export const localPhone = (what: string) =>
  matching(
    /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
    `${what}: ten digits as they are written here`,
    '"(510) 555-0134"',
  )

/** The first line of a postal address. */
export const street = (what: string) =>
  matching(/^\d+[A-Za-z]? \S/, `${what}: number and street`, '210 Sample Street')

/** A postal address in California, on one line. */
export const wholeAddress = (what: string) =>
  matching(
    /^\d+[A-Za-z]? \S.*, \p{Lu}[\p{L} .'-]*, CA \d{5}$/u,
    `${what}: street, city, state and postal code`,
    '2000 Sample Street, Berkeley, CA 94704',
  )

export const city = (what: string) => matching(/^\p{Lu}[\p{L} .'-]*$/u, what, 'Berkeley')

export const postalCode = (what: string, example: string) =>
  matching(/^\d{5}$/, `${what} of five digits in quotation marks`, example)

export const email = (what: string, example: string) =>
  matching(/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/, what, example)

/** An address on the web, never one that runs a script. */
export const link = (what: string, example: string) =>
  textThat(
    (value) => value.startsWith('https://') && URL.canParse(value),
    `${what}: a web address that starts with https://`,
    example,
  )

/** The start of web addresses. Without TLS only on this machine, to try a site out. */
export const origin = (what: string, example: string) =>
  textThat(
    (value) =>
      /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(value) &&
      URL.canParse(value) &&
      new URL(value).origin === value,
    `${what}: https:// and a name, without a slash at the end`,
    example,
  )

/** A day of the calendar. */
export const day = (what: string) =>
  v.pipe(
    textThat(isDay, `${what}: a day as year-month-day`, '2026-12-25'),
    v.metadata({ typedAs: 'day' }),
  )

/** A local time of a 24-hour clock. */
export const timeOfDay = (what: string, example: string) =>
  v.pipe(
    textThat(isTimeOfDay, `${what}: hours and minutes of a 24-hour clock`, example),
    v.metadata({ typedAs: 'time' }),
  )

/** The last part of an address. */
export const slug = (what: string, example: string) =>
  matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}: lower-case words joined by hyphens`, example)

/** What stands for words that a person has signed: `src/words/seal.ts`. */
export const seal = (what: string) =>
  matching(/^[a-p]{12}$/, `${what}, as npm run publish:check says it`, 'abcdefghijkl')

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most: number, what: string, example: number) {
  const message = `${what}: a whole number from ${least} to ${most}, such as ${example}`
  return v.pipe(
    v.number(message),
    v.check((value) => Number.isInteger(value) && value >= least && value <= most, message),
  )
}

/** Degrees in a range, both ends included. */
function degrees(least: number, most: number, what: string, example: number) {
  const message = `${what}: degrees from ${least} to ${most}, such as ${example}`
  return v.pipe(
    v.number(message),
    v.check((value) => value >= least && value <= most, message),
  )
}

/** Degrees north: the San Francisco Bay Area. */
export const bayAreaLatitude = (what: string) => degrees(36.9, 38.9, what, 37.8044)

/** Degrees east: the San Francisco Bay Area. Negative, as all of America. */
export const bayAreaLongitude = (what: string) => degrees(-123.6, -121.2, what, -122.2712)

/** A question that may be left open. */
export const maybeYesOrNo = (what: string) =>
  v.optional(v.pipe(yesOrNo(what), v.metadata({ typedAs: 'answer' })))

export const yesOrNo = (what: string) => v.boolean(`${what}: true or false`)

export function oneOf<const Names extends readonly string[]>(what: string, names: Names) {
  return v.picklist(names, `${what}: one of ${names.join(', ')}`)
}

/** Values of one kind, between square brackets. */
export const listOf = <Item extends v.GenericSchema>(what: string, example: string, item: Item) =>
  v.array(item, `${what}: a list, such as ${example}`)

/**
 * Entries of which no two have the same value under a key.
 * @param what finishes "should be" for the list as a whole.
 */
export function entriesOf<Item extends v.GenericSchema>(what: string, item: Item, key = 'id') {
  return v.pipe(
    v.array(item, `${what}, each beginning with a hyphen, such as - ${key}: …`),
    once<v.InferOutput<Item>>(key),
  )
}

const once = <Entry>(key: string) =>
  v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!Array.isArray(dataset.value)) return
    const entries: readonly unknown[] = dataset.value
    const values = entries.map((entry) => (Object(entry) as Record<string, unknown>)[key])
    for (const [index, value] of values.entries()) {
      if (value === undefined || values.indexOf(value) === index) continue
      const list = { type: 'array', origin: 'value', input: dataset.value } as const
      const group = { type: 'unknown', origin: 'value', input: entries[index] } as const
      addIssue({
        input: value,
        path: [
          { ...list, key: index, value: entries[index] },
          { ...group, key, value },
        ],
        message: `another one: entry ${values.indexOf(value) + 1} of the list has it already, and each stands once`,
      })
    }
  })

/**
 * A group of named fields. A name that is not among them is refused, and the nearest one named.
 * @param what finishes "should be" for the group as a whole.
 */
export function fields<Entries extends v.ObjectEntries>(what: string, entries: Entries) {
  const names = Object.keys(entries)
  return v.strictObject(entries, ({ expected, path }) => {
    const name = String(path?.at(-1)?.key)
    const entry = entries[name]
    if (!path) return what
    if (expected === 'never' || !entry) return unknownField(name, names)
    return v.safeParse(entry, undefined).issues?.[0].message ?? what
  })
}

function unknownField(name: string, names: readonly string[]) {
  const nearest = nearestName(name, names)
  return nearest ? `did you mean ${nearest}?` : `the fields here are ${names.join(', ')}`
}
