import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { benioff, highland, kaiser, sanLeandro } from './hospital.examples.ts'
import { WalletCard, type WalletCardProps } from './wallet-card.tsx'

afterEach(() => document.body.replaceChildren())

const cardOf = (props: Partial<WalletCardProps> = {}) =>
  render(
    <WalletCard locale="en" hospitals={[highland, benioff, sanLeandro, kaiser]} {...props} />,
  ).container.querySelector('.wallet-card')?.textContent

test('911 stands first, then both trauma centers of the city, then the clinic', () => {
  expect(cardOf()).toMatch(/^Call 911 first.*Highland.*Benioff.*Our clinic/)
})

test('nobody is sent to an emergency room that is not confirmed', () => {
  const besideIt = { name: 'San Leandro', point: { lat: 37.7123, lon: -122.1435 } }
  expect(cardOf({ from: besideIt })).toContain('Also near San LeandroKaiser San Leandro')
  expect(cardOf({ from: besideIt })).not.toContain('San Leandro Hospital')
})
