import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import FeedParser from 'feedparser'
import { parseAtomFeed } from 'feedsmith'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manyPosts, writeSamplePosts } from '#clinic/posts/posts.examples.ts'
import type { Locale } from '#language/locales.ts'
import type { PageId } from '#site/addresses.ts'
import { faultsOf } from '../support/structured-data.ts'
import { faultsOfClinic } from './leave-out.tsx'

const origin = 'https://clinic.example'
const folder = mkdtempSync(join(tmpdir(), 'posts-'))
const related = ['related: [whiplash, post-draft, post-tomorrow]']

const picture = (alt: string, name: string) => `picture: "![${alt}](photos/${name}.jpg)"`

/** The evening before the day of the post that waits, at the clinic. */
const now = Date.parse('2026-11-26T23:30:00-08:00')

beforeAll(async () => {
  for (const part of ['clinic.config.ts', 'content', 'src']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  await writeSamplePosts(folder, [
    ...manyPosts(22),
    { name: 'one-of-a-day', date: '2026-11-02' },
    { name: 'other-of-a-day', date: '2026-11-02' },
    { name: 'today', date: '2026-11-26', lines: { en: related, es: related } },
    {
      name: 'tomorrow',
      date: '2026-11-27',
      lines: { en: [picture('The road.', 'road')], es: [picture('El camino.', 'road')] },
      body: { en: 'Call (510) 555-0199.', es: 'Palabras.' },
    },
    {
      name: 'garden',
      date: '2026-11-25',
      lines: { en: [picture('The garden.', 'garden')], es: [picture('', 'garden')] },
      body: { en: '::danger-line\n\nWords.', es: '::danger-line\n\nPalabras.' },
    },
    { name: 'draft', date: '2026-11-01', lines: { en: ['draft: true'], es: ['draft: true'] } },
  ])
  vi.stubEnv('SOURCE_DATE_EPOCH', String(now / 1000))
  vi.stubEnv('DEV', false)
})
beforeEach(() => void vi.spyOn(process, 'cwd').mockReturnValue(folder))
afterAll(() => rmSync(folder, { recursive: true }))

/** Everything reads the posts when it is first imported. */
const load = async () => {
  const { screenOf, screens } = await import('#screens/screens.ts')
  const { wordsOf } = await import('#words/read-pages.ts')
  const { pageData } = await import('#screens/page-data.ts')
  return {
    ...(await import('#site/addresses.ts')),
    ...(await import('#site/redirects.ts')),
    ...(await import('#screens/posts/posts-feed.ts')),
    ...(await import('#screens/feeds.ts')),
    wordsOf,
    data: (id: PageId, locale: Locale) => pageData(id, locale, wordsOf(id, locale)),
    draw: (id: PageId, locale: Locale) => {
      const Screen = screens[screenOf(id)]
      return renderToStaticMarkup(<Screen id={id} locale={locale} words={wordsOf(id, locale)} />)
    },
  }
}

const linksTo = (html: string, start: string) =>
  [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, path = '']) => path.replace(start, ''))

test('posts are pages, the newest first, two of a day in the order of their names', async () => {
  const { ofKind } = await load()
  const ids = ofKind('post')
  expect(ids).toHaveLength(26)
  expect(ids.slice(0, 5)).toEqual([
    'post-today',
    'post-garden',
    'post-one-of-a-day',
    'post-other-of-a-day',
    'post-1',
  ])
  expect(ids.at(-1)).toBe('post-22')
})

test('their list has pages of twelve, the phases before all', async () => {
  const { draw, ofKind } = await load()
  expect(ofKind('post-list')).toEqual(['posts', 'posts-2', 'posts-3'])
  const pages = ofKind('post-list').map((id) => draw(id, 'en'))
  const listed = pages.map((html) => linksTo(html, '/blog/en-'))
  expect(listed.map(({ length }) => length)).toEqual([12, 12, 2])
  expect(listed[0]?.slice(0, 5)).toEqual(['today', 'garden', 'one-of-a-day', 'other-of-a-day', '1'])
  expect(new Set(listed.flat()).size).toBe(26)
  expect(pages.map((html) => html.indexOf('phase-1-pain-relief') > 0)).toEqual([true, false, false])
  expect(pages[0]?.indexOf('phase-3-strength')).toBeLessThan(pages[0]?.indexOf('en-today') ?? 0)
})

