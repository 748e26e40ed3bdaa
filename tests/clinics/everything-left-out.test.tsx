import { beforeAll, expect, test, vi } from 'vitest'
import { parts } from '#clinic/parts.ts'
import { locales } from '#language/locales.ts'
import { pageIds } from '#site/addresses.ts'
import { redirects } from '#site/redirects.ts'
import { wordsOf } from '#words/read-pages.ts'
import { faultsOfClinic } from './leave-out.tsx'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  return { clinic: { ...clinic, leaveOut: [...parts] } }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

test('what nobody may leave out stays', () => {
  const listed = pageIds.filter((id) => !/^(?:newsletter|message|request|feedback)-/.test(id))
  expect(listed).toMatchInlineSnapshot(`
    [
      "home",
      "immediate-help",
      "contact",
      "site-map",
      "privacy",
      "terms",
      "accessibility",
      "privacy-practices",
      "good-faith-estimate",
      "language-help",
      "nondiscrimination",
      "offline",
    ]
  `)
})

test('no page leads to what is left out, and none has a shell of it', async () => {
  expect(await faultsOfClinic()).toEqual([])
})

test('old addresses lead to pages that are there, in one hop', async () => {
  const { page } = await import('#site/addresses.ts')
  const paths = new Set(pageIds.flatMap((id) => [page(id).en, page(id).es]))
  const from = redirects.map((redirect) => redirect.from)
  expect(redirects.filter(({ to }) => !paths.has(to.split('#')[0] as '/'))).toEqual([])
  expect(from.filter((path, at) => from.indexOf(path) !== at || paths.has(path as '/'))).toEqual([])
})

const ofTools = { en: /\btools?\b|\bthe tracker\b/gi, es: /herramientas?|\bdiario\b/gi }

const notices = ['privacy', 'terms', 'accessibility', 'language-help'] as const
const eachNotice = notices.flatMap((id) => locales.map((locale) => ({ id, locale })))

test.each(eachNotice)('the notice $id ($locale) speaks of no tool', ({ id, locale }) => {
  const { body, description, summary } = wordsOf(id, locale)
  expect(`${description} ${summary} ${body}`.match(ofTools[locale]) ?? []).toEqual([])
})

test.each([
  ['en', /newsletter form/],
  ['es', /formulario del boletín/],
] as const)(
  'the notice of accessibility promises no form that is not there (%s)',
  (locale, form) => {
    expect(wordsOf('accessibility', locale).body).not.toMatch(form)
  },
)

test('the privacy policy says what the danger check keeps, and who can read it', () => {
  const { body } = wordsOf('privacy', 'en')
  expect(body).toContain('## What does the danger check keep?')
  expect(body).toMatch(/Anyone who can use your browser can read them\. If you delete/)
})
