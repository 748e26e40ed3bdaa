import { useGateData } from '#tools/danger-signs/gate-context.ts'

/** Said whenever nothing was marked: the check only raises, it never clears. */
export function NoClearance() {
  return <p className="no-clearance">{useGateData().words.noneMarked}</p>
}
