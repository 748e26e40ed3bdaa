import { expect, test } from 'vitest'
import { allPages } from '../support/built-site.ts'

const withoutCode = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/\sdata-props="[^"]*"/g, '')

/** What is read or heard: the text between the tags, and the attributes that hold words. */
function readable(html: string) {
  const page = withoutCode(html)
  const attributes = page.matchAll(/\s(?:title|alt|aria-label|placeholder|content)="([^"]*)"/g)
  return [page.replace(/<[^>]+>/g, ' '), ...[...attributes].map(([, value]) => value ?? '')]
}

const gap = /\{[a-z][\w-]*(?::[\w/-]+)?\}/gi

test('a gap is found in the text and in what is heard, not in code', () => {
  const html =
    '<p title="At {time}">Call {number}<script>f({a})</script><i data-props="{n}"></i> {miles:a/b}</p>'
  expect(readable(html).flatMap((text) => text.match(gap) ?? [])).toEqual([
    '{number}',
    '{miles:a/b}',
    '{time}',
  ])
})

test.each(allPages())('$path has no gap that is not filled', ({ html }) => {
  expect(readable(html).flatMap((text) => text.match(gap) ?? [])).toEqual([])
})
