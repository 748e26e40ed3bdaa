import { fill } from '#language/fill.ts'
import type { Stop, WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** What only made-up facts hold: numbers and domains set aside for examples, and names that say so. */
const signsOfInvention = [
  /\d{3}\D{0,2}555\D?01\d\d\b/,
  /\+1555\d{7}\b|\b555\D?555\D?5555\b/,
  /[\w-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|net|org)\b/i,
  /\bsamples?\b/i,
  /\b(?:Example|Ejemplo|Muestra|Placeholder|Fictional|Specimen)\b/,
  /\bDC[- ]?0{3,}\b/i,
]

/** What the file of the clinic is shipped with and does not say so of itself. */
const shipped = [
  /\bBay Bridge Injury\b/i,
  /\bbay-?bridge-?injury/i,
  /\blatitude: 37\.8044\b.*\blongitude: -122\.2712\b/,
]

const comment = /^\s*(?:#|\/?\*|\/\/)/

/** Fields that say of themselves that an entry is made up: rules of their own read them. */
const admissions = /\bsample: (?:true|false)\b|\bevidence: sample\b/g

/** Lines of a file whose facts are plainly made up, whatever the file says of itself. */
export function findMadeUp({ file, text }: WrittenFile, words = gateWords.en): Stop[] {
  return text.split('\n').flatMap((written, index) => {
    if (comment.test(written)) return []
    const line = written.replace(admissions, '')
    const found = [...signsOfInvention, ...shipped]
      .map((sign) => sign.exec(line)?.[0])
      .find(Boolean)
    if (!found) return []
    return [{ file, line: index + 1, text: fill(words.madeUp, { found, line: line.trim() }) }]
  })
}
