import fc from 'fast-check'
import { expect, test } from 'vitest'
import { message } from '#forms/message/contract/contract.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import { pageFeedback } from '#forms/page-feedback/contract/contract.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import { locales } from '#language/locales.ts'
import { type FaultCodes, type FormContract, readFields, readForm, sayFault } from './form.ts'

const forms = [
  { form: newsletter, words: newsletterWords },
  { form: recordsRequest, words: recordsRequestWords },
]

/** Whatever a program may send, more often with the names of the form's own fields. */
const inputs = ({ faults }: FormContract<unknown, FaultCodes>) =>
  fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(faults)), fc.oneof(fc.string(), fc.jsonValue())),
  )

test.each(forms)(
  'whatever is sent to $form.address is read, or its faults have words',
  ({ form, words }) => {
    fc.assert(
      fc.property(inputs(form), (input) => {
        const read = readForm<unknown, FaultCodes>(form, input)
        if (read.kind === 'read') return
        expect(read.faults.length).toBeGreaterThan(0)
        for (const fault of read.faults) {
          for (const locale of locales) expect(sayFault(words[locale], fault)).toMatch(/\w/)
        }
      }),
      { numRuns: 1000, seed: 4 },
    )
  },
)

const reach = { name: ' Ana ', phone: '(510) 555-0123', email: ' ana@España.ES ' }

test.each([
  { form: message, input: { ...reach, texts: 'yes', language: 'es', note: 'a\r\nb ' } },
  { form: newsletter, input: { email: ' ana@Example.org ', source: 'Footer' } },
  { form: pageFeedback, input: { page: 'whiplash', useful: 'no', sentence: ' a  b ' } },
  { form: recordsRequest, input: { ...reach, firm: 'F', needs: ['lien', 'bills', 'x'] } },
])('what the browser read for $form.address is read the same by the server', ({ form, input }) => {
  const read = readForm<unknown, FaultCodes>(form, input)
  const sent: unknown = JSON.parse(JSON.stringify(read.kind === 'read' && read.values))
  expect(readForm<unknown, FaultCodes>(form, sent)).toEqual(read)
})

test('the faults of a form come in its order, one for each field', () => {
  const read = readForm(recordsRequest, { needs: 'lien', name: 'Ana', phone: '1', email: 'ana' })
  expect(read.kind === 'faulty' && read.faults).toEqual([
    { field: 'firm', code: 'missing' },
    { field: 'phone', code: 'malformed' },
    { field: 'email', code: 'malformed' },
    { field: 'needs', code: 'missing' },
  ])
})

test('of a plain form a list keeps every text, and any other field its last one', () => {
  const sent = new URLSearchParams('regions=neck&regions=head&worst=3&worst=4')
  const address = '/functions/v1/example'
  expect(readFields({ address, lists: ['regions'] }, sent)).toEqual({
    regions: ['neck', 'head'],
    worst: '4',
  })
  expect(readFields({ address }, sent)).toEqual({ regions: 'head', worst: '4' })
})

test('of a field that no form has, nothing is said', () => {
  expect(sayFault(newsletterWords.en, { field: 'nickname', code: 'missing' })).toBe('')
})
