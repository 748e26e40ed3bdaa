import { expect, test } from 'vitest'
import { findUnguardedWaysToPay } from './ways-to-pay.ts'
import { examplePage } from './written-page.examples.ts'

test.each(['With a lien you wait.', 'MedPay pays our bill.', 'Show your health plan card.'])(
  '"%s" needs the condition',
  (body) => {
    expect(findUnguardedWaysToPay(examplePage({ body }))).toHaveLength(1)
  },
)

test.each([
  'Puede firmar un gravamen (*lien*).',
  'Los gravámenes esperan.',
  'Traiga la tarjeta de su seguro de salud.',
])('«%s» necesita la condición', (body) => {
  expect(findUnguardedWaysToPay(examplePage({ body, locale: 'es' }))).toHaveLength(1)
})

test('words inside the condition, and the fact of all ways, may stand', () => {
  const body = '{how-to-pay}\n\n{if:lien}\nA lien waits.{end}\n{if:medpay}MedPay.{else}Cash.{end}'
  expect(findUnguardedWaysToPay(examplePage({ body }))).toEqual([])
})

test('a page about the law may name it, and links to our part about it in the condition', () => {
  const findOn = (body: string) =>
    findUnguardedWaysToPay({ ...examplePage({ body }), id: 'insurance-guide' })
  expect(findOn('A hospital can have a lien.')).toEqual([])
  expect(findOn('See [ours](page:money-matters#lien).')).toHaveLength(1)
})

test('the condition of another way does not help', () => {
  const body = '{if:medpay}With MedPay or a lien.{end}'
  expect(findUnguardedWaysToPay(examplePage({ body }))).toHaveLength(1)
})
