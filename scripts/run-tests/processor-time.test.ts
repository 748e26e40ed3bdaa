import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProcessorTime, sayProcessorTime, withProcessorTime } from './processor-time.ts'

const work = 'const cpu = process.cpuUsage; while (cpu().user + cpu().system < 4e5);'

function measure(script: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'processor-time-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'seconds')
  const [command = '', ...args] = withProcessorTime([process.execPath, '-e', script], file)
  const { status } = spawnSync(command, args)
  return { seconds: readProcessorTime(file), status }
}

/** Starts the work in a process, which goes on when the one that started it is killed. */
const killedBeforeItsPart = `
  const part = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}])
  part.once('spawn', () => process.kill(process.pid, 'SIGKILL'))`

const isMeasured = withProcessorTime(['true'], '').length > 1

test.runIf(isMeasured)('a part that outlives what started it is counted', () => {
  const { seconds, status } = measure(killedBeforeItsPart)
  expect(seconds).toBeGreaterThan(0.38)
  expect(status).toBe(128 + 9)
})

test('a command ends as it would have ended alone', () => {
  expect(measure('process.exit(3)').status).toBe(3)
  expect(measure('').status).toBe(0)
})

test('time is said in minutes and seconds', () => {
  expect(sayProcessorTime(125.9)).toBe('2 min 5 s of processor')
  expect(sayProcessorTime(5.2)).toBe('5 s of processor')
  expect(sayProcessorTime(undefined)).toBe('processor time not measured')
})
