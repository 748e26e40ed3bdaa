import { expect, test } from 'vitest'
import { refusalLines } from './refusal-lines.ts'

test('of a long report, only what is broken', () => {
  const report = `Sentences to read aloud: 1
  content/en/home/home.md: A long sentence.

✓ A rule that holds
✗ No forbidden phrase (1)
    content/en/about/mission.md:12: "guarantee"
✓ Another rule

1 things to mend.`
  expect(refusalLines(report)).toEqual(['content/en/about/mission.md:12: "guarantee"'])
})

test('without rules, the lines that name a place, and no trace', () => {
  const said = `Settings and lists hold what the site cannot use:
  content/data/clinic.yaml, line 41, phones.office is "x": it should be the number of the office
    at read (/srv/site/content/read.ts:1)`
  expect(refusalLines(said)).toEqual([
    'content/data/clinic.yaml, line 41, phones.office is "x": it should be the number of the office',
  ])
})

test('without a place, the last words; and never more than a person mends at once', () => {
  expect(refusalLines('one\ntwo\n\nthree\nthe disk is full\n')).toEqual([
    'two',
    'three',
    'the disk is full',
  ])
  expect(refusalLines('content/en/a.md: wrong\n'.repeat(100))).toHaveLength(30)
})
