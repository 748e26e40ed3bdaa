import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { everydaySchema } from '#clinic/everyday-facts.ts'
import { fieldsOf, readEntry } from './list-fields.ts'
import { patchFact } from './patch-fact.ts'

const schema = { type: 'strict_object', entries: { closed: everydaySchema.entries.closed } }

const text = `closed:
  # Every year.
  - { date: "2026-12-25" } # Christmas
  # Agreed in May.
  - { date: "2027-01-01" } # New Year
  - { date: "2027-05-31", name: { en: "Memorial Day", es: "Día de los Caídos" } } # Monday
# Up to here.
until: "2027-12-31"
`

/** The text after somebody typed something into the form of the closed days. */
function typed(fields: Readonly<Record<string, string>>) {
  const before = parse(text)
  const form = new URLSearchParams()
  for (const { name, values } of fieldsOf(schema, before)) form.set(name, values[0] ?? '')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { closed } = readEntry(schema, form, before)
  const changed = patchFact(text, 'closed', { before: before.closed, after: closed, form })
  expect(parse(changed).closed).toEqual(closed)
  return changed
}

test('the first day goes and the second is another: its comments stay with it', () => {
  expect(typed({ 'closed.0': 'remove', 'closed.1.date': '2027-01-02' })).toBe(
    text.replace('  - { date: "2026-12-25" } # Christmas\n', '').replace('01-01', '01-02'),
  )
})

test('one in the middle goes and the last is another', () => {
  expect(typed({ 'closed.1': 'remove', 'closed.2.date': '2027-06-01' })).toBe(
    text.replace('  - { date: "2027-01-01" } # New Year\n', '').replace('05-31', '06-01'),
  )
})

test('one goes and one comes: the others keep every byte', () => {
  expect(typed({ 'closed.0': 'remove', 'closed.3.date': '2027-07-05' })).toBe(
    text
      .replace('  - { date: "2026-12-25" } # Christmas\n', '')
      .replace('# Up', '  - { date: "2027-07-05" }\n# Up'),
  )
})

test('two that change places by hand take their comments along', () => {
  expect(typed({ 'closed.0.date': '2027-01-01', 'closed.1.date': '2026-12-25' })).toBe(
    text.replace(
      /( {2}# Every.*\n.*\n)( {2}# Agreed.*\n.*\n)/,
      (_, one: string, other: string) => other + one,
    ),
  )
})

test('one that is typed between others moves those below it', () => {
  const shifted = {
    ...{ 'closed.1.date': '2026-12-31', 'closed.2.date': '2027-01-01', 'closed.2.name.en': '' },
    ...{ 'closed.2.name.es': '', 'closed.3.date': '2027-05-31' },
    ...{ 'closed.3.name.en': 'Memorial Day', 'closed.3.name.es': 'Día de los Caídos' },
  }
  expect(typed(shifted)).toBe(
    text.replace('# Christmas\n', '# Christmas\n  - { date: "2026-12-31" }\n'),
  )
})

test('all of them change where they stand', () => {
  const all = { 'closed.0.date': '2027-12-24', 'closed.1.date': '2028-01-03' }
  expect(typed({ ...all, 'closed.2.name.en': 'Soldiers' })).toBe(
    text
      .replace('2026-12-25', '2027-12-24')
      .replace('2027-01-01', '2028-01-03')
      .replace('en: "Memorial Day"', 'en: "Soldiers"'),
  )
})
