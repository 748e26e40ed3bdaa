import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samplePost } from '#clinic/posts/posts.examples.ts'
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

const post = samplePost({ name: 'sit', date: '2026-11-20' }, 'en')

const faultOfPost = (from: string, to: string) => {
  try {
    parsePageWords(post.replace(from, to), 'en', 'content/en/blog/posts/post-sit.md')
  } catch (error) {
    return (error as Error).message
  }
  return 'in order'
}

test('a post in order is read, and a page may not have what is a post’s alone', () => {
  expect(faultOfPost('', '')).toBe('in order')
  expect(faultOf(...top.slice(0, -1), 'date: 2026-11-20', '---', 'Words.')).toMatch(
    /^content\/en\/about\/mission\.md:10: date should be/,
  )
})

test.each([
  [
    'author: "{chiropractor}"',
    'author: A. Nobody',
    11,
    'author is A. Nobody: it should be somebody',
  ],
  ['author: "{chiropractor}"', '', 1, 'author should be'],
  [
    'address: en-sit',
    'address: phase-1-pain-relief',
    12,
    'address is phase-1-pain-relief, where the page phase-1 lies',
  ],
  ['author:', 'related: [whiplsh]\nauthor:', 11, 'related names the page whiplsh'],
  ['author:', 'picture: photos/a.jpg\nauthor:', 11, 'picture should be a photograph, written as'],
  ['author:', 'colour: red\nauthor:', 11, 'colour should be'],
])('a post with %s as %s is told with its line', (from, to, line, fault) => {
  expect(faultOfPost(from, to)).toContain(`content/en/blog/posts/post-sit.md:${line}: ${fault}`)
})

test('the post to be copied from the document is in order', () => {
  const document = readFileSync('docs/editing-words.md', 'utf8')
  const [, sample = ''] = /## A post of the blog.*?```yaml\n(.*?)```/s.exec(document) ?? []
  const read = parsePageWords(sample, 'en', 'content/en/blog/posts/post-sit-well.md')
  expect(read).toMatchObject({ address: 'sit-well-in-the-car', draft: true })
  expect(read.body).toMatch(/^\s*::danger.*!\[A seat.*## What do you set first/s)
})
