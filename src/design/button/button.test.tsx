import { readdirSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink, buttonClass, buttonSizes, buttonVariants } from './button.tsx'

test('there are eleven variants and four sizes, and each looks different', () => {
  const looks = buttonVariants.map((variant) => buttonClass({ variant }))
  const sizes = buttonSizes.map((size) => buttonClass({ size }))
  expect(new Set(looks).size).toBe(11)
  expect(new Set(sizes).size).toBe(4)
})

test('a button inside a form does not send it unless it is told to', () => {
  render(<Button>Start again</Button>)
  expect(screen.getByRole('button', { name: 'Start again' })).toHaveProperty('type', 'button')
})

test('a disabled button cannot be pressed', async () => {
  const press = vi.fn()
  render(
    <Button disabled onClick={press}>
      Sending…
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
})

test('a link that opens a new tab says so', () => {
  render(
    <ButtonLink href="https://example.org/" opensNewTab="(se abre en otra pestaña)">
      Calendario
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Calendario (se abre en otra pestaña)' })
  expect(link).toHaveProperty('target', '_blank')
  expect(link).toHaveProperty('rel', 'noopener')
})

test('a link that stays in the tab has no target', () => {
  render(<ButtonLink href="tel:911">Call 911 now</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Call 911 now' }).hasAttribute('target')).toBe(false)
})

test('the colour of calling is in the rules of the call buttons and in no other', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && readFileSync(`src/${file}`, 'utf8').includes('(--gold'),
  )
  // The line of a page ends in a dot of that colour, beside the call, and the first call of a wide
  // page has it while it is in view.
  expect(sheets.sort()).toEqual([
    'design/button/button.css',
    'design/line/line.css',
    'screens/call-or-text.css',
  ])
  const rules = readFileSync('src/design/button/button.css', 'utf8').matchAll(
    /([^{}]+)\{[^}]*\(--gold/g,
  )
  const selectors = [...rules].flatMap(([, list = '']) => list.trim().split(/,\s*/))
  expect(selectors.filter((selector) => !/^\.btn(-outline)?-cta\b/.test(selector))).toEqual([])
})
