import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { message } from '#forms/message/contract/contract.ts'
import { MessageForm } from '#forms/message/message-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { pageFeedback } from '#forms/page-feedback/contract/contract.ts'
import { PageFeedbackForm } from '#forms/page-feedback/page-feedback-form.tsx'
import { pageFeedbackFormWords } from '#forms/page-feedback/words.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { RecordsRequestForm } from '#forms/records-request/records-request-form.tsx'
import { recordsRequestFormWords } from '#forms/records-request/words.ts'
import { givenBack } from '#screens/given-back.ts'
import { fillPage } from '#server/http/html.ts'

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

const drawMessage = (given: object) =>
  renderToString(createElement(MessageForm, { locale: 'es', words: messageFormWords.es, ...given }))

test('what the server makes of the built message form is what React draws', () => {
  const typed = {
    name: '<b>"Ana" & Eva',
    phone: '',
    email: 'ana@',
    note: 'one\ntwo </textarea>',
    call: 'afternoon',
    language: 'en',
    topic: 'records',
    texts: 'yes',
  }
  const faults = { name: '', phone: 'A number.', email: 'An address.', note: '' }
  const values = (what: string, texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${what}-${field}`, text]))
  const filled = fillPage(drawMessage(givenBack(message)), {
    ...values('typed', typed),
    ...values('fault', faults),
    refusal: 'Too many.',
  })
  const drawn = drawMessage({ typed, faults, refusal: 'Too many.' })
  expect(filled.replaceAll('&#39;', '&#x27;')).toBe(drawn)
})

const drawRequest = (given: object) =>
  renderToString(
    createElement(RecordsRequestForm, {
      locale: 'en',
      words: recordsRequestFormWords.en,
      ...given,
    }),
  )

test.each(['', 'Choose what you need.'])(
  'what the server makes of the built request is what React draws, with %j beside the choices',
  (fault) => {
    const filled = fillPage(drawRequest(givenBack(recordsRequest)), {
      'typed-firm': 'F',
      'typed-needs': 'lien bills',
      'fault-needs': fault,
    })
    const drawn = drawRequest({
      typed: { firm: 'F', name: '', phone: '', email: '', needs: 'lien bills' },
      faults: { firm: '', name: '', phone: '', email: '', needs: fault },
      refusal: '',
    })
    expect(filled).toBe(drawn)
  },
)

const drawFeedback = (given: object) =>
  renderToString(
    createElement(PageFeedbackForm, { locale: 'es', words: pageFeedbackFormWords.es, ...given }),
  )

test('what the server makes of the built question about a page is what React draws', () => {
  const typed = { page: 'whiplash', useful: 'no', sentence: '"<b>& one' }
  const faults = { page: '', useful: '', sentence: 'Shorter.' }
  const filled = fillPage(drawFeedback(givenBack(pageFeedback)), {
    'typed-page': typed.page,
    'typed-sentence': typed.sentence,
    'fault-sentence': faults.sentence,
    refusal: 'Later.',
  })
  expect(filled.replaceAll('&#39;', '&#x27;')).toBe(
    drawFeedback({ typed, faults, refusal: 'Later.' }),
  )
})
