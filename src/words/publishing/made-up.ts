import type { Stop, WrittenFile } from './stop.ts'

/** What only made-up facts hold: numbers and domains set aside for examples, and names that say so. */
const signsOfInvention = [
  /\d{3}\D{0,2}555\D?01\d\d\b/,
  /[\w-]+\.example\b|\bexample\.(?:com|net|org)\b/i,
  /\bsamples?\b/i,
  /\b(?:Example|Ejemplo|Muestra|Placeholder|Fictional|Specimen)\b/,
]

const comment = /^\s*(?:#|\/?\*|\/\/)/

/** Fields that say of themselves that an entry is made up: rules of their own read them. */
const admissions = /\bsample: (?:true|false)\b|\bevidence: sample\b/g

/** Lines of a file whose facts are plainly made up, whatever the file says of itself. */
export function findMadeUp({ file, text }: WrittenFile): Stop[] {
  return text.split('\n').flatMap((written, index) => {
    if (comment.test(written)) return []
    const line = written.replace(admissions, '')
    const found = signsOfInvention.map((sign) => sign.exec(line)?.[0]).find(Boolean)
    return found ? [{ file, line: index + 1, text: `is made up (${found}): ${line.trim()}` }] : []
  })
}
