import { cityName } from '#site/city-name.ts'
import { fold } from './fold.ts'
import type { Gazetteer } from './gazetteer.ts'

/**
 * How much of a text must be said by a name: every word as it is written, with letters wrong, or any
 * of its words.
 */
export type Spelling = 'exact' | 'misspelled' | 'in-part'

/** A way to read a text. */
export interface Reading {
  written: string
  /** Whether more may follow: 7 is the beginning of 73 only while it is being typed. */
  isBeingTyped: boolean
  spelling: Spelling
}

const stop = '(?:estaci[oó]n|station|stop|parada)'

/** How a sentence about a crash begins. */
const crash =
  'i was (?:hit|hurt|rear-ended|in (?:a|an) (?:crash|accident))|i got hit|i crashed|we crashed|we were hit|me chocaron|me pegaron|me atropellaron|choqu[eé]|tuve un (?:choque|accidente)|fue'

/** Where in a place somebody was. */
const inside = 'parking(?: lot)?|garage|entrance|emergency(?: room)?|er'
const insideFirst = 'estacionamiento|entrada|emergencias?|urgencias?'

/** What two streets that meet are called before they are named. */
const meeting =
  '(?:la )?esquina (?:de|con)|(?:the )?corner of|(?:the )?intersection of|(?:el )?cruce (?:de|con|entre)|(?:la )?intersecci[oó]n (?:de|con)|between|entre'

/** Words around a place that say nothing of where it is. */
const around = new RegExp(
  String.raw`^\s*(?:i(?:'|’)?m|i am|estoy|vivo|i live|${crash})\s|^\s*(?:cerca del?|zona del?|[aá]rea del?|por|en|near|by|at|on|in|around|next to|frente a|a lado de|junto a|${meeting}|(?:el |la )?(?:${insideFirst}) del?)\s|^\s*(?:la|el|los|las|the)\s|(?<!\p{L})(?:zip ?code|zip|c[oó]digo postal|c\.?p\.?|(?:city )?council|(?:del? )?concejo(?: municipal)?|neighborhood|vecindario|barrio|colonia)(?!\p{L})|\s+(?:district|area|exit|off-?ramp|${inside})\s*$|^\s*salida (?:de )?|(?<!\p{L})${stop}(?=.*\bbart\b)|(?<=\bbart\b.*)(?<!\p{L})${stop}(?!\p{L})`,
  'giu',
)

/** The city says nothing of where in it; but its west has a name of its own, so it falls away last. */
const cityAtEnd = new RegExp(String.raw`[\s,]+${cityName}(?:[\s,]+ca(?:lifornia)?)?\s*$`, 'iu')

const zipAtEnd = /^(.*?)[\s,]*(?<!\d)(\d{5})(?:-\d{4})?\s*$/u
const cityAndState = new RegExp(
  String.raw`(?<!\p{L})(?:${cityName}|ca|california)(?!\p{L})|,`,
  'giu',
)

/** The ZIP code behind an address says less than the address; alone, or with the city, it is the place. */
function withoutZip(text: string, { named }: Gazetteer) {
  const withoutCity = text.replace(cityAndState, ' ').trim()
  const [, before = '', zip = ''] = zipAtEnd.exec(withoutCity) ?? []
  const isKnown = named.some(({ kind, slug }) => kind === 'zip' && slug === zip)
  if (!isKnown) return text
  return withLess(before).at(-1) === '' ? zip : before
}

/** A text, and what it says without them, until nothing more falls away: a neighborhood, then the city. */
function withLess(text: string): string[] {
  const plain = text.replace(around, ' ').trim()
  const less = plain === text ? text.replace(cityAtEnd, '').trim() : plain
  return less === text ? [text] : [text, ...withLess(less)]
}

/** "La Fruitvale y la Foothill"; La Salle Avenue is read with its own first. */
const articles = /(?<!\p{L})(?:la|el|los|las|the|de|del)(?!\p{L})/giu

/** "International between 73rd and 74th" is about International and 73rd. */
const between = /^(.+?)\s(?:between|entre)\s(?:la\s|el\s)?(.+?)\s(?:and|y|e|&)\s.+$/iu

/** "Between 83rd and 84th on International" says the same. */
const betweenOn =
  /^(?:between|entre)\s(?:la\s|el\s)?(.+?)\s(?:and|y|e|&)\s.+?\s(?:on|en|sobre|de)\s(?:la\s|el\s)?(.+)$/iu

/** "2000 block of Broadway", as an answer says it too. */
const blockOf =
  /^(?:the\s)?(\d+)(?:th)?\sblock\s(?:of\s)?|^(?:la\s)?cuadra\s(?:del?\s)?(\d+)\sde\s/iu

/** What stands behind the last comma: "Adeline & 14th, Uptown". */
const afterComma = /,[^,]*$/u

/** One more than the longest name or corner of our lists has: no name says every word of a longer text. */
const mostWords = 10

const maySayAll = (written: string) => fold(written).length <= mostWords

/** From the strictest reading of a text to the most forgiving one; the first that finds anything counts. */
export function* readings(
  text: string,
  isBeingTyped: boolean,
  gazetteer: Gazetteer,
): Generator<Reading> {
  const cut = withoutZip(text.trim(), gazetteer)
    .replace(blockOf, '$1$2 ')
    .replace(betweenOn, '$2 & $1')
    .replace(between, '$1 & $2')
  const less = [
    ...withLess(cut),
    ...(afterComma.test(cut) ? withLess(cut.replace(afterComma, '')) : []),
  ]
  const bare = less.at(-1) ?? ''
  const ways = [...new Set([...less, bare.replace(articles, ' ').trim()])].filter(Boolean)
  const short = ways.filter(maySayAll)
  for (const written of short) yield { written, spelling: 'exact', isBeingTyped }
  // "La Macartur" is no street that begins with its article, so what is misspelled is read bare.
  for (const written of short.toReversed()) yield { written, spelling: 'misspelled', isBeingTyped }
  // "173rd and Bancroft" is not asked about: the number is what it says.
  if (isBeingTyped || /\d/.test(bare)) return
  for (const written of ways) yield { written, spelling: 'in-part', isBeingTyped }
}
