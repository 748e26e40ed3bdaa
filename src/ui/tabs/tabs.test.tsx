// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', ' ')
})

const diary = (
  <Tabs
    label="Your diary"
    tabs={[
      { id: 'day', label: 'Today', heading: 'What you wrote today', content: <p>Neck, 4.</p> },
      { id: 'week', label: 'Week', heading: 'Your last 7 days', content: <p>5 entries.</p> },
      { id: 'all', label: 'All', heading: 'Everything', content: <p>42 entries.</p> },
    ]}
  />
)

function setup() {
  render(diary)
  return {
    user: userEvent.setup(),
    shown: () => screen.getAllByRole('tabpanel').map(({ id }) => id),
    chosen: () => screen.getByRole('tab', { selected: true }),
  }
}

test('without JavaScript every section shows, with links to them', () => {
  document.body.innerHTML = renderToStaticMarkup(diary)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Week' }).getAttribute('href')).toBe('#week')
  expect(screen.queryByRole('tab')).toBeNull()
  document.body.replaceChildren()
})

test('the first section shows, named by its tab', () => {
  const { shown } = setup()
  expect(shown()).toEqual(['day'])
  expect(screen.getByRole('tabpanel', { name: 'Today' }).id).toBe('day')
  expect(screen.getByRole('tablist', { name: 'Your diary' })).toBeTruthy()
})

test('a click shows the section and leaves the address alone', async () => {
  const { user, shown } = setup()
  await user.click(screen.getByRole('tab', { name: 'All' }))
  expect(shown()).toEqual(['all'])
  expect(location.hash).toBe('')
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

test('the Tab key goes from the chosen tab to its section', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('tab', { name: 'Week' }))
  await user.tab()
  expect(document.activeElement?.id).toBe('week')
})

test('a link to a section opens with that section', () => {
  history.replaceState(null, '', '#week')
  const { shown } = setup()
  expect(shown()).toEqual(['week'])
})
