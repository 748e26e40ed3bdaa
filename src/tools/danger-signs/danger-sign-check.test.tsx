// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { DangerWordsContext } from '#tools/danger-signs/danger-context.ts'
import { DangerSignCheck } from '#tools/danger-signs/danger-sign-check.tsx'
import { dangerSigns } from '#tools/danger-signs/danger-signs.ts'
import { dangerWords } from '#tools/danger-signs/words.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '')
})

interface CheckProps {
  locale: 'en' | 'es'
  onClear: () => void
}

function Check({ locale, onClear }: CheckProps) {
  return (
    <DangerWordsContext value={dangerWords[locale]}>
      <DangerSignCheck tool="test" onClear={onClear} />
    </DangerWordsContext>
  )
}

function setup(locale: 'en' | 'es' = 'en') {
  const cleared: string[] = []
  const user = userEvent.setup()
  render(<Check locale={locale} onClear={() => cleared.push('clear')} />)
  return { user, cleared, words: dangerWords[locale] }
}

test('one mark shows the emergency card and nothing else', async () => {
  const { user, words, cleared } = setup()
  await user.click(screen.getByLabelText(words.signs['numb-limb']))
  expect(screen.getByRole('link', { name: 'Call 911 now' }).getAttribute('href')).toBe('tel:911')
  expect(screen.getByText('Do not drive yourself.')).toBeDefined()
  expect(screen.getByText(words.signs['numb-limb'])).toBeDefined()
  expect(screen.getByRole('link', { name: 'Text 988' }).getAttribute('href')).toBe('sms:988')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('This tool stops here')
  expect(cleared).toEqual([])
})

test('the card speaks Spanish', async () => {
  const { user, words } = setup('es')
  await user.click(screen.getByLabelText(words.signs.rollover))
  expect(screen.getByRole('link', { name: 'Llame al 911 ahora' })).toBeDefined()
  expect(screen.getByText('No conduzca.')).toBeDefined()
})

test('without a mark the tool goes on', async () => {
  const { user, cleared } = setup()
  await user.click(screen.getByRole('button', { name: 'I have none of these signs' }))
  expect(cleared).toEqual(['clear'])
})

test('Back leads from the card to the list, where a slip can be undone', async () => {
  const { user, words, cleared } = setup()
  await user.click(screen.getByLabelText(words.signs.fall))
  history.back()
  const box = await screen.findByLabelText<HTMLInputElement>(words.signs.fall)
  expect(box.checked).toBe(true)
  await user.click(screen.getByRole('button', { name: words.none }))
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  history.back()
  await user.click(await screen.findByLabelText(words.signs.fall))
  await user.click(screen.getByRole('button', { name: words.none }))
  expect(cleared).toEqual(['clear'])
})

test('a reload stays on the card and remembers what was marked', async () => {
  const { user, words } = setup()
  await user.click(screen.getByLabelText(words.signs.breathing))
  cleanup()
  setup()
  expect(await screen.findByText(words.signs.breathing)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a sign marked before the page is awake counts', async () => {
  const words = dangerWords.en
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Check locale="en" onClear={() => {}} />)
  place.querySelector<HTMLInputElement>('[value="chest-belly"]')?.click()
  render(<Check locale="en" onClear={() => {}} />, {
    container: place,
    hydrate: true,
  })
  await waitFor(() => expect(screen.getByText(words.signs['chest-belly'])).toBeDefined())
  expect(screen.queryByRole('checkbox')).toBeNull()
  cleanup()
  place.remove()
})

test('every sign can be marked by its words', () => {
  const { words } = setup()
  for (const sign of dangerSigns) expect(screen.getByLabelText(words.signs[sign])).toBeDefined()
})

test('the list can be used by keyboard alone', async () => {
  const { user } = setup()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Call 911 now')
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a link within the page does not move the tool', async () => {
  const { user, words } = setup()
  await user.click(screen.getByLabelText(words.signs.urine))
  location.hash = '#sources'
  await waitFor(() => expect(history.state).toMatchObject({ 'test-danger-signs': 'card' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('no sign has a name, so none can get into an address', () => {
  setup()
  expect(document.querySelectorAll('[name]')).toHaveLength(0)
})
