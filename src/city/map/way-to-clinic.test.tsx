import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readMap } from './read-map.ts'
import { WayToClinic } from './way-to-clinic.tsx'

const north = { lat: 37.8565, lon: -122.2573 }
const south = { lat: 37.6936, lon: -122.1286 }

afterEach(() => document.body.replaceChildren())

test('the place and the clinic are named in the drawing, in the language of the page', () => {
  render(<WayToClinic map={readMap()} locale="es" from={north} name="Berkeley" />)
  expect(screen.getByText('Berkeley')).toBeTruthy()
  expect(screen.getByText('Nuestra clínica')).toBeTruthy()
})

test.each([
  ['above', 'north', north],
  ['below', 'south', south],
] as const)(
  'the name stands %s a place in the %s, where the line does not run',
  (side, _, from) => {
    const { container } = render(
      <WayToClinic map={readMap()} locale="en" from={from} name="There" />,
    )
    const dot = Number(container.querySelector('circle')?.getAttribute('cy'))
    const name = Number(screen.getByText('There').getAttribute('y'))
    expect(name < dot).toBe(side === 'above')
  },
)
