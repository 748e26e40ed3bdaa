import { expect, test } from 'vitest'
import { cityName } from '#site/city-name.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import { en } from '#tools/danger-signs/words.en.ts'
import { es } from '#tools/danger-signs/words.es.ts'

const room = {
  name: 'Highland',
  address: '1411 East 31st Street',
  phone: '(510) 437-4800',
  lat: 37.8,
  lon: -122.2,
  births: { confirmedBy: null },
}

const signOf = (locale: 'en' | 'es', id: string) =>
  readCheckData(locale, []).signs.find((sign) => sign.id === id)

test('a sign is asked in the language of the page, shorter where its fact is known', () => {
  expect(signOf('en', 'scene')?.asked).toBe('Neck or back pain, or tingling')
  expect(signOf('es', 'scene')?.asked).toBe('Dolor de cuello o de espalda, u hormigueo')
  expect(signOf('en', 'weak')?.asked).toBe(signOf('en', 'weak')?.words)
})

test('a room that is confirmed travels with what an answer needs of it, and nothing else', () => {
  const listed = { ...room, sources: ['a page of the hospital'] }
  const open = { ...room, name: 'San Leandro', unconfirmed: true }
  expect(readCheckData('en', [listed, open]).rooms).toEqual([
    {
      ...room,
      call: 'tel:+15104374800',
      directions: 'https://www.google.com/maps/dir/?destination=1411%20East%2031st%20Street&api=1',
    },
  ])
})

test('the check speaks the language of the page', () => {
  for (const [locale, words] of [
    ['es', es],
    ['en', en],
  ] as const) {
    const said = { ...words, emergencyRooms: words.emergencyRooms.replace('{city}', cityName) }
    expect(readCheckData(locale, []).words).toEqual(said)
  }
})

test('the check leads to the pages of its language', () => {
  const links = Object.values(readCheckData('es', []).links)
  expect(links.every((link) => link?.startsWith('/es/'))).toBe(true)
})
