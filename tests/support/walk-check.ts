import { expect, type Page } from '@playwright/test'
import { addDays } from '#language/dates/days.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import type { Locale } from '#language/locales.ts'
import { checks, screenOf } from '#tools/danger-signs/check.examples.ts'
import {
  type CheckScreen,
  checkScreens,
  factScreens,
  type Person,
} from '#tools/danger-signs/check-answers.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'
import type { DangerFact } from '#words/danger-signs/kinds.ts'

/** What somebody has to say to the check; what is left out is answered with "none". */
export interface Story {
  now?: boolean
  who?: Person
  /** Days since the crash; `unknown` where nobody knows. */
  day?: number | 'unknown'
  atScene?: boolean
  facts?: readonly DangerFact[]
  weeks?: 'under' | 'over' | 'unsure'
  pregnancyChecked?: boolean
  hit?: 'yes' | 'no' | 'unsure'
  /** How strong the pain of neck or back is. */
  strength?: number
  marks?: readonly MarkedSign[]
}

export interface Walk {
  taps: number
  screens: readonly CheckScreen[]
  /** Words that stood on the screens. */
  words: number
}

class Walker {
  taps = 0
  readonly #page: Page
  readonly #locale: Locale
  readonly #story: Story

  constructor(page: Page, locale: Locale, story: Story) {
    this.#page = page
    this.#locale = locale
    this.#story = story
  }

  get #words() {
    return checks[this.#locale].words
  }

  async #press(name: string) {
    this.taps += 1
    await this.#page.locator('.danger-check').getByRole('button', { name, exact: true }).click()
  }

  async #tick(name: string, role: 'checkbox' | 'radio' = 'checkbox', within?: string) {
    const box = within ? this.#page.getByRole('group', { name: within }) : this.#page
    const tick = box.getByRole(role, { name, exact: true }).first()
    if (await tick.isChecked()) return
    this.taps += 1
    await tick.check()
  }

  async #goOn() {
    this.taps += 1
    const { next, none } = this.#words
    const buttons = this.#page.locator('.danger-check').getByRole('button')
    await buttons.filter({ hasText: new RegExp(`^(${next}|${none})$`) }).click()
  }

  async #say(mark: MarkedSign) {
    const words = this.#words
    const whose = (this.#story.who ?? 'me') === 'me' ? 'me' : 'other'
    const sign = checks[this.#locale].signs.find(({ id }) => id === mark.id)
    if (mark.treated) await this.#tick(words.treated[whose])
    if (mark.examined && sign?.examined === 'on') await this.#tick(words.examinedBy[whose])
    if (mark.imaging && sign?.pictures) await this.#tick(words.pictures[sign.pictures.of])
    if (mark.sameBefore && sign?.sameBefore) await this.#tick(words.sameBefore)
    if (mark.day) {
      this.taps += 1
      await this.#page.locator(`#danger-check-${mark.id}-day`).fill(mark.day)
    }
  }

  async #day() {
    const { day = 0 } = this.#story
    const words = this.#words
    if (day === 'unknown') return this.#press(words.unsure)
    if (day === 0) return this.#press(words.today)
    if (day === 1) return this.#press(words.yesterday)
    this.taps += 1
    const now = await this.#page.evaluate(() => Date.now())
    await this.#page.getByLabel(words.date).fill(addDays(dayIn(now), -day))
    await this.#goOn()
    // A date long past is asked about again.
    if (day > 60) await this.#goOn()
  }

  async #signs(screen: CheckScreen) {
    for (const mark of this.#story.marks ?? []) {
      if (screenOf(mark.id) !== screen) continue
      const sign = checks[this.#locale].signs.find(({ id }) => id === mark.id)
      if (sign && !sign.from) await this.#tick(sign.asked)
      if (mark.id === 'spine' && this.#story.strength !== undefined) {
        await this.#tick(String(this.#story.strength), 'radio', this.#words.strength)
      }
      await this.#say(mark)
    }
    await this.#goOn()
  }

  async answer(screen: CheckScreen) {
    const words = this.#words
    const { now, who = 'me', atScene, facts = [], hit = 'no' } = this.#story
    if (screen === 'now') return this.#press(now ? words.yes : words.nowNo)
    if (screen === 'who') return this.#press(words.people[who])
    if (screen === 'day') return this.#day()
    if (screen === 'scene') return this.#press(atScene ? words.yes : words.no)
    if (screen === 'head-hit') {
      return this.#press({ yes: words.yes, no: words.no, unsure: words.unsure }[hit])
    }
    if (screen === 'pregnancy') {
      await this.#tick(words.weeks[this.#story.weeks ?? 'unsure'], 'radio', words.weeks.legend)
      const checked = this.#story.pregnancyChecked ? words.yes : words.no
      await this.#tick(checked, 'radio', words.checked)
      return this.#goOn()
    }
    if (screen === 'person' || screen === 'body' || screen === 'crash') {
      const asked: readonly DangerFact[] = factScreens[screen]
      for (const fact of facts) if (asked.includes(fact)) await this.#tick(words.facts[fact])
      return this.#goOn()
    }
    return this.#signs(screen)
  }
}

/** The screen that is shown; undefined once an answer is. */
export async function shownScreen(page: Page, locale: Locale): Promise<CheckScreen | undefined> {
  const question = page.locator('.danger-check h2, .answer h2').first()
  const text = await question.textContent()
  return checkScreens.find((screen) => checks[locale].words.screens[screen] === text)
}

/**
 * Goes through the check with a story, until its answer is shown.
 * @param look at each screen, before it is answered.
 */
export async function walkCheck(
  page: Page,
  locale: Locale,
  story: Story = {},
  look: () => Promise<void> = async () => {},
): Promise<Walk> {
  const walker = new Walker(page, locale, story)
  const screens: CheckScreen[] = []
  let words = 0
  for (;;) {
    const screen = await shownScreen(page, locale)
    if (!screen) return { taps: walker.taps, screens, words }
    screens.push(screen)
    // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is not read
    const text = await page.locator('.danger-check').innerText()
    words += text.split(/\s+/).filter(Boolean).length
    if (screens.length > checkScreens.length) throw new Error(`The check goes round: ${screens}`)
    await look()
    await walker.answer(screen)
    // The first answer wakes the check, and is held until it is awake.
    await expect.poll(() => shownScreen(page, locale)).not.toBe(screen)
  }
}
