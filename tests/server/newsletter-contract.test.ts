import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAround, readForm } from '#forms/contract/form.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { repeats } from '../support/repeats.ts'

const read = (email: unknown) => readForm(newsletter, { email, source: 'footer' })
const refused = (code: string) => ({ kind: 'faulty', faults: [{ field: 'email', code }] })

test.each([
  ['ana@example.org', 'ana@example.org'],
  [' Ana.Perez@EXAMPLE.Org\n', 'Ana.Perez@example.org'],
  ["o'brien+news@mail.example.co.uk", "o'brien+news@mail.example.co.uk"],
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['a@xn--p1ai.xn--p1ai', 'a@xn--p1ai.xn--p1ai'],
  ['ana@x.example.org', 'ana@x.example.org'],
  ['ana@mail.4you', 'ana@mail.4you'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ['\u202aana@example.org\u202c', 'ana@example.org'],
  ['\u200bana@example.org', 'ana@example.org'],
])('%j is an address', (typed, email) => {
  expect(read(typed)).toMatchObject({ kind: 'read', values: { email } })
})

test.each([
  'ana',
  'ana@',
  '@example.org',
  'ana@example',
  'ana@example.1',
  'ana@example.12',
  'ana@-example.org',
  'ana@example-.org',
  'ana@example..org',
  'ana@example.org.',
  'ana..b@example.org',
  '.ana@example.org',
  'ana.@example.org',
  'ana b@example.org',
  'ana@exa mple.org',
  'ana@b@example.org',
  'ana@[127.0.0.1]',
  'ana@127.0.0.1',
  '"ana"@example.org',
  'Ana <ana@example.org>',
  'ana@example.org,eva@example.org',
  'ana@example.org;',
  'ana\n@example.org',
  'ana\u0000@example.org',
  'ana@exam%70le.org',
  'ana@example.org/path',
  'ana@user:pass@example.org',
  'añá@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ana@${'b'.repeat(64)}.org`,
])('%j is no address', (typed) => {
  expect(read(typed)).toEqual(refused('malformed'))
})

test('an address has at most 254 characters, spaces around it not counted', () => {
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(63)}.org`
  const longest = `${'a'.repeat(254 - domain.length - 1)}@${domain}`
  expect(longest).toHaveLength(254)
  expect(read(`  ${longest}  `).kind).toBe('read')
  expect(read(`a${longest}`)).toEqual(refused('too-long'))
})

test('no accepted address can break out of a mail header', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }),
      (head, tail) => {
        const result = read(`${head}${tail}`)
        if (result.kind !== 'read') return
        expect(result.values.email).toMatch(/^[\x21-\x7e]+$/)
        expect(result.values.email).not.toMatch(/[\s,;:<>()[\]"\\]/)
        expect(result.values.email.length).toBeLessThanOrEqual(254)
      },
    ),
    { numRuns: repeats(2000, 100_000), seed: 4 },
  )
})

test('an accepted address is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      const once = read(typed)
      if (once.kind === 'read') expect(read(once.values.email)).toEqual(once)
    }),
    { seed: 4 },
  )
})

test('an unknown source or language does not cost a sign-up', () => {
  const cases = [
    [{}, { source: 'other', locale: undefined }],
    [
      { source: 'newsletter-page', locale: 'es' },
      { source: 'newsletter-page', locale: 'es' },
    ],
    [
      { source: '<b>', locale: 'fr' },
      { source: 'other', locale: undefined },
    ],
    [{ source: '-footer' }, { source: 'other', locale: undefined }],
    [{ source: 'footer-' }, { source: 'other', locale: undefined }],
    [{ source: 'home-Footer' }, { source: 'other', locale: undefined }],
    [
      { source: 'x'.repeat(41), locale: 7 },
      { source: 'other', locale: undefined },
    ],
    [{ source: ['footer'] }, { source: 'other', locale: undefined }],
  ] as const
  for (const [more, expected] of cases) {
    const sent = { email: 'ana@example.org', ...more }
    const { source, locale } = expected
    expect(readForm(newsletter, sent)).toMatchObject({
      kind: 'read',
      values: { email: 'ana@example.org', source },
    })
    expect(readAround(sent).locale).toBe(locale)
  }
})
