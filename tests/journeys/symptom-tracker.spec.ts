import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { href } from '#site/addresses.ts'
import { largestFile, readBackup, writeBackup } from '#tools/symptom-tracker/exports/backup.ts'
import { exampleEntry, fullEntry, pegWeek } from '#tools/symptom-tracker/model/diary.examples.ts'
import { type Answers, activityIds, symptomIds } from '#tools/symptom-tracker/model/entry.ts'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import { expect, test } from '../support/browser-test.ts'
import { expectInView, expectOutcomeInView } from '../support/in-view.ts'
import { repeats } from '../support/repeats.ts'
import { answer, noSigns, openTool, savedBy, tabTo } from '../support/tool-page.ts'
import { walkedIn } from '../support/walked-in.ts'

const words = diaryWords.en

/** Noon in Oakland. */
const now = new Date('2026-11-21T20:00:00Z')
const noonHere = '2026-11-21T12:00:00-08:00'

test.use({ timezoneId: 'America/Los_Angeles' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

async function openDiary(page: Page, locale: 'en' | 'es' = 'en') {
  const requests = await openTool(page, href('symptom-tracker', locale))
  await noSigns(page, locale)
  await expect(page.getByRole('tablist')).toBeVisible()
  return requests
}

const tab = (page: Page, name: keyof typeof words.tabs, locale: 'en' | 'es' = 'en') =>
  page.getByRole('tab', { name: diaryWords[locale].tabs[name] })
const cards = (page: Page) => page.locator('.diary-cards').first().locator('> .diary-card')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Writes an entry of a pain number and a note. */
async function write(page: Page, pain: number, note = '', locale: 'en' | 'es' = 'en') {
  const { write: form, saved } = diaryWords[locale]
  await answer(page, form.pain, String(pain))
  if (note) {
    await page.locator('summary', { hasText: form.more }).click()
    await page.getByLabel(form.note, { exact: true }).fill(note)
  }
  await press(page, form.save)
  await expectInView(page.getByText(saved.replace('{when}', '')))
}

/** A backup of full entries, an hour apart. */
function backupOf(count: number, said: (index: number) => Partial<Answers> = () => ({})) {
  const entries = Array.from({ length: count }, (_, index) => {
    const hour = new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString().slice(0, 13)
    const { savedAt: _savedAt, ...answers } = fullEntry.versions[0]
    return exampleEntry(index, { ...answers, ...said(index), at: `${hour}:00:00-08:00` })
  })
  return writeBackup({ entries, weeks: [pegWeek] }, '2026-10-02T09:00:00-08:00')
}

async function chooseFile(page: Page, text: string, name = 'diary.json') {
  const buffer = Buffer.from(text)
  await page
    .getByLabel(words.backup.choose)
    .setInputFiles({ name, mimeType: 'application/json', buffer })
}

async function eraseAll(page: Page) {
  await press(page, words.erase.start)
  await press(page, words.erase.confirm)
  await expectInView(page.getByText(words.erase.done))
}

test('the drawn body and the list make the same entry', async ({ page }) => {
  await openDiary(page)
  await page.locator('[data-region=neck-back]').click()
  await page.locator('[data-region=low-back]').click()
  await press(page, words.write.save)
  await page.locator('summary', { hasText: words.write.list }).click()
  await page.getByRole('checkbox', { name: words.regions['neck-back'] }).check()
  await page.getByRole('checkbox', { name: words.regions['low-back'] }).check()
  await expect(page.locator('.diary-chosen-region')).toHaveCount(2)
  await press(page, words.write.save)
  await tab(page, 'keep').click()
  const { text } = await savedBy(page, () => press(page, words.backup.save))
  const file = readBackup(text, noonHere)
  const places =
    file.kind === 'diary' ? file.diary.entries.map(({ versions }) => versions[0].regions) : []
  expect(places).toEqual([
    ['neck-back', 'low-back'],
    ['neck-back', 'low-back'],
  ])
})

test('an entry is written and found again by keyboard alone', async ({ page }) => {
  await openDiary(page)
  const key = (name: string) => page.keyboard.press(name)
  await tabTo(page, page.getByRole('group', { name: words.write.pain }).getByRole('radio').first())
  await key('Space')
  await key('ArrowRight')
  await key('ArrowRight')
  await tabTo(page, page.locator('summary', { hasText: words.write.list }))
  await key('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: words.regions['neck-back'] }))
  await key('Space')
  await tabTo(page, page.getByRole('button', { name: words.write.saveAll }))
  await key('Enter')
  await expectInView(page.getByText(/^Saved:/))
  await tab(page, 'write').focus()
  await key('ArrowRight')
  await key('ArrowRight')
  await expect(tab(page, 'history')).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Pain 2 of 10')
  await expect(cards(page)).toContainText(words.regions['neck-back'])
})

for (const locale of walkedIn('en')) {
  test(`a change keeps what the entry said before in ${locale}`, async ({ page }) => {
    const { write: form, history, changed, errors } = diaryWords[locale]
    const requests = await openDiary(page, locale)
    await press(page, form.save)
    await expectOutcomeInView(page.getByText(errors.heading))
    await write(page, 7, 'Después de manejar', locale)
    await tab(page, 'history', locale).click()
    await page.getByRole('button', { name: new RegExp(`^${history.change}`) }).click()
    const changing = page.locator('.diary-changing')
    await expectOutcomeInView(changing.getByRole('heading').first())
    await expect(changing.getByRole('radio', { name: '7' })).toBeChecked()
    await changing.getByRole('radio', { name: '3', exact: true }).check()
    await press(page, form.saveChange)
    await expectInView(page.getByText(changed))
    await expect(cards(page).locator('.diary-pain')).toContainText('3')
    await cards(page).locator('summary').click()
    const before = cards(page).locator('.diary-earlier')
    await expect(before).toContainText(history.pain.replace('{number}', '7'))
    await expect(before).toContainText('Después de manejar')
    expect(requests).toEqual([])
  })
}

for (const locale of walkedIn('es')) {
  test(`an entry that was left as it was, or changed, is where one looks in ${locale}`, async ({
    page,
  }) => {
    const { write: form, history } = diaryWords[locale]
    await page.setViewportSize({ width: 390, height: 844 })
    await openDiary(page, locale)
    for (const pain of [7, 6, 5]) await write(page, pain, '', locale)
    await tab(page, 'history', locale).click()
    const card = cards(page).nth(1)
    const change = () =>
      card.getByRole('button', { name: new RegExp(`^${history.change}`) }).click()
    await change()
    await press(page, form.cancel)
    await expectOutcomeInView(card)
    await change()
    await page.locator('.diary-changing').getByRole('radio', { name: '3', exact: true }).check()
    await press(page, form.saveChange)
    await expectOutcomeInView(card)
    await expect(card.locator('.diary-pain')).toContainText('3')
  })
}

test('two tabs show the same diary, and neither change is lost', async ({ page, context }) => {
  await openDiary(page)
  const other = await context.newPage()
  await other.clock.setFixedTime(new Date(now.getTime() + 60_000))
  await openTool(other, href('symptom-tracker', 'en'))
  await tab(other, 'history').click()
  await page.bringToFront()
  await write(page, 7)
  await tab(page, 'history').click()
  await expect(cards(other)).toHaveCount(1)

  // Both begin to change the same entry; the second one saves over what the first one saved.
  const change = (at: Page) => at.getByRole('button', { name: /^Change/ }).click()
  await other.bringToFront()
  await change(other)
  await other.locator('.diary-changing').getByRole('radio', { name: '5', exact: true }).check()
  await page.bringToFront()
  await change(page)
  await page.locator('.diary-changing').getByRole('radio', { name: '3', exact: true }).check()
  await press(page, words.write.saveChange)
  await expectInView(page.getByText(words.changed))
  await other.bringToFront()
  await press(other, words.write.saveChange)
  for (const at of [other, page]) {
    await at.bringToFront()
    await expect(cards(at).locator('.diary-pain')).toContainText('5')
    await cards(at).locator('summary').click()
    await expect(cards(at).locator('.diary-earlier')).toContainText('Pain 3 of 10')
    await expect(cards(at).locator('.diary-earlier')).toContainText('Pain 7 of 10')
  }
})

for (const locale of walkedIn('es')) {
  test(`a later entry is a number and Save, and no list goes by first in ${locale}`, async ({
    page,
  }) => {
    await openDiary(page, locale)
    await page.addInitScript(() => {
      // However long this machine takes to wake the diary.
      const patient = new CSSStyleSheet()
      patient.replaceSync('.diary-arriving > * { animation-delay: 60s !important }')
      document.adoptedStyleSheets = [patient]
      const look = () => {
        const heading = document.querySelector('.danger-gate')
        if (heading?.checkVisibility({ visibilityProperty: true }))
          document.documentElement.dataset['listShown'] = ''
        requestAnimationFrame(look)
      }
      look()
    })
    await page.reload()
    const requests = await openTool(page, href('symptom-tracker', locale))
    const { write: form, saved, addDetails } = diaryWords[locale]
    await answer(page, form.pain, '4')
    await press(page, form.save)
    await expectInView(page.getByText(saved.replace('{when}', '')))
    await expect(page.locator('[data-list-shown]')).toHaveCount(0)
    await press(page, addDetails)
    await page.getByLabel(form.note, { exact: true }).fill('Later')
    await press(page, form.saveDetails)
    await tab(page, 'history', locale).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Later')
    expect(requests).toEqual([])
  })

  test(`a locked diary opens with its passphrase and sends nothing in ${locale}`, async ({
    page,
    context,
  }) => {
    const lock = await lockWordsIn(locale)
    const requests = await openDiary(page, locale)
    await write(page, 7, 'Driving', locale)
    const other = await context.newPage()
    await other.clock.setFixedTime(now)
    await openTool(other, href('symptom-tracker', locale))
    await expect(other.getByRole('tablist')).toBeVisible()
    await page.bringToFront()
    await tab(page, 'keep', locale).click()
    await page.locator('summary', { hasText: diaryWords[locale].lock.summary }).click()
    await page.getByLabel(lock.passphrase).fill('four plain words here')
    await page.locator('form', { hasText: lock.forgetting }).locator('[type=submit]').click()
    await expectInView(page.getByText(lock.locked))

    // Another tab asks for the passphrase at once.
    await other.bringToFront()
    await expect(other.getByRole('heading', { name: lock.openHeading })).toBeVisible()
    await page.bringToFront()
    await page.reload()
    await expect(page.getByRole('heading', { name: lock.openHeading })).toBeVisible()
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toContain('listAnswered')
    await page.getByLabel(lock.openLabel).fill('four other words here')
    await press(page, lock.open)
    await expectInView(page.getByText(lock.wrong).first())
    await page.getByLabel(lock.openLabel).fill('four plain words here')
    await press(page, lock.open)
    await tab(page, 'history', locale).click()
    await expect(cards(page)).toContainText('Driving')
    // Nothing but the page itself, loaded again, with its picture.
    const asked = requests.map((url) => new URL(url).pathname)
    expect(asked.filter((path) => !path.startsWith('/pictures/'))).toEqual([
      href('symptom-tracker', locale),
    ])
  })
}

test('a half-written entry outlives a passphrase that another tab makes and changes', async ({
  page,
  context,
}) => {
  const lock = await lockWordsIn('en')
  await openDiary(page)
  await write(page, 7, 'Driving')
  const other = await context.newPage()
  await other.clock.setFixedTime(now)
  await openTool(other, href('symptom-tracker', 'en'))
  await other.locator('summary', { hasText: words.write.more }).click()
  const note = other.getByLabel(words.write.note, { exact: true })
  await note.fill('Worse after the stairs')

  await page.bringToFront()
  await tab(page, 'keep').click()
  await page.locator('summary', { hasText: words.lock.summary }).click()
  const change = async (label: string, passphrase: string, done: string) => {
    await page.getByLabel(label).fill(passphrase)
    await page.locator('form', { hasText: lock.forgetting }).locator('[type=submit]').click()
    await expectInView(page.getByText(done))
  }
  const unlockOther = async (passphrase: string) => {
    await other.bringToFront()
    await other.getByLabel(lock.openLabel).fill(passphrase)
    await press(other, lock.open)
    await expect(note).toHaveValue('Worse after the stairs')
    await page.bringToFront()
  }
  await change(lock.passphrase, 'four plain words here', lock.locked)
  await unlockOther('four plain words here')
  await change(lock.newPassphrase, 'four other words here', lock.changed)
  await unlockOther('four other words here')
})

test('what was erased comes back from a backup file', async ({ page }) => {
  await openDiary(page)
  await write(page, 7, 'After driving')
  await tab(page, 'keep').click()
  await expect(page.getByText(words.backup.never).first()).toBeVisible()
  const { name, text } = await savedBy(page, () => press(page, words.backup.save))
  expect(name).toBe('symptom-diary-2026-11-21.json')

  await press(page, words.erase.start)
  await expect(page.getByText('Erase 1 entry or weekly check for good?')).toBeVisible()
  await press(page, words.erase.keep)
  await eraseAll(page)
  await expectInView(page.getByText(words.erase.nothing))

  await chooseFile(page, text)
  await expectOutcomeInView(page.getByText('1 is new here.'))
  await press(page, words.backup.add)
  await expectInView(page.getByText(words.backup.done))
  await chooseFile(page, text)
  await expectOutcomeInView(page.getByText(words.backup.nothingNew))
  await tab(page, 'history').click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('After driving')
})

test('a locked backup opens with its passphrase and not with another', async ({ page }) => {
  await openDiary(page)
  await write(page, 7, 'After driving')
  await tab(page, 'keep').click()
  await page.getByLabel(words.backup.passphrase).fill('four plain words here')
  const { text } = await savedBy(page, () => press(page, words.backup.saveSealed))
  expect(text).not.toContain('After driving')
  await expectInView(page.getByText(words.backup.made))
  await eraseAll(page)

  await chooseFile(page, text)
  await page.getByLabel(words.backup.locked).fill('four other words here')
  await press(page, words.backup.open)
  await expectOutcomeInView(page.getByText(words.backup.wrong))
  await expect(page.getByText(words.erase.nothing)).toBeVisible()
  await page.getByLabel(words.backup.locked).fill('four plain words here')
  await press(page, words.backup.open)
  await expect(page.getByText(words.backup.wrong)).toBeHidden()
  await press(page, words.backup.add)
  await expectInView(page.getByText(words.backup.done))
  await tab(page, 'history').click()
  await expect(cards(page)).toContainText('After driving')
})

test('a file that is no backup of ours changes nothing and says why', async ({ page }, info) => {
  await openDiary(page)
  await write(page, 7)
  await tab(page, 'keep').click()
  const whole = backupOf(3)
  const huge = info.outputPath('huge.json')
  await writeFile(huge, Buffer.alloc(largestFile + 10 * 1024 * 1024, ' '))
  const says = (message: string) => expectOutcomeInView(page.getByText(message))

  await chooseFile(page, whole.slice(0, whole.length / 2))
  await says(words.backup.damaged)
  await chooseFile(page, '{"format":"shopping-list","entries":[]}')
  await says(words.backup.foreign)
  await chooseFile(page, 'not even JSON \u0000', 'photo.json')
  await says(words.backup.foreign)
  await chooseFile(page, whole.replace('"version": 2', '"version": 3'))
  await says(words.backup.newer)
  await page.getByLabel(words.backup.choose).setInputFiles(huge)
  await says(words.backup['too-large'])
  await expect(page.getByRole('button', { name: words.backup.add })).toHaveCount(0)
  await tab(page, 'history').click()
  await expect(cards(page)).toHaveCount(1)
})

for (const locale of walkedIn('en')) {
  test(`a browser that keeps nothing says so and works while it is open in ${locale}`, async ({
    page,
  }) => {
    const { noDevice, backup, write: form } = diaryWords[locale]
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    })
    await openDiary(page, locale)
    await expect(page.getByText(noDevice.text)).toBeVisible()
    await write(page, 7, 'Una nota', locale)

    // A second look at the danger signs takes nothing away.
    await page.locator('summary', { hasText: form.more }).click()
    await press(page, form.checkAgain)
    await expect(page.locator('.danger-check h2')).toBeVisible()
    await noSigns(page, locale)
    await tab(page, 'history', locale).click()
    await expect(cards(page)).toHaveCount(1)
    await tab(page, 'keep', locale).click()
    const { text } = await savedBy(page, () => press(page, backup.save))
    expect(readBackup(text, noonHere)).toMatchObject({ kind: 'diary', unreadable: 0 })
    expect(text).toContain('Una nota')
  })
}

test('a table, a medical file and a report come out of the diary', async ({ page }) => {
  const requests = await openDiary(page)
  await write(page, 7, '=after driving, "slowly"')
  await tab(page, 'keep').click()
  const table = await savedBy(page, () => press(page, words.share.csv))
  expect(table.name).toBe('symptom-diary-2026-11-21.csv')
  const [head, row, ...rest] = table.text.trimEnd().split('\r\n')
  expect(head?.split(',')).toContain(words.columns.pain)
  expect(row).toContain(`"'=after driving, ""slowly"""`)
  expect(row).toContain(',7,')
  expect(rest).toEqual([])

  await page.getByLabel(words.share.name).fill('Ana Ruiz')
  await page.locator('summary', { hasText: words.share.software }).click()
  const medical = await savedBy(page, () => press(page, words.share.fhir))
  const bundle: { resourceType: string; entry: { resource: Record<string, unknown> }[] } =
    JSON.parse(medical.text)
  expect(bundle.resourceType).toBe('Bundle')
  const pain = bundle.entry.find(({ resource }) => resource['valueInteger'] === 7)
  expect(pain?.resource).toMatchObject({ resourceType: 'Observation', status: 'final' })
  expect(medical.text).toContain('Ana Ruiz')

  await press(page, words.share.report)
  await expect(page.getByRole('button', { name: words.share.closeReport })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await press(page, words.share.print)
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: words.report.heading })).toBeVisible()
  await expect(page.getByText(words.report.unchecked)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('header').first()).toBeHidden()
  expect(requests).toEqual([])
})

