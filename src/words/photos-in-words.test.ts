import { expect, test } from 'vitest'
import { type PhotoInWords, photoWordFaults } from './photos-in-words.ts'

const english: PhotoInWords = {
  file: 'photos/garden.jpg',
  alt: 'The garden behind the clinic.',
  locale: 'en',
  words: 'content/en/about/mission.md',
  line: 12,
}
const spanish: PhotoInWords = {
  ...english,
  alt: 'El jardín detrás de la clínica.',
  locale: 'es',
  words: 'content/es/about/mission.md',
  line: 13,
}

test('a photograph with words in both languages is in order', () => {
  expect(photoWordFaults([english, spanish])).toEqual([])
})

test('a photograph without its twin is named with file and line', () => {
  expect(photoWordFaults([spanish])).toEqual([
    'content/es/about/mission.md:13: content/en/about/mission.md has not the photograph photos/garden.jpg: write it there too',
  ])
})

test('a photograph that says nothing to who does not see it is refused', () => {
  expect(photoWordFaults([english, { ...spanish, alt: '' }])).toEqual([
    'content/es/about/mission.md:13: say what photos/garden.jpg shows between the brackets, such as ![The garden behind the clinic.](photos/garden.jpg)',
  ])
})

test.each(['https://photos.example/garden.jpg', 'photos/logo.svg', '../photos/garden.jpg', ''])(
  'a photograph of another place or kind is refused: %s',
  (file) => {
    const [fault] = photoWordFaults([{ ...english, file }])
    expect(fault).toMatch(/^content\/en\/about\/mission\.md:12: .*should be a JPEG, PNG or WebP/)
  },
)
