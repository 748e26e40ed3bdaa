import { rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { test } from '../support/desk-site.ts'
import { addLead, addMember, cardOf, enrol, signOut } from '../support/desk-visitor.ts'
import { fillDisk, mayMount } from '../support/small-disk.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a passkey can be asked for as soon as the script of the desk has come', async ({
  desk,
  page,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/desk.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(`${desk.origin}/desk/sign-in`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeDisabled()
  script.resolve()
  await expect(button).toBeEnabled()
})

const typed = 'Asked for a ramp.\nCall after 3 pm.'
const notUsable = 'Nothing can be read or saved right now.'
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send it again' })

/** Rosa is at the page of somebody who wrote, and has typed a note. */
async function typeNote(page: Page, data: string) {
  const [rosa, lead] = [await addMember({}, data), await addLead({}, data)]
  await enrol(page, rosa)
  await cardOf(page, lead).getByRole('link').last().click()
  await page.getByLabel('Add a note').fill(typed)
  return page.getByRole('button', { name: 'Add the note' })
}

const expectStored = async (page: Page) => {
  await expect(page.getByText('The note is stored.')).toBeInViewport()
  await expect(page.getByText('Asked for a ramp.')).toHaveCount(1)
}

test('a note that a locked store does not take is sent again as it was typed', async ({
  desk,
  noise,
  page,
}) => {
  const add = await typeNote(page, desk.data)
  const other = new DatabaseSync(path.join(desk.data, 'site.db'))
  other.exec('begin immediate')
  await add.click()
  await expect(page.getByText(notUsable)).toBeInViewport()
  await expect(page.getByText('What you typed is not lost')).toBeInViewport()
  await sendAgain(page).click()
  await expect(page.getByText(notUsable)).toBeInViewport()
  other.exec('rollback')
  other.close()
  await sendAgain(page).click()
  await expectStored(page)
  // The two pages that said so.
  expect(noise.splice(0)).toHaveLength(2)
})

test.describe('a full disk', () => {
  // The disk is a small one in memory.
  test.skip(
    !mayMount(),
    'only root may mount a disk; tests/server/store-group.test.ts has the same fault without one',
  )
  test.use({ smallDisk: true })

  test('takes no note, and takes it as it was typed when there is room', async ({
    desk,
    noise,
    page,
  }) => {
    const add = await typeNote(page, desk.data)
    const makeRoom = await fillDisk(desk.data)
    await page.getByLabel('Add a note').fill(`${typed} ${'Long. '.repeat(150)}`)
    await add.click()
    await expect(page.getByText(/right now/)).toBeInViewport()
    await makeRoom()
    await sendAgain(page).click()
    await expectStored(page)
    expect(noise.splice(0)).toHaveLength(1)
  })
})

test('a store that is gone takes no note', async ({ desk, noise, page }) => {
  const add = await typeNote(page, desk.data)
  await rm(path.join(desk.data, 'site.db'))
  await add.click()
  await expect(page.getByText(notUsable)).toBeInViewport()
  await expect(sendAgain(page)).toBeVisible()
  expect(noise.splice(0)).toHaveLength(1)
})

test('of two tabs, the second sees what the first did, and is signed out with it', async ({
  context,
  desk,
  page,
}) => {
  const [rosa, lead] = [await addMember({}, desk.data), await addLead({}, desk.data)]
  await enrol(page, rosa)
  const second = await context.newPage()
  await second.goto('/desk')
  await cardOf(page, lead).getByRole('button', { name: 'Take' }).click()
  await expect(cardOf(page, lead).getByText('You have this one.')).toBeVisible()
  await expect(cardOf(second, lead).getByText('You have this one.')).toBeVisible({ timeout: 8000 })
  // Before the first tab knows of it.
  await cardOf(second, lead).getByRole('button', { name: 'Done' }).click()
  await expect(cardOf(second, lead)).toBeHidden()
  await expect(page.getByText('This list has changed since.')).toBeInViewport({ timeout: 8000 })
  await page.getByRole('link', { name: 'Show it as it is' }).click()
  await expect(cardOf(page, lead)).toBeHidden()
  await signOut(page)
  await second.goto('/desk/search')
  await expect(second).toHaveURL('/desk/sign-in')
  await second.goBack()
  await expect(second.getByText(lead.name)).toBeHidden()
})
