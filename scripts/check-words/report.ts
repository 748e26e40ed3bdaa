import type { Check } from './check-pages.ts'
import { measureReadability } from './readability.ts'
import type { WrittenPage } from './written-pages.ts'

/** One line for each English page: its grade, the hardest first. */
export function gradeLines(english: readonly WrittenPage[]): string[] {
  return english
    .map(measureReadability)
    .sort((one, other) => (other.grade ?? 0) - (one.grade ?? 0))
    .map(({ id, grade = 0, limit, words }) => {
      const graded = `grade ${grade.toFixed(1).padStart(4)} of at most ${String(limit).padStart(2)}`
      return `  ${id.padEnd(24)} ${graded}, ${String(words).padStart(5)} words`
    })
}

/** Long sentences, to be read aloud once more. */
export function longSentenceLines(pages: readonly WrittenPage[]): string[] {
  return pages.flatMap((page) =>
    measureReadability(page).long.map((sentence) => `  ${page.file}: ${sentence}`),
  )
}

/** Facts whose first source a person still has to read, counted for each English page. */
export function needsCheckLines(english: readonly WrittenPage[]): string[] {
  return english.flatMap(({ file, front }) =>
    (front.needsCheck ?? []).map((note) => `  ${file}: ${note}`),
  )
}

export function checkLines(checks: readonly Check[]): string[] {
  return checks.flatMap(({ rule, problems }) => [
    `${problems.length === 0 ? '✓' : '✗'} ${rule}${problems.length ? ` (${problems.length})` : ''}`,
    ...problems.map(({ file, text }) => `    ${file}: ${text}`),
  ])
}
