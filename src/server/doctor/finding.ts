/** What was looked at, in words that an operator understands. */
export type Finding =
  | { kind: 'good'; about: string; says: string }
  /** `cure`: what to do about it. A problem makes the command fail. */
  | { kind: 'problem' | 'advice'; about: string; says: string; cure: string }
  /** Nobody answered, so nothing is known. */
  | { kind: 'not-asked'; about: string; says: string }

const marks = {
  good: 'good',
  problem: 'PROBLEM',
  advice: 'advice',
  'not-asked': 'not asked',
} as const

/** A finding on a line, and its cure on the next. */
export const describeFinding = (finding: Finding) =>
  [
    `${finding.about}: ${marks[finding.kind]}. ${finding.says}`,
    ...('cure' in finding ? [`  Do this: ${finding.cure}`] : []),
  ].join('\n')

/** The last line, and whether the command fails. */
export function sumUp(findings: readonly Finding[]) {
  const count = (kind: Finding['kind']) =>
    findings.filter((finding) => finding.kind === kind).length
  const problems = count('problem')
  return {
    line: `${problems === 1 ? '1 problem' : `${problems} problems`}, ${count('advice')} with advice, ${count('not-asked')} not asked, ${count('good')} good.`,
    failed: problems > 0,
  }
}
