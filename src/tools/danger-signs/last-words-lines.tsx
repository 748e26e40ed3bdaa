import { formatDate } from '#language/dates/dates-in-words.ts'
import { isDay } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { LastWord } from '#tools/danger-signs/last-words.ts'

interface LastWordsProps {
  locale: Locale
  words: readonly LastWord[]
}

function useLine(locale: Locale) {
  const { words, signs } = useCheckData()
  return function line(word: LastWord): string {
    switch (word.kind) {
      case 'none':
        return word.early ? words.answerNoneEarly : words.answerNoneLater
      case 'facts':
        return fill(words.tellDoctor, {
          facts: word.facts.map((fact) => words.facts[fact]).join('; '),
        })
      case 'three-months':
        return words.threeMonths
      case 'alcohol':
        return words.alcohol
      case 'prenatal':
        return words.prenatal
      case 'answered': {
        const { id, day, level } = word.sign
        const treated = signs.find((sign) => sign.id === id)?.treated
        if (treated) return words.backOrWorse
        const what = words.whats[level]
        return day && isDay(day)
          ? fill(words.examinedOn, { date: formatDate(day, locale), what })
          : fill(words.examinedBefore, { what })
      }
    }
  }
}

/** What is said last, a line each. */
export function LastWords({ locale, words }: LastWordsProps) {
  const line = useLine(locale)
  const lines = [...new Set(words.map(line))]
  return lines.map((text) => <p key={text}>{text}</p>)
}
