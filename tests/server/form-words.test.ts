import { expect, test } from 'vitest'
import type { FormWords } from '#forms/contract/form.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import { pageFeedbackWords } from '#forms/page-feedback/contract/words.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import { type Locale, locales } from '#language/locales.ts'

const forms: Readonly<Record<string, Readonly<Record<Locale, FormWords>>>> = {
  message: messageWords,
  newsletter: newsletterWords,
  'page feedback': pageFeedbackWords,
  'records request': recordsRequestWords,
}

/** Every text for a field at fault, with the field and the fault that it is for. */
const textsOf = ({ fields }: FormWords) =>
  Object.entries(fields).flatMap(([field, { faults }]) =>
    Object.entries(faults).map(([code, text]) => ({ field, code, text })),
  )

const numbersIn = (text: string) => text.match(/\d+/g) ?? []

test.each(Object.entries(forms))('%s says something else of every fault', (_, words) => {
  for (const locale of locales) {
    const texts = textsOf(words[locale]).map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test.each(Object.entries(forms))('%s names the same limits in both languages', (_, words) => {
  const limits = ({ fields }: FormWords) =>
    textsOf({ fields }).map(({ code, field, text }) => [field, code, numbersIn(text)])
  expect(limits(words.es)).toEqual(limits(words.en))
})
