import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import type { Answers } from '#tools/recovery-calculator/calculator.ts'
import { questionsFor } from '#tools/recovery-calculator/calculator.ts'
import { areasIn, type Draft, type DraftField, fieldOf } from '#tools/recovery-calculator/draft.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

export interface Wording {
  locale: Locale
  words: Words
}

export interface AnswerLine {
  field: DraftField
  question: string
  answer: string
}

function spoken(field: keyof Draft, value: string, words: Words, locale: Locale) {
  const known: Partial<Record<keyof Draft, Readonly<Record<string, string>>>> = {
    severePlace: words.severePlaces,
    age: words.ages,
    expectation: words.expectations,
  }
  if (field === 'area') {
    return formatList(
      areasIn(value).map((area) => words.areas[area]),
      locale,
    )
  }
  if (field === 'crashDate') return formatDate(value, locale)
  if (field === 'worstPain') return fill(words.result.answers.pain, { pain: value })
  return known[field]?.[value] ?? (value === 'yes' ? words.yes : words.no)
}

/** What was asked and answered, for the printed page and the copied text. */
export function answerLines(
  draft: Draft,
  answers: Partial<Answers>,
  { locale, words }: Wording,
): readonly AnswerLine[] {
  return questionsFor(answers).flatMap((question) => {
    const field = fieldOf(question)
    const value = draft[field]
    if (value === undefined) return []
    return [
      {
        field,
        question: words.questions[field].label,
        answer: spoken(field, value, words, locale),
      },
    ]
  })
}
