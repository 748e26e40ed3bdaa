import type { Piece } from './pieces.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Exception {
  /** Why these figures need no source. */
  why: string
  written: readonly RegExp[]
  /** Only in files whose path fits. */
  onlyIn?: RegExp
}

/** The figures that need no source, all of them. Add one only with its reason. */
const needNoSource: readonly Exception[] = [
  { why: 'emergency and crisis numbers are names', written: [/\b(?:911|988)\b/g] },
  { why: 'telephone numbers', written: [/\(\d{3}\) \d{3}-\d{4}/g] },
  { why: 'the name of a form', written: [/\bSR-1\b/g] },
  { why: 'a key of the telephone', written: [/\b(?:press|oprima) 2\b/g] },
  { why: 'the name of a council district', written: [/\b(?:District|Distrito) [1-7]\b/g] },
  {
    why: 'the names of our pages and telephone lines',
    written: [
      /\b72-hour action plan\b/g,
      /\bplan de acción de 72 horas\b/g,
      /\b24-hour (?:pain )?line\b/gi,
      /\blínea (?:de dolor )?(?:de|las) 24 horas\b/gi,
    ],
  },
  {
    why: "the weeks and days of the clinic's own plan of care",
    written: [
      /\b(?:days|weeks) (?:1 to 14|2 to 4|2 to 6|6 to 12)\b/gi,
      /\b(?:días|semanas) (?:1 a 14|2 a 4|2 a 6|6 a 12)\b/gi,
      /\b12[- ]weeks?\b/g,
      /\b12 semanas\b/g,
      /\b(?:week|semana) (?:6|12)\b/gi,
      /\b3 (?:stages|fases)\b/g,
    ],
  },
  { why: 'the names of our phases of care', written: [/\b(?:Phase|Fase) [1-3]\b/g] },
  { why: 'the pain scale', written: [/\b0 (?:to|a) 10\b/g] },
  {
    why: "how long the clinic's own visits and calls take",
    written: [
      /\b1 (?:hour|hora)\b/g,
      /\b(?:10|30) (?:minutes|minutos)\b/g,
      /\b(?:Minutes|Minutos) \d+ (?:to|a) \d+\b/g,
    ],
    onlyIn: /\/(?:services|about)\//,
  },
  {
    why: 'the stages of the action plan',
    written: [/\b72 (?:hours|horas)\b/g, /\b2 (?:weeks|semanas)\b/g],
    onlyIn: /\/(?:action-plan|immediate-help|recovery-roadmap)\.md$/,
  },
  {
    why: 'how long our own link works',
    written: [/\b3 (?:days|días)\b/g],
    onlyIn: /\/answers\/newsletter-/,
  },
  {
    why: 'how long we keep what visitors write; a test holds it to the setting',
    written: [/\b(?:90|180) (?:days|días)\b/g],
    onlyIn: /\/notices\/privacy\.md$/,
  },
  {
    why: 'the oldest browsers; a test holds them to those of the build',
    written: [/\b(?:Chrome|Safari|Firefox) \d+(?:\.\d+)?/g],
    onlyIn: /\/notices\/accessibility\.md$/,
  },
]

/** A run of digits with its points and commas. */
const figure = /\d+(?:[.,]\d+)*/g

/** The figures of a text that need a source. */
function figuresThatNeedSource(text: string, file: string): string[] {
  const rest = needNoSource
    .filter(({ onlyIn }) => onlyIn?.test(file) ?? true)
    .flatMap(({ written }) => written)
    .reduce((left, exception) => left.replace(exception, ' '), text)
  return rest.match(figure) ?? []
}

const hasNoNote = ({ notes }: Piece) => notes.length === 0

/** Figures without a note in the same paragraph, list item, table row or fact block. */
export function findFiguresWithoutSource({ file, opening, words }: WrittenPage): Problem[] {
  return [...opening, ...words].filter(hasNoNote).flatMap(({ text }) => {
    const figures = figuresThatNeedSource(text, file)
    return figures.length ? [{ file, text: `${figures.join(', ')} has no source: ${text}` }] : []
  })
}

/** The note of the crash records (CCRS) on every page. */
const crashRecords = 'ccrs'

/** What a share is said of: "8 in 10", "12 out of 100". */
const wholes = ['10', '100']

/**
 * What the crash records say stands in braces (`{crashes:people-hurt}`), so that no figure is left
 * behind when a new year is imported. Named facts read as 0 here (`nameFacts`).
 */
export function findTypedCrashFigures({ file, opening, words }: WrittenPage): Problem[] {
  return [...opening, ...words]
    .filter(({ notes }) => notes.length > 0 && notes.every((note) => note === crashRecords))
    .flatMap(({ text }) => {
      const typed = figuresThatNeedSource(text, file).filter(
        (written) => written !== '0' && !wholes.includes(written),
      )
      return typed.length
        ? [{ file, text: `${typed.join(', ')} should come from the data, {crashes:…}: ${text}` }]
        : []
    })
}

/** Title, heading and description hold no notes: their figures must stand below with a source. */
export function findFiguresOnlyAbove({ file, front, opening, words }: WrittenPage): Problem[] {
  const sourced = [...opening, ...words].flatMap(({ text }) => text.match(figure) ?? [])
  return [front.title, front.heading, front.description].flatMap((text) => {
    const missing = figuresThatNeedSource(text, file).filter((found) => !sourced.includes(found))
    return missing.length
      ? [{ file, text: `${missing.join(', ')} does not stand on the page itself: ${text}` }]
      : []
  })
}

/**
 * The figures of a page that both languages must share, as often as they stand there. 1 is left
 * out: Spanish writes "un año", "al año" or "la primera hora" where English writes 1.
 */
export function figuresOfPage({ file, front, opening, words }: WrittenPage): string[] {
  const above = [front.title, front.heading, front.description]
  return [...above, ...[...opening, ...words].map(({ text }) => text)]
    .flatMap((text) => figuresThatNeedSource(text, file))
    .map((written) => written.replaceAll(',', ''))
    .filter((number) => number !== '1')
}
