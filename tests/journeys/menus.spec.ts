import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'

const menuButton = (page: Page, name: string) => page.locator('.menus summary', { hasText: name })
const panel = (page: Page, id: string) => page.locator(`#menu-${id} .panel`)

/** React has taken the menus over. */
async function wakeMenus(page: Page) {
  await page.locator('.menus').hover()
  await expect(page.locator('.nav-body[data-ready]')).toBeAttached()
  await page.mouse.move(640, 700)
  await expect(panel(page, 'services')).toBeHidden()
}

test('a menu opens on hover before any script file has come', async ({ page }) => {
  await page.route('**/_astro/*.js', () => {})
  await page.goto('/')
  await menuButton(page, 'Services').hover()
  await expect(panel(page, 'services')).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(panel(page, 'services')).toBeHidden()
})

test('a menu closes 150 ms after the pointer has left it, not at once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await wakeMenus(page)
  await menuButton(page, 'Services').hover()
  await expect(panel(page, 'services')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(640, 700)
  await page.clock.runFor(149)
  await expect(panel(page, 'services')).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel(page, 'services')).toBeHidden()
})

test('one menu is open at a time', async ({ page }) => {
  await page.goto('/')
  await wakeMenus(page)
  await menuButton(page, 'Services').hover()
  await menuButton(page, 'Conditions').hover()
  await expect(panel(page, 'conditions')).toBeVisible()
  await expect(panel(page, 'services')).toBeHidden()
})

test('a menu that was opened before React was there stays open', async ({ page }) => {
  await page.goto('/')
  await menuButton(page, 'Resources').click()
  await expect(page.locator('.nav-body[data-ready]')).toBeAttached()
  await expect(panel(page, 'resources')).toBeVisible()
})

test('the arrow keys move through the menus and Escape closes them', async ({ page }) => {
  await page.goto('/')
  await menuButton(page, 'Services').focus()
  await expect(page.locator('.nav-body[data-ready]')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(menuButton(page, 'Conditions')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const links = panel(page, 'conditions').getByRole('link')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton(page, 'Conditions')).toBeFocused()
  await expect(panel(page, 'conditions')).toBeHidden()
})

test('Enter opens a menu and tabbing out closes it', async ({ page }) => {
  await page.goto('/')
  await wakeMenus(page)
  await menuButton(page, 'About Us').focus()
  await page.keyboard.press('Enter')
  const links = panel(page, 'about').getByRole('link')
  await expect(links.first()).toBeVisible()
  for (let index = 0; index < 5; index += 1) await page.keyboard.press('Tab')
  await expect(panel(page, 'about')).toBeHidden()
})

test('entries carry their badge and their short line', async ({ page }) => {
  await page.goto('/')
  await menuButton(page, 'Recovery Tools').click()
  const tools = panel(page, 'tools')
  await expect(tools).toContainText('Each tool takes 2 to 3 minutes.')
  await expect(tools.getByRole('link', { name: /Recovery calculator.*Popular/ })).toBeVisible()
  await expect(tools.getByRole('link', { name: /72-hour action plan.*Critical/ })).toBeVisible()
})

test('Español lists the three Spanish pages', async ({ page }) => {
  await page.goto('/')
  await menuButton(page, 'Español').click()
  const targets = await panel(page, 'spanish')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '/es/cuidado-accidentes-oakland-latinos',
    '/es/resultados-comprobados-latinos',
    '/es/servicios-en-espanol',
  ])
})

test('on a phone the menu shows every entry', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/es')
  await page.getByText('Menú', { exact: true }).click()
  await expect(page.locator('.nav-body')).toBeVisible()
  await expect(panel(page, 'services').getByRole('link').first()).toBeVisible()
  await expect(panel(page, 'about').getByRole('link').last()).toBeVisible()
})

for (const path of ['/', '/es']) {
  test(`on a phone the menu of ${path} is short, its rows are high enough for a thumb, and a group is one tap away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.locator('.nav-toggle summary').click()
    const body = page.locator('.nav-body')
    expect(await body.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(2400)
    const low = await body
      .locator('a:visible')
      .evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().height < 44).length)
    expect(low).toBe(0)
    await body.locator('.chips a').nth(5).click()
    await expect(panel(page, 'about').getByRole('link').first()).toBeInViewport()
    await expect(body.locator('a[href$="sintomas"], a[href$="tracker"]')).toHaveCount(1)
  })
}

test('Escape closes the menu of a phone, wherever the focus is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('.nav-toggle summary').click()
  await expect(page.locator('.nav-body[data-ready]')).toBeAttached()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(page.locator('.nav-body')).toBeHidden()
  await expect(page.locator('.nav-toggle summary')).toBeFocused()
})

test('the header keeps both booking buttons and the telephone in sight', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /Book FREE Consultation/ })).toBeInViewport()
  const calendar = header.getByRole('link', { name: /Calendario/ })
  await expect(calendar).toBeInViewport()
  await expect(calendar.getByText('Calendario')).toHaveAttribute('lang', 'es')
  await expect(header.getByRole('link', { name: /Call \(510\)/ })).toBeInViewport()
})

test('on a phone Call, Text and Book stay under the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/conditions/back-pain-oakland')
  const bar = page.locator('.bottom-bar')
  await expect(bar.getByRole('link')).toHaveCount(3)
  await expect(bar).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open by hover and by click', async ({ page }) => {
    await page.goto('/')
    await menuButton(page, 'Conditions').hover()
    await expect(panel(page, 'conditions')).toBeVisible()
    await page.mouse.move(640, 700)
    await menuButton(page, 'Resources').click()
    await page.mouse.move(640, 700)
    await expect(panel(page, 'resources')).toBeVisible()
  })

  test('the phone menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    await expect(panel(page, 'services').getByRole('link').first()).toBeVisible()
  })
})
