import { expect, test } from 'vitest'
import { sentencesOf } from './published.ts'
import type { StopGroup } from './stop.ts'
import { type Asked, judge, publishReport } from './verdict.ts'

const today = '2027-03-10'
const said = ['a', 'b']
const running: Asked = { today, launched: '2027-01-15', before: { warned: {}, said }, said }

const group = (kind: StopGroup['kind'], since?: string): StopGroup => ({
  heading: kind,
  next: 'Mend it.',
  kind,
  stops: [{ file: 'a.md', line: 3, text: 'is wrong: mend it', ...(since ? { since } : {}) }],
})

const isStopped = (groups: readonly StopGroup[], asked: Partial<Asked> = {}) =>
  judge(groups, { ...running, ...asked }).stopping.length > 0

const aNewSentence = { said: ['a', 'c'] }

test.each(['guard', 'invention', 'due'] as const)('before the first launch %s stops', (kind) => {
  expect(isStopped([group(kind)], { launched: undefined })).toBe(true)
  expect(isStopped([group(kind)], { launched: '2027-03-11' })).toBe(true)
})

test('what guards readers stops a running site, whatever is built', () => {
  expect(isStopped([group('guard')])).toBe(true)
})

test('an invention stops whatever says something new, and no removal', () => {
  expect(isStopped([group('invention')], aNewSentence)).toBe(true)
  expect(isStopped([group('invention')], { said: ['a'] })).toBe(false)
})

test('what is due stops nothing for 30 days, and then only what says something new', () => {
  const due = (since: string) => [group('due', since)]
  expect(isStopped(due('2027-02-08'), aNewSentence)).toBe(false)
  expect(isStopped(due('2027-02-07'), aNewSentence)).toBe(true)
  expect(isStopped(due('2027-02-07'), { said: ['b'] })).toBe(false)
})

test('what has no date is due from the first warning on', () => {
  const first = judge([group('due')], { ...running, ...aNewSentence })
  expect(first.stopping).toEqual([])
  const later = { before: { ...first.published, said }, ...aNewSentence }
  expect(isStopped([group('due')], { ...later, today: '2027-04-09' })).toBe(false)
  expect(isStopped([group('due')], { ...later, today: '2027-04-10' })).toBe(true)
})

test('where no release is at hand, nobody can tell that a build says nothing new', () => {
  expect(isStopped([group('invention')], { before: undefined })).toBe(true)
})

test('a warning says how many days are left', () => {
  const verdict = judge([group('due', '2027-03-01')], running)
  expect(publishReport(verdict)).toContain('a.md:3  is wrong: mend it (21 days left)')
  expect(publishReport(verdict)).toContain('The site can be published.')
})

test('each step is numbered, and stands apart from the next', () => {
  const stops = [
    { file: 'a.yaml', line: 3, text: 'is a sample' },
    { file: 'b.yaml', line: 4, text: 'is not signed' },
  ]
  const stopping: StopGroup[] = [
    { heading: 'Prove', next: 'Ask.', kind: 'invention', stops },
    { heading: 'Sign', next: 'Give it.', kind: 'due', stops: stops.slice(1) },
  ]
  expect(publishReport({ stopping, warned: [] }).split('\n')).toEqual([
    'This keeps the site from being published:',
    '',
    '1. Prove (2)',
    '   Ask.',
    '   a.yaml:3  is a sample',
    '   b.yaml:4  is not signed',
    '',
    '2. Sign (1)',
    '   Give it.',
    '   b.yaml:4  is not signed',
  ])
})

test('a sentence taken out of a paragraph leaves no new one', () => {
  const before = sentencesOf('One. Two of it. Three.\n- a\n- b')
  expect(before).toEqual(expect.arrayContaining(sentencesOf('One. Three.\n- b')))
})

test('a date alone is nothing new', () => {
  expect(sentencesOf('reviewed: 2026-11-20\ntitle: One')).toEqual(['title:', 'One'])
})
