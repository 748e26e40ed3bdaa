import { addYears, type Day } from '#language/dates/days.ts'
import type { Claim } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

function faultsOf({ evidence, checked }: Claim, today: Day): string[] {
  return [
    ...(evidence === 'sample' ? ['is a sample: name who proves it, where and when'] : []),
    ...(evidence !== 'sample' && evidence.when > today ? ['has evidence from the future'] : []),
    ...(today > addYears(checked, 1) ? [`was last checked ${checked}, more than a year ago`] : []),
    ...(checked > today ? [`is dated in the future, ${checked}`] : []),
  ]
}

/** Claims that a page shows and that are samples, or were not checked within a year. */
export function findUnprovenClaims(
  claims: readonly Claim[],
  register: WrittenFile,
  today: Day,
): Stop[] {
  const shown = claims.filter(({ shownOn }) => shownOn.length > 0)
  return shown.flatMap((claim) =>
    faultsOf(claim, today).map((fault) => ({
      file: register.file,
      line: lineWith(register, `id: ${claim.id}`),
      text: `the claim ${claim.id} ${fault}`,
    })),
  )
}
