import type { Locale } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Risky {
  /** Where a reader is told that something can be applied for. */
  told: RegExp
  /** What must stand in the same paragraph. */
  caution: RegExp
  write: string
}

const mediCalCaution = /\{medi-cal-caution\}/
const theCaution = '{medi-cal-caution}'
const whomToAsk = 'whom to ask before applying'

/** Applying can show a person to the federal government: the caution stands beside it. */
const risky: Readonly<Record<Locale, readonly Risky[]>> = {
  en: [
    {
      told: /\bMedi-Cal\b(?=[\s\S]*\b(?:apply|coverage for pregnancy)\b)|\bapply\b[^.]*\bMedi-Cal\b/i,
      caution: mediCalCaution,
      write: theCaution,
    },
    {
      told: /\bAB 60\b/,
      caution: /Before applying, ask an immigration legal service/,
      write: whomToAsk,
    },
  ],
  es: [
    {
      told: /\bMedi-Cal\b(?=[\s\S]*(?:\bsolicit|cobertura para el embarazo))|\bsolicit[^.]*\bMedi-Cal\b/i,
      caution: mediCalCaution,
      write: theCaution,
    },
    {
      told: /\bAB 60\b/,
      caution: /Antes de solicitarla, pregúntele a un servicio legal de inmigración/,
      write: whomToAsk,
    },
  ],
}

/** Paragraphs and items of a list. */
const stretchesOf = (raw: string) => raw.split(/\n\s*\n|\n(?=- )/)

/** Law that is explained to others: nobody is told to apply there. */
const isForOthers = ({ front }: WrittenPage) => front.audience !== 'patient'

/** Paragraphs that name Medi-Cal or a license to apply for without the caution beside it. */
export function findUncautioned(page: WrittenPage): Problem[] {
  if (isForOthers(page)) return []
  const body = page.raw.replace(/^---[\s\S]*?\n---\n/, '')
  return stretchesOf(body).flatMap((stretch) =>
    risky[page.locale]
      .filter(({ told, caution }) => told.test(stretch) && !caution.test(stretch))
      .map(({ told, write }) => ({
        file: page.file,
        text: `says "${told.exec(stretch)?.[0]}" without its caution: write ${write} beside it`,
      })),
  )
}
