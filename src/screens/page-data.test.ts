import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What search engines are told of two pages that show samples, and beside stories, on a site for an origin. */
async function toldOn(siteOrigin: string) {
  vi.resetModules()
  vi.stubEnv('SITE_ORIGIN', siteOrigin)
  const { pageData } = await import('./page-data.ts')
  const { wordsOf } = await import('#words/read-pages.ts')
  const { drawStories } = await import('#words/drawn-stories.tsx')
  const { readStories } = await import('#words/registers.ts')
  return [
    ...(['home', 'real-stories'] as const).map((id) =>
      JSON.stringify(pageData(id, 'en', wordsOf(id, 'en'))),
    ),
    drawStories({ stories: readStories(), locale: 'en', origin: siteOrigin }),
  ].join()
}

test('samples are shown to search engines where only we look', async () => {
  const told = await toldOn('http://localhost:4321')
  expect(told).toContain('"aggregateRating"')
  expect(told).toContain('"Review"')
})

test('search engines of the public are told of no rating and no review that is a sample', async () => {
  const told = await toldOn('https://clinic.org')
  expect(told).toContain('"MedicalClinic"')
  expect(told).not.toMatch(/"aggregateRating"|"Review"/)
})
