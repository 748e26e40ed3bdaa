import { expect, test } from 'vitest'
import { footerColumns, helpfulLinks } from '#site/footer-links.ts'
import { menusIn } from '#site/menus.ts'
import { relatedGroups } from '#site/related-links.ts'
import { en } from '#site/words.en.ts'

test('every line that is written for a menu stands in one', () => {
  const shown = menusIn('en').flatMap(({ entries }) => entries.map(({ copy }) => copy))
  const written = Object.values(en.menus.lines)
  expect(written.filter((line) => !shown.includes(line))).toEqual([])
})

test('every heading that is written for a group of links has its group', () => {
  const groups = [footerColumns, helpfulLinks, ...Object.values(relatedGroups)].flat()
  const shown = groups.map(({ label }) => label)
  const written = Object.keys(en.linkGroups)
  expect(written.filter((label) => !shown.some((one) => one === label))).toEqual([])
})
