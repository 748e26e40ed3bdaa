import { expect, test } from 'vitest'
import { parsePageWords } from './read-pages.ts'

const file = 'content/en/about/mission.md'
const top = [
  '---',
  'title: Our mission',
  'heading: Our mission',
  'description: What we promise about how we work, and what nobody can promise you or others.',
  'summary: Why there is a clinic.',
  'audience: notice',
  'reviewer: manager',
  'reviewed: 2026-11-01',
  'nextReview: 2027-11-01',
  '---',
]

const faultOf = (...lines: string[]) => {
  try {
    parsePageWords(lines.join('\n'), 'en', file)
  } catch (error) {
    return (error as Error).message
  }
  return 'in order'
}

test('a page in order is read', () => {
  expect(faultOf(...top, 'Words.')).toBe('in order')
})

test('an unknown fact is told with its line and what to do', () => {
  expect(faultOf(...top, 'Words.', 'Call {ofice-phone}.')).toBe(
    `${file}:12: the site knows no {ofice-phone}: did you mean {office-phone}?`,
  )
  expect(faultOf(...top, 'Call {nobody-at-all}.')).toContain(
    `${file}:11: the site knows no {nobody-at-all}: docs/editing-words.md lists`,
  )
})

test('a claim without an entry is told with its line and what to do', () => {
  expect(faultOf(...top, 'We say {claim:nothing}.')).toBe(
    `${file}:11: content/data/claims.yaml has no claim nothing: add it there with its evidence, or take {claim:nothing} out`,
  )
})

test('a field that cannot be used is told with its line', () => {
  const wrong = top.map((line) => line.replace('manager', 'anybody'))
  expect(faultOf(...wrong)).toBe(
    `${file}:7: reviewer should be one of chiropractor, medical-doctor, attorney, manager`,
  )
})
