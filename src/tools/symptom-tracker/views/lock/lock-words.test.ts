import { expect, test } from 'vitest'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'
import { en } from '#tools/symptom-tracker/views/lock/words.en.ts'
import { es } from '#tools/symptom-tracker/views/lock/words.es.ts'

test('the words of the lock come in the language asked for, and are fetched once', async () => {
  const spanish = lockWordsIn('es')
  expect(lockWordsIn('es')).toBe(spanish)
  expect(await spanish).toBe(es)
  expect(await lockWordsIn('en')).toBe(en)
})