test('the first page of the report of any diary is one printed page', async ({ page }) => {
  await openDiary(page)
  await tab(page, 'keep').click()
  const endless = 'It takes all day. '.repeat(100)
  const said = (index: number) => ({
    undone: activityIds,
    workMissed: 8,
    painWoke: true,
    newFall: true,
    symptoms: symptomIds,
    couldNot: `${index} ${endless}`,
    medicine: `${index} ${endless}`,
    note: endless,
  })
  await chooseFile(page, backupOf(120, said))
  await press(page, words.backup.add)
  await expectInView(page.getByText(words.backup.done))
  await press(page, words.share.report)
  // Of the entries behind it nothing pushes onto the first page.
  await page.locator('.diary-report-entries').evaluate((element) => element.remove())
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pdf = (await page.pdf({ format: 'letter', margin })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

const many = repeats(1000, 5000)

test(`a diary of ${many} entries opens, and one more can be written`, async ({ page }) => {
  await openDiary(page)
  await tab(page, 'keep').click()
  await chooseFile(page, backupOf(many))
  await press(page, words.backup.add)
  await expect(page.getByText(words.backup.done)).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await tab(page, 'write').click()
  await page.locator('summary', { hasText: words.write.more }).click()
  const note = page.getByLabel(words.write.note, { exact: true })
  await note.pressSequentially('one more, typed key by key')
  await expect(note).toHaveValue('one more, typed key by key')
  await press(page, words.write.save)
  await expectInView(page.getByText(/^Saved:/))
  await tab(page, 'trend').click()
  await expect(page.getByRole('heading', { name: words.trend.heading })).toBeVisible()
  await tab(page, 'history').click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel(words.history.month).selectOption('2026-09')
  await expect(cards(page)).toHaveCount(30)
})
