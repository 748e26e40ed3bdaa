import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './tabs.examples.tsx'

function setup() {
  render(examples[0]?.render({ language: 'en', id: 'diary' }))
  return {
    user: userEvent.setup(),
    shown: () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent),
    chosen: () => screen.getByRole('tab', { selected: true }),
  }
}

test('the chosen tab names the panel that shows', () => {
  const { shown } = setup()
  expect(shown()).toEqual(['Neck, 4.'])
  expect(screen.getByRole('tabpanel', { name: 'Today' })).toBeTruthy()
  expect(screen.getByRole('tablist', { name: 'What to see of your diary' })).toBeTruthy()
})

test('a click chooses', async () => {
  const { user, shown } = setup()
  await user.click(screen.getByRole('tab', { name: 'All' }))
  expect(shown()).toEqual(['42 entries.'])
})

test('arrow keys go round, Home and End go to the ends', async () => {
  const { user, chosen } = setup()
  const after = async (key: string) => {
    await user.keyboard(key)
    expect(document.activeElement).toBe(chosen())
    return chosen().textContent
  }
  await user.tab()
  expect(await after('{ArrowLeft}')).toBe('All')
  expect(await after('{ArrowRight}')).toBe('Today')
  expect(await after('{End}')).toBe('All')
  expect(await after('{Home}')).toBe('Today')
})

test('arrow keys with Alt are left to the browser, which goes back', async () => {
  const { user, chosen } = setup()
  await user.tab()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(chosen().textContent).toBe('Today')
})

test('only the chosen tab is on the way of the Tab key', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('tab', { name: 'Week' }))
  await user.tab()
  expect(screen.getAllByRole('tab')).not.toContain(document.activeElement)
})
