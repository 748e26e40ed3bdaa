import { expect, test } from 'vitest'
import { allPages } from '../support/built-site.ts'
import { htmlFaultsOf } from '../support/html-faults.ts'

test.each(allPages())('$path is valid HTML', async ({ html }) => {
  expect([...new Set(await htmlFaultsOf(html))]).toEqual([])
})

// What keeps people out: in a browser only some of the pages are looked at for it.
test.each([
  ['a link without a name', '<a href="/"></a>', 'wcag/h30'],
  ['a button without a name', '<button type="button"></button>', 'text-content'],
  ['a picture without words', '<img src="/picture.png">', 'wcag/h37'],
  ['a field without a label', '<input type="text" id="field">', 'input-missing-label'],
  ['an id that stands twice', '<p id="one">A</p><p id="one">B</p>', 'no-dup-id'],
  ['a name by what is not there', '<nav aria-labelledby="none">A</nav>', 'no-missing-references'],
  ['a list of what is no item', '<ul><p>A</p></ul>', 'element-permitted-content'],
  [
    'a head of a table that does not say of what',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>C</th><td>D</td></tr></tbody></table>',
    'wcag/h63',
  ],
  ['a heading two levels below the one before it', '<h1>A</h1><h3>B</h3>', 'heading-level'],
  ['focus in what is hidden', '<p aria-hidden="true"><a href="/">A</a></p>', 'hidden-focusable'],
])('%s is not valid', async (_what, html, rule) => {
  const page = `<!DOCTYPE html><html lang="en"><body><main>${html}</main></body></html>`
  expect(await htmlFaultsOf(page)).toContainEqual(expect.stringMatching(`^${rule}:`))
})

/** What stands between the tags, without scripts and styles. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')

test.each(allPages())('$path shows no marks of Markdown', ({ html }) => {
  expect(textOf(html).match(/\*\S[^*\n]*\*|\]\(|\[\^/g) ?? []).toEqual([])
})

const sourcesOf = (html: string) =>
  [...html.matchAll(/<li id="source-.*?<\/li>/gs)].map(([item]) => textOf(item).trim())

test.each(allPages())('$path says the year of a source once', ({ html }) => {
  expect(sourcesOf(html).filter((source) => /\b(\d{4})\b.*, \1$/s.test(source))).toEqual([])
})

test.each(allPages())('$path has no box without content', ({ html }) => {
  expect(html).not.toContain('<div class="wrap"></div>')
})
