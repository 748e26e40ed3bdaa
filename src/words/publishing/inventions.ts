import type { Stop, WrittenFile } from './stop.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

/** How the clinic is reached: what a page may print of it. */
export interface OwnWays {
  /** Ten digits each. */
  phones: readonly string[]
  email: string
}

interface Sign {
  found: RegExp
  /** What is wrong, and what to do. */
  fault: keyof Words['inventions']
}

const anywhere: readonly Sign[] = [
  {
    found: /!\[[^\]]*\]\((?!photos\/)[^)]*\)/,
    fault: 'photograph',
  },
  {
    found: /\(?\b\d{3}\)?[ .\u00a0-]*555[ .-]?01\d\d\b|\+1555\d{7}\b/,
    fault: 'examplePhone',
  },
  {
    found: /\b[\w.-]+\.(?:example|test|invalid|localhost)\b|@example\.(?:com|net|org)\b/i,
    fault: 'exampleDomain',
  },
  {
    found: /\bBay Bridge Injury\b|\bAlex Sample\b/i,
    fault: 'shipped',
  },
  {
    found:
      /\b(?:award-winning|(?:an?|our|the|many|won|of|best) awards?\b(?! of)|voted (?:the )?best|top[- ]rated|number one clinic|premiad[oa]s?|galardon\w*|(?:un|el|nuestro|varios) premios?|la mejor clínica|best (?:chiropractors?|clinic|doctors?))\b/i,
    fault: 'praise',
  },
  {
    found:
      /\b(?:this (?:is a )?sample|a sample issue|goes to nobody|(?:es un|un número de) ejemplo|no se manda a nadie)\b/i,
    fault: 'sample',
  },
]

const withoutSource: readonly Sign[] = [
  {
    found:
      /\b\d{1,5} (?:\p{Lu}[\p{L}'.]+ ){1,3}(?:Street|St\.?|Avenue|Ave\.?|Boulevard|Blvd\.?|Road|Way|Drive|Plaza|Court)(?= |,|\.|$)/u,
    fault: 'address',
  },
  {
    found: /(?:US)?\$ ?\d[\d.,]*/,
    fault: 'price',
  },
  {
    found:
      /\b\d[\d.,]*\d\+? (?:happy |satisfied )?(?:famil(?:y|ies)|patients|clients|people treated|five-star|5-star|reviews|familias|pacientes|clientes|reseñas)\b/i,
    fault: 'count',
  },
]

const telephone = /(?:\+1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .\u00a0-]{0,2}[2-9]\d{2}[ .-]?\d{4}\b/g
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-10)

/** Numbers and addresses by which somebody else would be reached. */
const foreignWays = (line: string, own: OwnWays, said: Words['inventions']) => [
  ...(line.match(telephone) ?? [])
    .filter((number) => !own.phones.includes(digitsOf(number)))
    .map((number) => `${number} ${said.foreignPhone}`),
  ...(line.match(email) ?? [])
    .filter((address) => address !== own.email)
    .map((address) => `${address} ${said.foreignEmail}`),
]

const faultsBy = (signs: readonly Sign[], line: string, said: Words['inventions']) =>
  signs.flatMap(({ found, fault }) => {
    const words = found.exec(line)?.[0]
    return words ? [`${words} ${said[fault]}`] : []
  })

/** A note, the source of a block, or a link to where it can be read. */
const hasSource = (line: string) => /\[\^[a-z0-9-]+\]|\bsource="|\]\(https:\/\//.test(line)

/** Sources name firms and streets of their own. */
const isOfSources = (line: string) => /^\s+(?:- id|name|link|year): /.test(line)

/**
 * What a page says and nobody gave it: numbers, addresses, prices, counts and praise. What has a
 * source in the same line is a fact of somebody else.
 */
export function findInventions(
  { file, text }: WrittenFile,
  own: OwnWays,
  { inventions: said } = gateWords.en,
): Stop[] {
  return text.split('\n').flatMap((line, index) => {
    if (isOfSources(line)) return []
    const faults = [
      ...faultsBy(anywhere, line, said),
      ...(hasSource(line)
        ? []
        : [...faultsBy(withoutSource, line, said), ...foreignWays(line, own, said)]),
    ]
    const [fault] = faults
    return fault ? [{ file, line: index + 1, text: fault }] : []
  })
}
