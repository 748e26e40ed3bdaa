import { expect, test } from 'vitest'
import {
  comparisonsIn,
  findLanguageQuestions,
  findWordsInCode,
  wordsInCode,
} from './languages-in-code.ts'

test.each([
  "const label = { en: 'Yes', es: 'Sí' }",
  "const miles = { en: 'mile', es: 'milla' }",
  "menuEntry('whiplash', 'What a jolt does', '¿Qué es?')",
  'const heading = <h2>Atención</h2>',
  "const tabs = { 'en': ['Today'], 'es': ['Hoy'] }",
  "const card = { en: { label: 'Send' }, es: { label: 'Mande' } }",
  'const note = { en: <p>Rest</p>, es: <p>Descanse</p> }',
  `const call = { en: \`Call \${number}\`, es: \`Llame al \${number}\` }`,
])('%s holds words', (code) => {
  expect(wordsInCode('some.tsx', `\n${code}`)).toEqual([2])
})

test.each([
  'const words = { en, es }',
  "const made = { en: make('en'), es: make('es') }",
  "const files = { en: () => import('./words.en.ts'), es: () => import('./words.es.ts') }",
  'interface Bilingual { en: string; es: string }',
  "const one = { en: 'Yes' }",
  "const letters = 'áéíóúüñÁÉÍÓÚÜÑ¿¡'",
])('%s holds none', (code) => {
  expect(wordsInCode('some.ts', code)).toEqual([])
})

test('words are found in the code of an Astro file', () => {
  expect(
    wordsInCode('some.astro', "---\nconst a = { en: 'Yes', es: 'Sí' }\n---\n<p>{a}</p>"),
  ).toEqual([2])
})

test.each([
  ["if (locale === 'es') return", [1]],
  ["locale !== 'en' ? a : b", [1]],
  ["'es' == locale", [1]],
  ["switch (locale) {\n  case 'es':", [2]],
  ["locale.startsWith('es') ? 'Hola' : 'Hello'", [1]],
  ["path.startsWith('/es/')", [1]],
  ["locale.includes('es')", [1]],
  ["['es', 'es-MX'].includes(locale)", [1]],
  ["Object.is(locale, 'es')", [1]],
  ['if (/^es/.test(locale))', [1]],
  ["tag === 'es-MX'", [1]],
  ["locale.localeCompare('es') === 0", [1]],
  ["label['es']", []],
  ["only: 'es'", []],
])('%j asks for the language on lines %j', (code, lines) => {
  expect(comparisonsIn(code)).toEqual(lines)
})

test('the words of the code stand in files of words', () => {
  expect(findWordsInCode()).toEqual([])
})

test('what differs by language is data of src/language, not a question asked elsewhere', () => {
  expect(findLanguageQuestions()).toEqual([])
})
