import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkInWords, valueInWords } from '#desk/editing/checks/check-in-words.ts'
import { editingWords } from '#desk/editing/words.ts'
import { faultsOfPage } from '#server/editing/check-page.ts'
import { drawPreview } from '#words/draw-preview.tsx'

const files = { en: 'content/en/resources/faq.md', es: 'content/es/resources/faq.md' }
const [english, spanish] = [files.en, files.es].map((file) => readFileSync(file, 'utf8')) as [
  string,
  string,
]

const around = {
  draw: drawPreview,
  photos: ['photos/garden.jpg'],
  readFile: (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
}

const faultsOf = (es: string, en = english) =>
  faultsOfPage({ files, texts: { en, es } }, around).map(({ text }) => checkInWords(text, 'es'))

const [unknown = ''] = editingWords.es.otherCheck.split('{text}')

test.each([
  ['an unknown page', `${spanish}\n[aquí](page:nowhere)\n`, 'Un enlace nombra la página «nowhere»'],
  ['an unknown gap', `${spanish}\n{office-fone}\n`, '¿Quiso decir {office-phone}?'],
  [
    'a gap like none',
    `${spanish}\n{no-such-fact-at-all}\n`,
    'El sitio no conoce {no-such-fact-at-all}',
  ],
  ['an unknown block', `${spanish}\n:::stepz\nUno\n:::\n`, 'se llame :::stepz'],
  ['a lost passage', `${spanish}\n{passage:lost}\n`, 'se llame «lost»'],
  [
    'a condition without end',
    `${spanish}\n{if:text-line}\nUno\n`,
    'A {if:text-line} le falta su {end}',
  ],
  ['an end without condition', `${spanish}\nUno {end}\n`, 'no tiene antes un {if:…}'],
  [
    'a photograph in one language',
    `${spanish}\n![Una puerta.](photos/garden.jpg)\n`,
    'en el otro idioma',
  ],
  [
    'a photograph that is nowhere',
    `${spanish}\n![Una puerta.](photos/door.jpg)\n`,
    '«Poner una foto»',
  ],
  [
    'a photograph in a sentence',
    `${spanish}\nVea ![Una puerta.](photos/garden.jpg) aquí.\n`,
    'sola en su línea',
  ],
  [
    'a long title',
    spanish.replace(/^title: .*$/m, `title: ${'a'.repeat(61)}`),
    '60 letras como máximo',
  ],
  [
    'a short description',
    spanish.replace(/^description: .*$/m, 'description: Corta'),
    '70 letras como mínimo',
  ],
  ['a date that is none', spanish.replace(/^reviewed: .*$/m, 'reviewed: ayer'), 'una fecha como'],
  ['an unknown field', spanish.replace(/^---\n/, '---\nheadin: x\n'), '«headin» no es ninguno'],
  ['what is no YAML', spanish.replace(/^title: .*$/m, 'title: Uno: dos'), 'no se puede leer'],
  ['nothing above', 'Hola', 'Arriba falta la parte'],
])('%s is told in Spanish', (_name, text, said) => {
  const faults = faultsOf(text)
  expect(faults.join('\n')).toContain(said)
  expect(faults.filter((fault) => fault.includes(unknown.trim()))).toEqual([])
})

test('what a build says of words keeps its place', () => {
  expect(
    checkInWords('content/es/home/home.md:12: the source a-b is named and not listed', 'es'),
  ).toBe(
    'content/es/home/home.md:12: La fuente «a-b» se nombra en el texto y falta en la lista sources, arriba.',
  )
  expect(checkInWords('content/es/home/home.md: over 30 words: Una oración.', 'es')).toContain(
    'content/es/home/home.md: Una oración tiene más de 30 palabras.',
  )
  expect(checkInWords('"curar": promise nothing in: Le vamos a curar.', 'es')).toContain(
    'No se escribe «curar»',
  )
})

test('what only a programmer meets is left as it is, with whom to ask', () => {
  const said = checkInWords('ENOSPC: no space left on device', 'es')
  expect(said).toContain('ENOSPC: no space left on device')
  expect(said).toContain('quien cuida el sitio')
  expect(valueInWords('the moon', 'es')).toBe('Debe ser (en inglés): the moon')
})

test('an English desk hears what the check says', () => {
  expect(checkInWords('there is no block called :::stepz', 'en')).toBe(
    'there is no block called :::stepz',
  )
})
