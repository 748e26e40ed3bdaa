import { useDangerWords } from '#tools/danger-signs/danger-context.ts'

/** Said whenever nothing was marked: the check only raises, it never clears. */
export function NoClearance() {
  return <p className="no-clearance">{useDangerWords().noClearance}</p>
}
