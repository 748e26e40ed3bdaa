import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSignup } from '#contracts/newsletter.ts'
import { counted } from '#i18n/counted.ts'
import { newsletterWords } from '#i18n/newsletter/words.ts'

const read = (email: unknown) => readSignup({ email, source: 'footer' })

test.each([
  ['ana@example.org', 'ana@example.org'],
  [' Ana.Perez@EXAMPLE.Org\n', 'Ana.Perez@example.org'],
  ["o'brien+news@mail.example.co.uk", "o'brien+news@mail.example.co.uk"],
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['a@xn--p1ai.xn--p1ai', 'a@xn--p1ai.xn--p1ai'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%j is an address', (typed, email) => {
  expect(read(typed)).toMatchObject({ kind: 'signup', signup: { email } })
})

test.each([
  'ana',
  'ana@',
  '@example.org',
  'ana@example',
  'ana@example.1',
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
  expect(read(typed)).toEqual({ kind: 'refused', fault: 'malformed' })
})

test('an address has at most 254 characters, spaces around it not counted', () => {
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(63)}.org`
  const longest = `${'a'.repeat(254 - domain.length - 1)}@${domain}`
  expect(longest).toHaveLength(254)
  expect(read(`  ${longest}  `).kind).toBe('signup')
  expect(read(`a${longest}`)).toEqual({ kind: 'refused', fault: 'too-long' })
})

test('no accepted address can break out of a mail header', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }),
      (head, tail) => {
        const result = read(`${head}${tail}`)
        if (result.kind !== 'signup') return
        expect(result.signup.email).toMatch(/^[\x21-\x7e]+$/)
        expect(result.signup.email).not.toMatch(/[\s,;:<>()[\]"\\]/)
        expect(result.signup.email.length).toBeLessThanOrEqual(254)
      },
    ),
    { numRuns: 2000, seed: 4 },
  )
})

test('an accepted address is accepted again, unchanged', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      const once = read(typed)
      if (once.kind === 'signup') expect(read(once.signup.email)).toEqual(once)
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
    [
      { source: 'x'.repeat(41), locale: 7 },
      { source: 'other', locale: undefined },
    ],
    [{ source: ['footer'] }, { source: 'other', locale: undefined }],
  ] as const
  for (const [more, expected] of cases) {
    const result = readSignup({ email: 'ana@example.org', ...more })
    expect(result.kind === 'signup' && { locale: undefined, ...result.signup }).toEqual({
      email: 'ana@example.org',
      ...expected,
    })
  }
})

test('every refusal has its words in both languages', () => {
  const { en, es } = newsletterWords
  expect(Object.keys(es.refusal)).toEqual(Object.keys(en.refusal))
  for (const minutes of [1, 2]) {
    expect(counted(en.refusal['too-many'], minutes, 'en')).toContain(
      minutes === 1 ? '1 minute.' : '2 minutes.',
    )
    expect(counted(es.refusal['too-many'], minutes, 'es')).toContain(
      minutes === 1 ? '1 minuto.' : '2 minutos.',
    )
  }
})
