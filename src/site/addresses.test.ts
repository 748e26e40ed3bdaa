import { expect, test } from 'vitest'
import { parts } from '#clinic/parts.ts'
import { allPageIds, groupOf, isPageId, type PageId, page } from '#site/addresses.ts'

test('every part that may be left out is a group or a page', () => {
  const groups = new Set<string | undefined>(['24-hour-line', ...allPageIds.map(groupOf)])
  expect(parts.filter((part) => !groups.has(part) && !isPageId(part))).toEqual([])
})

test('every page may be left out but those that each visitor must find', () => {
  const staying = ['home', 'hub', 'contact', 'site-map', 'notice', 'answer']
  const nameable = (id: PageId) => parts.some((part) => part === id || part === groupOf(id))
  const missing = allPageIds.filter((id) => !staying.includes(page(id).kind) && !nameable(id))
  expect(missing).toEqual(['urgent-pain-care', 'immediate-help'])
})
