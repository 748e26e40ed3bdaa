import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { ContactDetails } from '#screens/contact-details.tsx'
import { HomeScreen } from '#screens/home-screen.tsx'
import { Banner } from '#screens/layouts/banner.tsx'
import { BottomBar } from '#screens/layouts/bottom-bar.tsx'
import { Footer } from '#screens/layouts/footer.tsx'
import { MainMenu } from '#screens/layouts/main-menu.tsx'
import { layoutWords } from '#screens/layouts/words.ts'
import { pageData } from '#screens/page-data.ts'
import { screenOf, screens } from '#screens/screens.ts'
import { screenWords } from '#screens/words.ts'
import { href, pageIds } from '#site/addresses.ts'
import { businessProfile } from '#site/business-profile.ts'
import { redirects } from '#site/redirects.ts'
import { wordsOf } from '#words/read-pages.ts'
import { faultsOfClinic } from './leave-out.tsx'

vi.mock('#config', () => import('./bare/clinic.config.ts'))

/** The words and lists of the site, with the lists of a clinic that has none. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-clinic-'))
  for (const part of ['content', 'src/city/oakland']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  cpSync('tests/clinics/bare/content', join(folder, 'content'), { recursive: true })
  vi.stubEnv('DEV', false)
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

/** Marks of what this clinic does not have, and of words that were left empty. */
const traces =
  /sms:\+|24-hour|línea de (?:24|dolor)|undefined|\{[a-z]+[:}]|href=""|<ul[^>]*><\/ul>|<section[^>]*><\/section>/gi

/** What an island is handed holds templates, which its own drawing fills; a program holds no words. */
const withoutPrograms = (html: string) =>
  html.replace(/ data-(?:props|label)="[^"]*"|<script>.*?<\/script>/gs, '')

const tracesIn = (html: string) => withoutPrograms(html).match(traces) ?? []

const everyPage = pageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))

test.each(everyPage)('$id ($locale) says nothing of what the clinic has not', ({ id, locale }) => {
  const words = wordsOf(id, locale)
  const Screen = screens[screenOf(id)]
  const html = renderToStaticMarkup(<Screen id={id} locale={locale} words={words} />)
  expect(tracesIn([words.title, words.description, html].join('\n'))).toEqual([])
})

/** Where a clinic is stands in its address alone: the part of the city is not asked for. */
const partOfCity = /(?:is|,) in downtown|(?:está|,) en el centro/gi

test.each(everyPage)('$id ($locale) puts the clinic into no part of the city', ({ id, locale }) => {
  const words = wordsOf(id, locale)
  const Screen = screens[screenOf(id)]
  const html = renderToStaticMarkup(<Screen id={id} locale={locale} words={words} />)
  expect([words.summary, html].join('\n').match(partOfCity) ?? []).toEqual([])
})

test('no page has a heading, a list or a link with nothing to it', async () => {
  expect(await faultsOfClinic()).toEqual([])
})

/** What a clinic says of its own ways to be paid; what an insurer or another office does is no promise. */
const waysToPay =
  /\bour (?:own )?lien\b|\bwith a (?:medical )?lien\b|our bill waits|we (?:take|bill) (?:MedPay|health|the insurer)|bill your MedPay|cobremos a su MedPay|le cobramos a la aseguradora|usually pay nothing|\bcopay\b|nuestro (?:acuerdo de )?gravamen|con (?:un|el) gravamen|la cuenta espera|no paga en la visita|\bcopago\b/gi

test.each(everyPage)('$id ($locale) offers no way to pay but by oneself', ({ id, locale }) => {
  const words = wordsOf(id, locale)
  const Screen = screens[screenOf(id)]
  const html = renderToStaticMarkup(<Screen id={id} locale={locale} words={words} />)
  const said = [words.title, words.description, html].join('\n')
  expect(said.match(waysToPay) ?? []).toEqual([])
})

describe.each(locales)('around every page (%s)', (locale) => {
  const htmlOf = (drawn: ReactElement) => renderToStaticMarkup(drawn)

  test('header, banner, footer and bar say nothing of what the clinic has not', () => {
    const html = htmlOf(
      <>
        <MainMenu locale={locale} current="home" />
        <Banner locale={locale} />
        <Footer locale={locale} current="home" ownNewsletterForm={false} />
        <BottomBar locale={locale} />
      </>,
    )
    expect(tracesIn(html)).toEqual([])
    expect(html).not.toContain('class="social"')
    expect(html).not.toContain(layoutWords[locale].reviewUs)
    expect(html).not.toContain(layoutWords[locale].footer.portal)
  })

  test('the banner leads to the office and promises no hour', () => {
    const html = htmlOf(<Banner locale={locale} />)
    expect(html).toContain('tel:+15105550150')
    expect(html).toContain(layoutWords[locale].banner.callUs)
  })

  test('the home page has no heading without entries', () => {
    const html = htmlOf(<HomeScreen id="home" locale={locale} words={wordsOf('home', locale)} />)
    const { home } = screenWords[locale]
    for (const heading of [home.testimonialsHeading, home.storiesHeading, home.statsLabel]) {
      expect(html).not.toContain(heading)
    }
    expect(html).toContain(home.documentationHeading)
    expect(html).not.toContain('class="band')
  })
})

test('a page about the 24-hour line is not there, and its addresses lead on', () => {
  expect(pageIds).not.toContain('urgent-pain-care')
  const target = (from: string) => redirects.find((redirect) => redirect.from === from)?.to
  expect(target('/24-hour-pain-emergency-care')).toBe('/resources/immediate-help')
  expect(target('/services/24-hour-pain-emergency-care')).toBe('/resources/immediate-help')
  expect(target('/es/dolor-urgente-24-horas')).toBe(href('immediate-help', 'es'))
})

test('search engines are told nothing of what the clinic has not', () => {
  const profile = businessProfile('https://clinic.example', 'en')
  for (const field of ['contactPoint', 'sameAs', 'faxNumber', 'aggregateRating']) {
    expect(profile).not.toHaveProperty(field)
  }
  for (const id of pageIds) {
    const data = JSON.stringify(pageData(id, 'en', wordsOf(id, 'en')))
    expect(data.match(/\[\]|null|undefined|"Review"|"Event"/g) ?? []).toEqual([])
  }
})

test('the hours say each part of a day with a break', () => {
  const html = renderToStaticMarkup(<ContactDetails locale="en" />)
  expect(html.replaceAll('\u00a0', ' ')).toContain('8:30 am to 12 pm and 2 pm to 6 pm')
})
