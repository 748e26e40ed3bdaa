import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { NewsletterForm } from './newsletter-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Stands for the server: remembers what was sent. */
function answerWith(answer: Response) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer
  })
  return sent
}

async function subscribe(typed: string) {
  render(<NewsletterForm locale="en" words={newsletterFormWords.en} source="newsletter-page" />)
  await userEvent.type(screen.getByLabelText('E-mail address'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  return screen.getByLabelText('E-mail address')
}

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('the address is sent as the contract leaves it, and the form is empty again', async () => {
  const sent = answerWith(Response.json({ status: 'confirmation-sent' }))
  const field = await subscribe(' ana@Example.org ')
  expect(await screen.findByText('Subscribed!')).toBeDefined()
  expect(sent).toEqual([{ email: 'ana@example.org', source: 'newsletter-page' }])
  expect(field).toHaveProperty('value', '')
})

test('a malformed address is answered beside the field, which has the focus', async () => {
  const sent = answerWith(Response.error())
  const field = await subscribe('ana@')
  expect(descriptionOf(field)).toBe('Enter an e-mail address like name@example.com.')
  expect(document.activeElement).toBe(field)
  expect(sent).toEqual([])
})

test('a fault that only the server sees is said in the words of the page', async () => {
  const faults = [{ field: 'email', code: 'malformed' }]
  answerWith(Response.json({ error: { code: 'malformed', faults, message: '' } }, { status: 422 }))
  const field = await subscribe('ana@example.org')
  expect(await screen.findByText('Subscription failed')).toBeDefined()
  expect(descriptionOf(field)).toBe('Enter an e-mail address like name@example.com.')
})

test('after success the page says what to do next, and goes on saying it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerWith(Response.json({ status: 'confirmation-sent' }))
  await subscribe('ana@example.org')
  const next = await screen.findByText(/open the e-mail .* press Confirm/)
  expect(document.activeElement).toBe(next)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('Subscribed!')).toBeNull()
  expect(screen.getByText(/open the e-mail .* press Confirm/)).toBeDefined()
  vi.useRealTimers()
})

test('a refusal without a fault is said beside the field, which is not called wrong', async () => {
  const message = 'Too many sign-ups came from your network. Please try again in 5 minutes.'
  const error = { code: 'too-many', faults: [], message }
  answerWith(Response.json({ error }, { status: 429 }))
  const field = await subscribe('ana@example.org')
  await screen.findByText('Subscription failed')
  expect(descriptionOf(field)).toBe(message)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(document.activeElement).toBe(field)
})

test('what was said of one attempt goes when the next begins', async () => {
  const answers = [Promise.resolve(Response.error()), new Promise<Response>(() => {})]
  vi.stubGlobal('fetch', () => answers.shift())
  const field = await subscribe('ana@example.org')
  await screen.findByText('Subscription failed')
  expect(descriptionOf(field)).toMatch(/not saved/)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDefined()
  expect(screen.queryByText('Subscription failed')).toBeNull()
  expect(descriptionOf(field)).toBeUndefined()
})

test.each([
  ['an answer that is not ours', Response.json({ message: 'no' }, { status: 422 })],
  ['no answer', Response.error()],
])('%s keeps what was typed', async (_, answer) => {
  answerWith(answer)
  const field = await subscribe('ana@example.org')
  expect(await screen.findByText('Subscription failed')).toBeDefined()
  expect(field).toHaveProperty('value', 'ana@example.org')
  expect(descriptionOf(field)).toBe(newsletterFormWords.en.notSent)
})
