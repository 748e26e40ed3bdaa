import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { noticeStyle } from '#design/notice/notice-style.ts'
import { hour } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { loadSite, type Site } from '#server/http/site.ts'
import { href, listedPageIds, type PageId } from '#site/addresses.ts'
import { type Announced, nothingAnnounced } from '#site/announced.ts'
import { redirects } from '#site/redirects.ts'
import { wordsOf } from '#words/read-pages.ts'
import { builtFolder } from '../support/built-site.ts'
import { oneOfEachKind } from '../support/one-of-each-kind.ts'

/** A Friday, 2 pm at the clinic. */
const now = Date.UTC(2026, 10, 27, 22)

const smoke: Announced = {
  ...nothingAnnounced,
  notices: [
    {
      id: 'smoke',
      text: { en: 'Closed today: <smoke> & ash', es: 'Hoy cerramos: <humo> y ceniza' },
      begins: now,
      ends: now + 4 * hour,
      closes: true,
    },
  ],
}

let announced = nothingAnnounced
let site: Site

beforeAll(async () => {
  site = await loadSite({
    folder: builtFolder,
    redirects,
    clock: () => now,
    announced: () => announced,
  })
})

async function ask(target: string) {
  const answer = await site.answer({ method: 'GET', target, headers: {}, transport: 'plain' })
  return { html: String(answer.body), headers: answer.headers.join('\n') }
}

/** One of each kind, and the page of an emergency. */
const ids = new Set<PageId>([...oneOfEachKind.map(([, id]) => id), 'immediate-help'])
const pages = [...ids]
  .filter((id) => listedPageIds.includes(id))
  .flatMap((id) => locales.map((locale) => ({ id, locale, path: href(id, locale) })))

const style = `<style>${noticeStyle}</style>`
const styleHash = createHash('sha256').update(noticeStyle).digest('base64')

test.each(pages)(
  '$path has a notice where it belongs, and nothing of one without',
  async (page) => {
    announced = nothingAnnounced
    const without = await ask(page.path)
    expect(without.html).not.toMatch(/live notice|class="notice"/)
    expect(without.headers).not.toContain(styleHash)

    announced = smoke
    const { headers, html } = await ask(page.path)
    expect(headers).toContain(styleHash)
    const [notice = ''] = /<section class="notice".*?<\/section>/s.exec(html) ?? []
    expect(notice).toContain(
      page.locale === 'en' ? '&lt;smoke&gt; &amp; ash' : '&lt;humo&gt; y ceniza',
    )
    const inMain = /<main id="main" tabindex="-1">(.*)<\/main>/s.exec(html)?.[1] ?? ''
    const words = inMain.replace(/<!--.*?-->|\s/gs, '')
    const rest = notice.replace(/\s/g, '')
    // Where a life may be in danger, the words about that come first.
    const isUrgent = wordsOf(page.id, page.locale).line === 'call-911'
    if (isUrgent) expect(words.endsWith(rest)).toBe(true)
    else expect(words.startsWith(rest)).toBe(true)
    // All that it weighs is itself, its styles, its marks and what the header says of the hours.
    const marks = 2 * ('<!--live notice--><!--/live notice-->'.length + '-style'.length)
    const more = Buffer.byteLength(html) - Buffer.byteLength(without.html)
    expect(more).toBeLessThan(Buffer.byteLength(notice + style) + marks + 80)
  },
)

test('an answer to a form and a page that is not there have it as well', async () => {
  announced = smoke
  for (const locale of locales) {
    const template = site.template('message-received', locale)
    expect(template?.html).toContain('<section class="notice"')
    expect(template?.headers.join()).toContain(styleHash)
    const subscribed = await ask(href('newsletter-check-inbox', locale))
    expect(subscribed.html).toContain('<section class="notice"')
  }
  const missing = await ask('/es/no-existe')
  expect(missing.html).toContain('Hoy cerramos')
})
