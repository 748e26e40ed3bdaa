import { expect, test } from 'vitest'
import { fillPage } from './html.ts'

const page = `<p>%%refusal%%</p>
<p>%%fault-name%%</p><input aria-invalid="true" name="name" value="%%typed-name%%"/>
<p>%%fault-email%%</p><input aria-invalid="true" name="email" value="%%typed-email%%"/>`

test('only the fields at fault are marked, and each says why', () => {
  const filled = fillPage(page, {
    'typed-name': 'Ana',
    'typed-email': 'ana@',
    'fault-email': 'Enter an address.',
  })
  expect(filled).toBe(`<p></p>
<p></p><input aria-invalid="false" name="name" value="Ana"/>
<p>Enter an address.</p><input aria-invalid="true" name="email" value="ana@"/>`)
})

test('a value is a text, also in the properties of an island', () => {
  const island =
    '<div data-props="{&quot;typed&quot;:{&quot;name&quot;:&quot;%%typed-name%%&quot;}}">'
  const typed = '"<b>%%refusal%%\\'
  expect(fillPage(island, { 'typed-name': typed })).toBe(
    '<div data-props="{&quot;typed&quot;:{&quot;name&quot;:&quot;\\&quot;&lt;b&gt;%%refusal%%\\\\&quot;}}">',
  )
})
