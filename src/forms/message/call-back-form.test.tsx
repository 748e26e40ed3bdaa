import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { messageFormWords } from '#forms/message/words.ts'
import { CallBackForm } from './call-back-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Stands for the server: remembers what was sent. */
function answerWith(answer: () => Response) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  return sent
}

/** The page was opened so many milliseconds ago. */
function setAge(ms: number) {
  const now = performance.now.bind(performance)
  const start = now() - ms
  vi.spyOn(performance, 'now').mockImplementation(() => now() - start)
}

async function askToBeCalled(phone: string) {
  render(<CallBackForm locale="en" words={messageFormWords.en} />)
  await userEvent.type(screen.getByLabelText('Your name'), 'Ana')
  if (phone) await userEvent.type(screen.getByLabelText('Telephone'), phone)
  await userEvent.click(screen.getByRole('button', { name: 'Call me' }))
}

test('a form without a number asks for one, in place', async () => {
  const sent = answerWith(() => Response.error())
  await askToBeCalled('')
  const words = 'Enter a telephone number with its area code, like (510) 555-0123.'
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByLabelText('Telephone').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('what happens next takes the place of the form; nobody is told to be slower', async () => {
  setAge(0)
  const sent = answerWith(() => Response.json({ status: 'message-taken', message: 'By 3 pm.' }))
  await askToBeCalled('510 555 0123')
  expect(await screen.findByText(/By 3 pm\./)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toMatchObject([
    { name: 'Ana', phone: '+15105550123', call: 'any', topic: 'appointment' },
  ])
  expect(sent[0]?.['elapsed']).toBeGreaterThanOrEqual(3000)
})

/** Fills in and sends the form the moment it is in the page, before any effect of it has run. */
function SentAtOnce() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const form = frame.current?.querySelector('form')
    for (const [name, text] of [
      ['name', 'Ana'],
      ['phone', '510 555 0123'],
    ] as const) {
      form?.querySelector(`[name=${name}]`)?.setAttribute('value', text)
    }
    form?.requestSubmit()
  }, [])
  return (
    <div ref={frame}>
      <CallBackForm locale="en" words={messageFormWords.en} />
    </div>
  )
}

test('a form that wakes late and is sent at once is not told to be slower', async () => {
  const sent = answerWith(() => Response.json({ status: 'message-taken', message: 'By 3 pm.' }))
  setAge(9000)
  render(<SentAtOnce />)
  expect(await screen.findByText(/By 3 pm\./)).toBeDefined()
  expect(sent[0]?.['elapsed']).toBeGreaterThanOrEqual(3000)
})

test.each([
  [
    'the server refuses',
    () => Response.json({ error: { code: 'x', message: 'Not now.' } }, { status: 503 }),
    'Not now.',
  ],
  ['nobody answers', () => Response.error(), messageFormWords.en.notSent],
])('when %s, what was typed stays', async (_, answer, words) => {
  answerWith(answer)
  await askToBeCalled('510 555 0123')
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByLabelText('Telephone')).toHaveProperty('value', '510 555 0123')
})
