const fullForms: Readonly<Record<string, string>> = {
  AV: 'Avenue',
  AVE: 'Avenue',
  BL: 'Boulevard',
  BLVD: 'Boulevard',
  CIR: 'Circle',
  CT: 'Court',
  DR: 'Drive',
  LN: 'Lane',
  PKWY: 'Parkway',
  PL: 'Place',
  PLZ: 'Plaza',
  RD: 'Road',
  ST: 'Street',
  TER: 'Terrace',
  TERR: 'Terrace',
  TR: 'Terrace',
  WY: 'Way',
}

const directions: Readonly<Record<string, string>> = { E: 'East', W: 'West' }

const ownSpelling: Readonly<Record<string, string>> = { MACARTHUR: 'MacArthur' }

function capitalized(word: string): string {
  const own = ownSpelling[word]
  if (own) return own
  const irish = /^MC([A-Z]{3,})$/.exec(word)?.[1]
  return irish ? `Mc${capitalized(irish)}` : word.charAt(0) + word.slice(1).toLowerCase()
}

/**
 * A street of the crash records as signs and maps write it in full: `E 12TH ST` is "East 12th
 * Street", `MACARTHUR BL` "MacArthur Boulevard".
 */
export function streetName(record: string) {
  const words = record
    .toUpperCase()
    .replace(/^(?:MLK|MARTIN LUTHER KING)\b.*/, 'MARTIN LUTHER KING JR WY')
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/^([EW])(?=\d)/, '$1 ')
    .trim()
    .split(/\s+/)
  const last = words.length - 1
  // E Street is a letter, and East 12th Street is not.
  const isLettered = last === 1 && (words[1] ?? '') in fullForms
  return words
    .map((word, index) => {
      if (index === last && last > 0 && word in fullForms) return fullForms[word]
      const isAtAnEnd = last > 0 && (index === 0 || index === last)
      return (isAtAnEnd && !isLettered ? directions[word] : undefined) ?? capitalized(word)
    })
    .join(' ')
}

/** "International Boulevard" for the `International Bl` of signs; freeways keep their number. */
export const roadInFull = (road: string) => (/^(?:I-|SR )\d/.test(road) ? road : streetName(road))
