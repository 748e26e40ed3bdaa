import { readFigures } from '#city/crash-figures/read-figures.ts'
import { finderWords } from '#city/finder/words.ts'
import { districts } from '#city/here/city.ts'
import { contrastOfLight, type LinearRgb } from '#design/contrast.ts'
import { fill } from '#language/fill.ts'
import { countsByDistrict, mapMeasures } from '#reports/crash-map/measures.ts'
import { inQuarters } from '#reports/crash-map/quarters.ts'
import { crashMapWords } from '#reports/crash-map/words.ts'
import { cornerName, isPlaced } from '#reports/crash-streets/ranked.ts'
import { rankingAddress } from '#reports/crash-streets/ranking-address.ts'
import { readRanking } from '#reports/crash-streets/read-ranking.ts'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'

const { corners: ranked } = readRanking()
// A corner whose place is doubtful is counted, and found by nobody.
const corners = ranked.filter(isPlaced)
const [first] = corners
if (!first) throw new Error('no ranked corner')

/** A computed colour, which a browser tells as `rgb(0, 66, 84)`. */
function lightOf(computed: string): LinearRgb {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1) ?? []
  const [red, green, blue] = parts.map((part) => ((Number(part) / 255 + 0.055) / 1.055) ** 2.4)
  if (red === undefined || green === undefined || blue === undefined) throw new Error(computed)
  return [red, green, blue]
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`each class of the map is set off from the page, whatever it shows, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(href('accident-report', 'en'))
      const words = crashMapWords.en
      const map = page.locator('.crash-districts')
      const ground = lightOf(
        await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      )
      for (const measure of mapMeasures) {
        await map.getByRole('radio', { name: words.measures[measure], exact: true }).check()
        await expect(map.locator('h2 [data-of]:visible')).toContainText(words.counted[measure])
        // A quarter that no district falls in is left out.
        const { length } = inQuarters(countsByDistrict(readFigures(), measure))
        expect(length).toBeGreaterThan(1)
        await expect(map.locator('.map-legend [data-of]:visible')).toHaveCount(length)
        const shades = await map
          .locator(`svg [data-of=${measure}] use.crash-shade`)
          .evaluateAll((paths) =>
            paths.map((path) => {
              const { fillOpacity, stroke } = getComputedStyle(path)
              return { fillOpacity, stroke }
            }),
          )
        expect(shades).toHaveLength(districts.length)
        expect(new Set(shades.map((shade) => shade.fillOpacity)).size).toBe(length)
        for (const { stroke } of shades) {
          expect(contrastOfLight(lightOf(stroke), ground)).toBeGreaterThanOrEqual(3)
        }
      }
    })
  }

  test('the map is drawn larger and moved by the keyboard, and marks who asked', async ({
    page,
  }) => {
    await page.goto(`${href('accident-report', 'en')}?near=${first.slug}`)
    const map = page.locator('.crash-districts')
    await expect(map.locator('.map-here circle')).toHaveCount(1)
    const pane = map.getByRole('region', { name: crashMapWords.en.heading, exact: true })
    const sideways = () => pane.evaluate((part) => part.scrollWidth / part.clientWidth)
    expect(await sideways()).toBe(1)
    for (const size of [2, 4, 8]) {
      await map.getByRole('radio', { name: `${size}×`, exact: true }).check()
      expect(await sideways()).toBeCloseTo(size, 1)
    }
    await pane.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => pane.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0)
  })

  test('a corner is asked for by a plain form, and two districts are compared', async ({
    page,
  }) => {
    const words = cornerWords.es.near
    await page.goto(`${href('accident-report', 'es')}#near-you`)
    const field = page.getByRole('searchbox', { name: finderWords.es.label })
    await field.fill(first.streets.toReversed().join(' y '))
    await field.press('Enter')
    await expect(page).toHaveURL(/\?near=.*#near$/)
    const all = ranked.length
    await expect(
      page.getByText(fill(words.own, { count: first.injury, rank: first.rank, all })),
    ).toBeVisible()
    await expect(page.locator('.crash-near ol li')).toHaveCount(5)
    await page.goto(`${href('accident-report', 'es')}?near=94601#near`)
    const { name } = pageOf('district-5')
    await expect(page.locator('.crash-near').getByRole('link', { name: name.es })).toBeVisible()

    const compare = page.locator('.crash-compare')
    await compare.getByRole('combobox').first().selectOption(pageOf('district-6').name.es)
    await compare.getByRole('combobox').last().selectOption(pageOf('district-1').name.es)
    await expect(compare.getByRole('columnheader')).toHaveText([
      pageOf('district-1').name.es,
      pageOf('district-6').name.es,
    ])
  })
})

test('a typed corner is answered in place, and nothing is fetched before the field is touched', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(href('accident-report', 'en'))
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.endsWith('.json') || path.includes('near-you'))).toEqual([])
  const field = page.locator('#near-you').getByRole('searchbox')
  await field.focus()
  await expect(page.locator('[data-island=near-you][data-awake]')).toBeAttached()
  await expect.poll(() => fetched).toContain(rankingAddress)
  const other = corners[3] ?? first
  const box = page.locator('#near-you').getByRole('combobox')
  await box.fill(other.streets.join(' & '))
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`\\?near=${other.slug}`))
  await expect(page.locator('.crash-near-own')).toContainText(String(other.injury))
  await expect(page.locator('#near-you')).toContainText(cornerName(other, 'en'))
  await expect(page.locator('.crash-districts .map-here circle')).toHaveCount(1)
  await page.locator('.crash-near-own a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cornerName(other, 'en'))
})

test('keys and two fingers draw the map larger around what they point at', async ({ page }) => {
  await page.goto(href('accident-report', 'en'))
  const pane = page.getByRole('region', { name: crashMapWords.en.heading, exact: true })
  const chosen = page.locator('[name=map-size]:checked')
  const sideways = () => pane.evaluate((part) => part.scrollWidth / part.clientWidth)
  await pane.focus()
  await expect(page.locator('[data-island=map-zoom][data-awake]')).toBeAttached()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  expect(await sideways()).toBeCloseTo(4, 1)
  await expect(chosen).toHaveValue('4')
  const middle = await pane.evaluate(
    ({ scrollLeft, clientWidth, scrollWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth,
  )
  expect(middle).toBeCloseTo(0.5, 1)
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('-')
  expect(await sideways()).toBe(1)

  const fingers = (apart: number) =>
    pane.evaluate((part, half) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, target: part }
      const touches = [-half, half].map(
        (aside, identifier) => new Touch({ ...at, identifier, clientX: at.clientX + aside }),
      )
      for (const type of ['touchstart', 'touchmove']) {
        const spread = type === 'touchstart' ? 0.5 : 1
        const moved = touches.map(
          (touch) =>
            new Touch({
              target: part,
              identifier: touch.identifier,
              clientY: touch.clientY,
              clientX: at.clientX + (touch.clientX - at.clientX) * spread,
            }),
        )
        part.dispatchEvent(
          new TouchEvent(type, { touches: moved, cancelable: true, bubbles: true }),
        )
      }
    }, apart)
  await fingers(60)
  expect(await sideways()).toBeCloseTo(2, 1)
  await expect(chosen).toHaveValue('2')
})