test('the pages of the list lead to each other, and have their own addresses and titles', async () => {
  const { draw, href, wordsOf } = await load()
  expect(href('posts-2', 'en')).toBe('/blog/posts/page-2')
  expect(href('posts-2', 'es')).toBe('/es/blog/articulos/pagina-2')
  const relOf = (id: PageId) =>
    [...draw(id, 'es').matchAll(/href="([^"]+)" rel="(prev|next)"/g)].map(([, to, rel]) => [
      rel,
      to,
    ])
  expect(relOf('posts')).toEqual([['next', '/es/blog/articulos/pagina-2']])
  expect(relOf('posts-2')).toEqual([
    ['prev', '/es/blog/articulos'],
    ['next', '/es/blog/articulos/pagina-3'],
  ])
  expect(relOf('posts-3')).toEqual([['prev', '/es/blog/articulos/pagina-2']])
  expect(wordsOf('posts-2', 'es').heading).toMatch(/, página 2$/)
  for (const field of ['title', 'description'] as const) {
    const texts = (['posts', 'posts-2', 'posts-3'] as const).map((id) => wordsOf(id, 'en')[field])
    expect(new Set(texts).size).toBe(3)
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(160)
  }
})

test('a draft and a post whose day has not come are nowhere', async () => {
  const { draw, isPageId, listedPageIds, ofKind, postsFeed, redirects } = await load()
  expect(isPageId('post-draft')).toBe(true)
  expect(listedPageIds.filter((id) => /post-(?:draft|tomorrow)/.test(id))).toEqual([])
  const told = [
    JSON.stringify(redirects),
    postsFeed('en', origin),
    ...ofKind('post-list').map((id) => draw(id, 'en')),
    draw('post-today', 'en'),
    draw('phase-1', 'en'),
  ].join('\n')
  expect(told).not.toMatch(/en-(?:draft|tomorrow)|Post (?:draft|tomorrow)/)
  expect(told).toContain('/conditions/whiplash-treatment-oakland')
})

test('the phases lead to the list, and the path of a post does', async () => {
  const { draw } = await load()
  expect(draw('phase-2', 'es')).toContain('href="/es/blog/articulos"')
  expect(draw('post-1', 'en')).toMatch(/<nav.*href="\/blog\/posts".*<\/nav><h1>Post\u00a01/)
})

test('no page leads to a post that is not there, and none has a shell', async () => {
  expect(await faultsOfClinic()).toEqual([])
})

test('one reader of feeds finds the newest posts', async () => {
  const { feedOf, postsFeed } = await load()
  expect(feedOf('posts-2', 'es')).toBe('/es/blog/articulos.xml')
  const feed = parseAtomFeed(postsFeed('es', origin))
  expect(feed).toMatchObject({
    id: `${origin}/es/blog/articulos.xml`,
    updated: '2026-11-26T00:00:00.000Z',
  })
  expect(feed.entries).toHaveLength(20)
  expect(feed.entries?.[0]).toMatchObject({
    id: `${origin}/es/blog/es-today/`,
    title: { value: 'Post today' },
    published: '2026-11-26T00:00:00.000Z',
    authors: [{ name: 'Alex Sample, D.C.' }],
    summary: { value: 'Esto es inventado. It has two sentences, and one link.' },
  })
})

