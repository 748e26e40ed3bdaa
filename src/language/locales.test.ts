import { expect, test } from 'vitest'
import { inEachLanguage } from './locales.ts'

test('what there is in each language is made when it is asked for, and once', () => {
  const made: string[] = []
  const greetings = inEachLanguage((locale) => {
    made.push(locale)
    return locale === 'en' ? 'Welcome' : 'Bienvenidos'
  })
  expect(made).toEqual([])
  expect([greetings.es, greetings.es]).toEqual(['Bienvenidos', 'Bienvenidos'])
  expect(made).toEqual(['es'])
})
