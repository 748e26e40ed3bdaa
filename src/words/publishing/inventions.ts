import type { Stop, WrittenFile } from './stop.ts'

/** How the clinic is reached: what a page may print of it. */
export interface OwnWays {
  /** Ten digits each. */
  phones: readonly string[]
  email: string
}

interface Sign {
  found: RegExp
  /** What is wrong, and what to do. */
  text: string
}

const anywhere: readonly Sign[] = [
  {
    found: /!\[[^\]]*\]\((?!photos\/)[^)]*\)/,
    text: 'is a photograph that is none of the clinic’s own: take it out, or put your own into the folder photos, and none of a patient without an authorization',
  },
  {
    found: /\(?\b\d{3}\)?[ .\u00a0-]*555[ .-]?01\d\d\b|\+1555\d{7}\b/,
    text: 'is a telephone number for examples: take it out, or write {office-phone}',
  },
  {
    found: /\b[\w.-]+\.(?:example|test|invalid|localhost)\b|@example\.(?:com|net|org)\b/i,
    text: 'is a domain for examples: write {email}, or the real address with its source',
  },
  {
    found: /\bBay Bridge Injury\b|\bAlex Sample\b/i,
    text: 'is what the site was shipped with: write {clinic}, {short-clinic} or {chiropractor}',
  },
  {
    found:
      /\b(?:award-winning|(?:an?|our|the|many|won|of|best) awards?\b(?! of)|voted (?:the )?best|top[- ]rated|number one clinic|premiad[oa]s?|galardon\w*|(?:un|el|nuestro|varios) premios?|la mejor clínica|best (?:chiropractors?|clinic|doctors?))\b/i,
    text: 'praises without proof: take it out, or make it a claim with evidence in content/data/claims.yaml',
  },
  {
    found:
      /\b(?:this (?:is a )?sample|a sample issue|goes to nobody|(?:es un|un número de) ejemplo|no se manda a nadie)\b/i,
    text: 'says of itself that it is a sample: write the real words',
  },
]

const withoutSource: readonly Sign[] = [
  {
    found:
      /\b\d{1,5} (?:\p{Lu}[\p{L}'.]+ ){1,3}(?:Street|St\.?|Avenue|Ave\.?|Boulevard|Blvd\.?|Road|Way|Drive|Plaza|Court)(?= |,|\.|$)/u,
    text: 'is an address without a source: write {address}, or a note beside it',
  },
  {
    found: /(?:US)?\$ ?\d[\d.,]*/,
    text: 'is a price without a source: write {first-visit-price} or {follow-up-price}, or a note beside it',
  },
  {
    found:
      /\b\d[\d.,]*\d\+? (?:happy |satisfied )?(?:famil(?:y|ies)|patients|clients|people treated|five-star|5-star|reviews|familias|pacientes|clientes|reseñas)\b/i,
    text: 'is a count without a source: make it a claim in content/data/claims.yaml and write {claim:…}',
  },
]

const telephone = /(?:\+1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .\u00a0-]{0,2}[2-9]\d{2}[ .-]?\d{4}\b/g
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-10)

/** Numbers and addresses by which somebody else would be reached. */
const foreignWays = (line: string, own: OwnWays) => [
  ...(line.match(telephone) ?? [])
    .filter((number) => !own.phones.includes(digitsOf(number)))
    .map(
      (number) =>
        `${number} is not a number of the clinic: write {office-phone}, or a source beside it`,
    ),
  ...(line.match(email) ?? [])
    .filter((address) => address !== own.email)
    .map(
      (address) =>
        `${address} is not the address of the clinic: write {email}, or a source beside it`,
    ),
]

const saidBy = (signs: readonly Sign[], line: string) =>
  signs.flatMap(({ found, text }) => {
    const words = found.exec(line)?.[0]
    return words ? [`${words} ${text}`] : []
  })

/** A note, the source of a block, or a link to where it can be read. */
const hasSource = (line: string) => /\[\^[a-z0-9-]+\]|\bsource="|\]\(https:\/\//.test(line)

/** Sources name firms and streets of their own. */
const isOfSources = (line: string) => /^\s+(?:- id|name|link|year): /.test(line)

/**
 * What a page says and nobody gave it: numbers, addresses, prices, counts and praise. What has a
 * source in the same line is a fact of somebody else.
 */
export function findInventions({ file, text }: WrittenFile, own: OwnWays): Stop[] {
  return text.split('\n').flatMap((line, index) => {
    if (isOfSources(line)) return []
    const faults = [
      ...saidBy(anywhere, line),
      ...(hasSource(line) ? [] : [...saidBy(withoutSource, line), ...foreignWays(line, own)]),
    ]
    const [fault] = faults
    return fault ? [{ file, line: index + 1, text: fault }] : []
  })
}