test('another reader finds the same', async () => {
  const { postsFeed } = await load()
  const reader = Readable.from([postsFeed('en', origin)]).pipe(new FeedParser({}))
  const items: FeedParser.Item[] = []
  for await (const item of reader) items.push(item as unknown as FeedParser.Item)
  expect(items).toHaveLength(20)
  expect(items[0]?.link).toBe(`${origin}/blog/en-today/`)
  expect(items[0]?.author).toBe('Alex Sample, D.C.')
})

test('search engines are told of a post as one', async () => {
  const { data } = await load()
  const things = (data('post-today', 'en') as unknown as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ]
  expect(faultsOf(things)).toEqual([])
  expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Post today',
    datePublished: '2026-11-26',
    dateModified: '2026-11-26',
    author: { '@type': 'Person', name: 'Alex Sample, D.C.' },
  })
})

test('a post may be announced by a letter with its summary and the way to it', async () => {
  const { findIssue } = await import('#server/newsletter/issues.ts')
  const { composeIssueMail } = await import('#server/newsletter/issue-mail.ts')
  const issue = findIssue('today')
  if (!issue) throw new Error('the post is no letter')
  const mail = await composeIssueMail({
    issue,
    locale: 'es',
    id: 'one',
    to: 'reader@example.org',
    now,
    siteOrigin: origin,
    unsubscribeLink: `${origin}/stop`,
  })
  expect(mail).toContain('Subject: Post today')
  expect(mail).toContain('Esto es inventado.')
  expect(mail).toContain(`${origin}/es/blog/es-today`)
  expect(findIssue('post-draft')).toBeUndefined()
})

test('the picture of a post is a photograph among its words, and needs its own', async () => {
  const { data, draw } = await load()
  const { photoWordFaults, readPhotosInWords } = await import('#words/photos-in-words.ts')
  const photos = readPhotosInWords()
  expect(photos.map(({ file }) => file)).toEqual(['photos/garden.jpg', 'photos/garden.jpg'])
  expect(photoWordFaults(photos)).toEqual([
    'content/es/blog/posts/post-garden.md:13: say what photos/garden.jpg shows between the brackets, such as ![The garden behind the clinic.](photos/garden.jpg)',
  ])
  expect(draw('post-garden', 'en')).toContain('alt="The garden."')
  expect(JSON.stringify(data('post-garden', 'en'))).toContain(
    `"image":["${origin}/photos/garden-jpg-1440.webp","${origin}/og/post-garden.en.png"]`.replaceAll(
      origin,
      (await import('#site/origin.ts')).siteOrigin(),
    ),
  )
})

test('what is asked before publishing is asked of a post that waits, and it has said nothing yet', async () => {
  const { findPublishStops } = await import('#words/publishing/publish-stops.ts')
  const { readSaid, sentencesOf } = await import('#words/publishing/published.ts')
  const { sealOf } = await import('#words/seal.ts')
  const stops = findPublishStops('2026-11-26').flatMap((group) => group.stops)
  const asked = (file: string) => stops.filter((stop) => stop.file.endsWith(file))
  expect(asked('post-tomorrow.md').map(({ text }) => text)).toEqual([
    '(510) 555-0199 is a telephone number for examples: take it out, or write {office-phone}',
    expect.stringMatching(/^not yet checked as it stands .* write post-tomorrow: [a-p]{12} under/),
  ])
  expect(asked('post-draft.md')).toEqual([])
  const said = new Set(readSaid())
  const saysOf = (text: string) => sentencesOf(text).every((each) => said.has(sealOf([each])))
  expect(saysOf('heading: "Post today"')).toBe(true)
  expect(saysOf('Call (510) 555-0199.')).toBe(false)
})

test('the next day a build shows what had its day to come, and a draft never', async () => {
  vi.resetModules()
  vi.stubEnv('SOURCE_DATE_EPOCH', String((now + 60 * 60_000) / 1000))
  const { ofKind } = await load()
  expect(ofKind('post')).toHaveLength(27)
  expect(ofKind('post').slice(0, 2)).toEqual(['post-tomorrow', 'post-today'])
})
