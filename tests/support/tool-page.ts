import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page, Request } from '@playwright/test'
import type { Locale } from '#language/locales.ts'
import { checks, nothingOn } from '#tools/danger-signs/check.examples.ts'
import { checkScreens } from '#tools/danger-signs/check-answers.ts'
import { expect } from './browser-test.ts'
import { walkCheck } from './walk-check.ts'

/** Scripts of parts that wake when they are touched, drawings, the icon, and files made on the device. */
const saysNothing = (request: Request) => {
  const { pathname, protocol, search } = new URL(request.url())
  if (protocol === 'blob:') return true
  const isPart = /^\/(_astro\/|drawings\/|icon\.svg$)/.test(pathname)
  return isPart && search === '' && request.method() === 'GET'
}

/**
 * Opens a tool and waits until it is awake.
 *
 * @returns every request from then on that could say something about the visitor; a tool that sends
 * nothing leaves it empty.
 */
export async function openTool(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path)
  await expect(page.locator('[data-when=loaded][data-awake]')).toBeAttached()
  const requests: string[] = []
  page.on('request', (request) => {
    if (!saysNothing(request)) requests.push(request.url())
  })
  return requests
}

/** Presses what a person without any sign presses on each screen; `walkCheck` looks at each of them. */
async function pressThrough([nothing, goOn]: readonly [Readonly<Record<string, string>>, string]) {
  const turn = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const questionOf = () => document.querySelector('.danger-check h2')?.textContent ?? ''
  for (let question = questionOf(); question !== ''; question = questionOf()) {
    const buttons = document.querySelectorAll<HTMLButtonElement>('.danger-check button')
    const answer = [...buttons].find(({ textContent }) => textContent === nothing[question])
    if (!answer) throw new Error(`Nothing to press under "${question}"`)
    answer.click()
    while (questionOf() === question) await turn()
  }
  const buttons = document.querySelectorAll<HTMLButtonElement>('.answer button')
  ;[...buttons].find(({ textContent }) => textContent === goOn)?.click()
}

/** Passes the check that every tool begins with. Who has answered today is not asked again. */
export const noSigns = (page: Page, locale: Locale) => {
  const { words } = checks[locale]
  const nothing = checkScreens.map((screen) => [words.screens[screen], nothingOn(screen, locale)])
  return page.evaluate(pressThrough, [Object.fromEntries(nothing), words.goOn] as const)
}

/** Answers the check with one sign that sends to a hospital. */
export const markSign = (page: Page, locale: Locale, id: string) =>
  walkCheck(page, locale, { marks: [{ id }] })

/** The answer of a radio group, by the words of the question and of the answer. */
export const answer = (page: Page, question: string, words: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: words, exact: true })
    .check()

/** Presses Tab until the target has the focus, as a visitor without a pointer does. */
export async function tabTo(page: Page, target: Locator, atMost = 120) {
  const letGo = await target.evaluateHandle((element) => {
    const stay = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || element !== document.activeElement) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', stay, { capture: true })
    return () => removeEventListener('keydown', stay, { capture: true })
  })
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  // Many presses at once, of which those at the target do nothing: waiting for each takes most of the time.
  for (let presses = 0; presses < atMost; presses += 20) {
    await Promise.all(
      Array.from({ length: Math.min(20, atMost - presses) }, () => page.keyboard.press('Tab')),
    )
    if (await isThere()) break
  }
  await letGo.evaluate((removeIt) => removeIt())
  await expect(target).toBeFocused()
}

/** What stands in the file that the act hands to the visitor. */
export async function savedBy(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), text: await textOf(download) }
}

async function textOf(download: Download) {
  return readFile(await download.path(), 'utf8')
}

/**
 * Opens a page as a browser without scripts shows it. Chromium leaves `noscript` unread when only a
 * test switches the scripts off, so its tags are taken away on the way to the page.
 */
export async function openWithoutScripts(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<\/?noscript>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto(path)
}
