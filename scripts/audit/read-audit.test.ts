import { expect, test } from 'vitest'
import { describeAudit, isSerious, readAudit } from './read-audit.ts'

const report = (severity: string, fixAvailable: unknown = true) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      hono: {
        severity,
        range: '<4.13.20',
        via: [{ title: 'Request smuggling', url: 'https://advisories.example/1' }],
        fixAvailable,
      },
    },
  })

test('an advisory is told with its package, what it is and its cure', () => {
  expect(describeAudit(readAudit(report('high')))).toBe(
    'high: hono <4.13.20 (Request smuggling, https://advisories.example/1). npm update takes a version without it.',
  )
  expect(describeAudit(readAudit(report('low', false)))).toContain('there is no version without it')
})

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
  ['low', false],
])('one that is %s stops a change: %s', (severity, stops) => {
  expect(isSerious(readAudit(report(severity)))).toBe(stops)
})

test('no advisory is said to be none', () => {
  expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ kind: 'clean' })
})

test.each([
  [
    'a registry that refuses',
    '{"message":"405 Method Not Allowed","error":{}}',
    '405 Method Not Allowed',
  ],
  ['a machine without a network', '', 'npm printed nothing'],
  ['a page of a proxy', '<html>', '<html>'],
])('%s is said to be silent and stops nothing', (_, text, reason) => {
  const audit = readAudit(text)
  expect(audit).toEqual({ kind: 'no-answer', reason })
  expect(isSerious(audit)).toBe(false)
  expect(describeAudit(audit)).toContain(reason)
})
