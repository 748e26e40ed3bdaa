import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painReportWords } from '#forms/pain-report/words.ts'
import { PainReportForm } from './pain-report-form.tsx'

interface Sent {
  address: string
  body: Record<string, unknown> | undefined
}

/** Stands for the server: easy tokens, and for reports the given answers in turn. */
function answerWith(...answers: Response[]) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    sent.push({ address, body: init.body ? JSON.parse(String(init.body)) : undefined })
    if (address.endsWith('/pain-form'))
      return Response.json({ token: `t${sent.length}`, bits: 1, wait: 0 })
    // Only a report that is sent takes an answer.
    const answer = init.body && address.endsWith('/pain-report') ? answers.shift() : undefined
    return answer ?? Response.error()
  })
  return { sent, reports: () => sent.filter(({ body }) => body) }
}

function refuse(status: number, code: string, message: string) {
  return Response.json({ error: { code, fields: [], message } }, { status })
}

async function answerAll() {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Neck' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Head' }))
  await userEvent.click(screen.getByRole('radio', { name: '7' }))
  await userEvent.click(screen.getByRole('radio', { name: '1 to 4 weeks' }))
  await userEvent.click(screen.getByRole('radio', { name: 'On foot' }))
  await userEvent.click(screen.getByRole('radio', { name: 'District 5' }))
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my report' }))

beforeEach(() => {
  answerWith()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('every question is a group with its answers', () => {
  render(<PainReportForm locale="en" words={painReportWords.en} />)
  const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend'))
  expect(groups.map((legend) => legend?.textContent)).toEqual([
    'Where does it hurt?',
    'How strong was your worst pain in the past 7 days?',
    'How long ago was the crash?',
    'How were you traveling?',
    'In which council district do you live?',
  ])
  expect(screen.getAllByRole('checkbox')).toHaveLength(12)
})

test('an empty form names every question and sends nothing', async () => {
  const { reports } = answerWith()
  render(<PainReportForm locale="en" words={painReportWords.en} />)
  await send()
  const links = screen.getAllByRole('link', { name: /^Choose/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#pain-regions',
    '#pain-worst',
    '#pain-since',
    '#pain-mode',
    '#pain-district',
  ])
  expect(reports()).toEqual([])
})

test('an answered form is sent with its proof and thanked in place', async () => {
  const { reports } = answerWith(Response.json({ status: 'report-taken' }))
  render(<PainReportForm locale="en" words={painReportWords.en} />)
  await answerAll()
  await send()
  expect(await screen.findByText(/^Thank you/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(reports().map(({ body }) => body)).toEqual([
    {
      district: '5',
      regions: ['head', 'neck'],
      worst: 7,
      since: 'under-month',
      mode: 'foot',
      token: 't1',
      proof: expect.stringMatching(/^\d+$/),
      locale: 'en',
    },
  ])
})

test('a form that was open too long is renewed and sent again', async () => {
  const { reports } = answerWith(
    refuse(422, 'stale-form', 'Too long.'),
    Response.json({ status: 'report-taken' }),
  )
  render(<PainReportForm locale="en" words={painReportWords.en} />)
  await answerAll()
  await send()
  await waitFor(() => expect(reports().map(({ body }) => body?.['token'])).toEqual(['t1', 't3']))
  expect(await screen.findByText(/^Thank you/)).toBeDefined()
})

test('a refusal is shown and the answers stay', async () => {
  answerWith(refuse(429, 'too-many', 'Too many reports came from your network.'))
  render(<PainReportForm locale="en" words={painReportWords.en} />)
  await answerAll()
  await send()
  expect(await screen.findByText('Too many reports came from your network.')).toBeDefined()
  expect(screen.getByRole('radio', { name: '7' })).toHaveProperty('checked', true)
})

test('a report that does not arrive says so in the language of the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(<PainReportForm locale="es" words={painReportWords.es} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cuello' }))
  await userEvent.click(screen.getByRole('radio', { name: '7' }))
  await userEvent.click(screen.getByRole('radio', { name: 'De 1 a 4 semanas' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A pie' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Distrito 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mi reporte' }))
  await waitFor(() => expect(screen.getByText(/^No pudimos guardar/)).toBeDefined())
})

test('as HTML it is a plain form with a line for every outcome', () => {
  document.body.innerHTML = renderToString(
    <PainReportForm locale="en" words={painReportWords.en} />,
  )
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/functions/v1/pain-report')
  expect(form?.noValidate).toBe(false)
  const anchors = ['report-thanks', 'report-missing', 'report-later', 'report-retry']
  expect(anchors.filter((id) => document.getElementById(id))).toEqual(anchors)
})
