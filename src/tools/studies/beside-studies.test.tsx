import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BesideStudies } from '#tools/studies/beside-studies.tsx'
import { readBeside } from '#tools/studies/read-beside.ts'
import { studiesWords } from '#tools/studies/words.ts'

afterEach(cleanup)

async function say(part: string, pain: number, days: string) {
  const user = userEvent.setup()
  render(<BesideStudies locale="en" words={studiesWords.en} {...readBeside('en')} />)
  await user.click(screen.getByRole('radio', { name: part }))
  await user.click(screen.getByRole('radio', { name: String(pain) }))
  await user.type(screen.getByLabelText('How many days ago was the crash?'), days)
  await user.click(screen.getByRole('button', { name: 'Show the studies' }))
}

test('low back pain stands beside the average of its day', async () => {
  await say('Low back', 7, '21')
  expect(
    screen.getByText(
      'On day 21 the average of the group was about 38 out of 100. Your 7 out of 10 is 70 out of 100.',
    ),
  ).toBeDefined()
  expect(screen.getByText('You, day 21')).toBeDefined()
  expect(screen.getByText('These studies were not about crashes.')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Low back pain: the average over one year')
})

test('neck pain of 6 says that it went on longer, pain of 5 does not', async () => {
  await say('Neck', 6, '3')
  expect(screen.getByText(/above 5\.5 out of 10 at the start/)).toBeDefined()
  cleanup()
  await say('Neck', 5, '3')
  expect(screen.queryByText(/above 5\.5/)).toBeNull()
})

test('head pain of 9 calls 911 before anything, and no course is drawn', async () => {
  await say('Head', 9, '2')
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.getByRole('link', { name: /Check all signs/ }).getAttribute('href')).toBe(
    '/resources/immediate-help#check',
  )
  expect(screen.queryByRole('img')).toBeNull()
})

test('after a year it says that the studies have ended', async () => {
  await say('Shoulder', 4, '400')
  expect(screen.getByText(/ended after 1 year, so there is no point for day 400/)).toBeDefined()
  expect(screen.queryByText('You, day 400')).toBeNull()
})

test('what is missing is named, and nothing is answered', async () => {
  const user = userEvent.setup()
  render(<BesideStudies locale="es" words={studiesWords.es} {...readBeside('es')} />)
  await user.click(screen.getByRole('button', { name: 'Mostrar los estudios' }))
  const faults = screen.getByRole('alert').querySelectorAll('a')
  expect([...faults].map(({ textContent }) => textContent)).toEqual([
    'Elija dónde le duele',
    'Elija un número del 0 al 10',
    'Escriba hace cuántos días con un número, por ejemplo 20',
  ])
  expect(screen.queryByRole('img')).toBeNull()
})

test('a form whose script never came sends nothing', () => {
  const { container } = render(
    <BesideStudies locale="en" words={studiesWords.en} {...readBeside('en')} />,
  )
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog')
})
