import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '#scripts/find-program.ts'
import { pythonOf } from '../support/python-of.ts'

/** An entry as khal understands it; times are those of the clocks in California. */
export interface KhalEvent {
  uid: string
  title: string
  cancelled: boolean
  /** `2026-11-30` for a whole day, `2026-11-01T09:00:00-08:00` for a moment. */
  start: string
  /** `2026-11-29T09:00:00` */
  alarms: readonly string[]
}

const settings = (folder: string) => `[calendars]
[[plan]]
path = ${folder}/plan
[locale]
local_timezone = America/Los_Angeles
default_timezone = America/Los_Angeles
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${folder}/khal.db
`

/** An empty calendar of khal, a calendar program for terminals, in a folder of its own. */
export function khalCalendar() {
  const program = findProgram('khal')
  if (!program) throw new Error('This machine has no khal')
  const folder = mkdtempSync(path.join(tmpdir(), 'khal-'))
  const config = path.join(folder, 'config')
  mkdirSync(path.join(folder, 'plan'))
  writeFileSync(config, settings(folder))
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

  return {
    /** Imports a calendar file, as somebody who opens it does; entries it has are updated. */
    take(file: string) {
      const place = path.join(folder, 'file.ics')
      writeFileSync(place, file)
      run(program, ['-c', config, 'import', '--batch', place])
    },
    /** All entries, as khal understands them. */
    events(): readonly KhalEvent[] {
      const script = path.resolve('tests/calendar/khal-events.py')
      return JSON.parse(run(pythonOf(program), [script, config, path.join(folder, 'plan')]))
    },
    /** What it lists of a day, a line each. */
    list(day: string) {
      const format = '{start-style}{cancelled}{title}'
      const said = run(program, ['-c', config, 'list', '--format', format, day, day])
      return said.split('\n').filter(Boolean)
    },
  }
}
