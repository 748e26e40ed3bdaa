import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Day } from '#language/dates/days.ts'
import type { Finding } from './finding.ts'

const about = 'Clock'
const setClock = 'timedatectl set-ntp true'

/** Whether systemd says that this machine's clock follows the network; nothing where nobody says. */
export async function askWhetherSynchronized() {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', [
      'show',
      '--property=NTPSynchronized',
      '--value',
    ])
    return stdout.trim() === 'yes'
  } catch {
    return undefined
  }
}

/**
 * Judges the clock of this machine.
 * @param today by it, at the clinic
 * @param builtOn the day of the build that is served: no clock is before it
 */
export function judgeClock(
  today: Day,
  builtOn: Day | undefined,
  isSynchronized: boolean | undefined,
): Finding {
  if (builtOn !== undefined && today < builtOn) {
    const says = `It says ${today}, and the build was made on ${builtOn}.`
    return { kind: 'problem', about, says, cure: setClock }
  }
  if (isSynchronized === undefined) {
    const says = `It says ${today} at the clinic; no program of this machine says whether it follows the network.`
    return { kind: 'not-asked', about, says }
  }
  if (isSynchronized) {
    return { kind: 'good', about, says: `It follows the network and says ${today} at the clinic.` }
  }
  return {
    kind: 'problem',
    about,
    says: `It says ${today} at the clinic and does not follow the network.`,
    cure: setClock,
  }
}
