import { useGateData } from '#tools/danger-signs/gate-context.ts'
import './danger-gate.css'

/** Said whenever nothing was marked: the check only raises, it never clears. */
export function NoClearance() {
  return <p className="no-clearance">{useGateData().words.noneMarked}</p>
}
