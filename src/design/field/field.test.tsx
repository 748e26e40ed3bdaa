import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

/** What a screen reader says after the name of the field. */
function descriptionOf(input: HTMLElement) {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

test('a field is found by its label and starts without an error', () => {
  render(<Field id="email" label="E-mail address" type="email" />)
  const input = screen.getByRole('textbox', { name: 'E-mail address' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(descriptionOf(input)).toEqual([])
})

test('the hint and then the error are read with the field', () => {
  render(<Field id="email" label="E-mail" hint="We answer by mail." error="Write an address" />)
  const input = screen.getByRole('textbox', { name: 'E-mail' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input)).toEqual(['We answer by mail.', 'Write an address'])
})

test('an error without words keeps its place and leaves the field valid', () => {
  render(<Field id="email" label="E-mail" error="" />)
  const input = screen.getByRole('textbox', { name: 'E-mail' })
  expect(input.getAttribute('aria-invalid')).toBe('false')
  expect(descriptionOf(input)).toEqual([''])
})
