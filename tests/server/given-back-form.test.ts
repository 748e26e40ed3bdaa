import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { fillPage } from '#server/html.ts'

const draw = (given: object) =>
  renderToString(
    createElement(NewsletterForm, {
      locale: 'en',
      words: newsletterFormWords.en,
      source: 'newsletter-retry',
      ...given,
    }),
  )

const built = draw({
  typed: { email: '%%typed-email%%' },
  faults: { email: '%%fault-email%%' },
  refusal: '%%refusal%%',
})

test.each([
  ['a field at fault', { typed: 'ana@', fault: 'Enter an address.', refusal: '' }],
  ['a refusal', { typed: 'ana@example.org', fault: '', refusal: 'Too many.' }],
  ['nothing but "quotes" & <tags>', { typed: '"<b>&', fault: '', refusal: '' }],
])('what the server makes of the built form with %s is what React draws', (_, given) => {
  const { fault, refusal, typed } = given
  const filled = fillPage(built, {
    'typed-email': typed,
    'fault-email': fault,
    refusal,
  })
  const drawn = draw({ typed: { email: typed }, faults: { email: fault }, refusal })
  expect(filled.replaceAll('&#39;', '&#x27;')).toBe(drawn)
})
