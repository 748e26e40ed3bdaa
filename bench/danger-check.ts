/**
 * `npm run bench:check`: what the danger check asks of eight people: taps, screens and the words that
 * they read, in both languages, and what it tells them.
 */
import { chromium } from '@playwright/test'
import { locales } from '#language/locales.ts'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href } from '#site/addresses.ts'
import { type Story, walkCheck } from '#tests/support/walk-check.ts'
import { startOurServer } from './our-server.ts'

const left = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const people: Readonly<Record<string, Story>> = {
  'healthy adult, day 0': {},
  '30, rear-ended, sore neck, limps, constipated, breastbone sore, day 2': {
    marks: [{ id: 'chest-wall' }, { id: 'spine' }],
    strength: 5,
    day: 2,
  },
  '71 on a blood thinner, light hit to the head': {
    facts: ['age-65', 'thinner'],
    hit: 'yes',
    marks: [{ id: 'head-risk' }],
  },
  'child of 9 on a bicycle': { who: 'child', facts: ['struck'], marks: [{ id: 'spine' }] },
  '26 weeks pregnant, well': { facts: ['pregnant'], weeks: 'over' },
  'passenger, drunk, no pain, day 0': { facts: ['drunk'] },
  'open fracture, operated on, day 40': {
    marks: [{ id: 'bleeding', treated: true, day: left(35) }],
    day: 40,
  },
  'left shoulder-tip pain, nearly fainting, day 5': {
    marks: [{ id: 'faint' }, { id: 'belly-strong' }],
    day: 5,
  },
  'calf hard and tight, toes numb, day 0': { marks: [{ id: 'limb' }, { id: 'tingling' }] },
}

const server = await startOurServer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
for (const locale of locales) {
  for (const [name, story] of Object.entries(people)) {
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(href('immediate-help', locale, 'check'))
    const { taps, screens, words } = await walkCheck(page, locale, story)
    const told = await page.locator('.answer h2').first().textContent()
    console.log(
      `${locale}  ${name}: ${taps} taps, ${screens.length} screens, ${words} words: ${told}`,
    )
    await page.close()
  }
}
await browser.close()
server.stop()
