import type { OpenNote } from '#words/registers.ts'
import type { Check } from './check-pages.ts'
import { problemLine } from './line-of.ts'
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

/** Notes that nobody has answered, each with the English pages that wait for it. */
export function openNoteLines(
  notes: readonly OpenNote[],
  english: readonly WrittenPage[],
): string[] {
  return notes
    .filter(({ answer }) => answer === undefined)
    .map(({ id, question }) => {
      const waiting = english.filter(({ front }) => front.openNotes?.includes(id))
      return `  ${id} (${waiting.map((page) => page.id).join(', ') || 'no page'}): ${question}`
    })
}

export function checkLines(checks: readonly Check[]): string[] {
  return checks.flatMap(({ rule, problems }) => [
    `${problems.length === 0 ? '✓' : '✗'} ${rule}${problems.length ? ` (${problems.length})` : ''}`,
    ...problems.map((problem) => `    ${problemLine(problem)}`),
  ])
}
