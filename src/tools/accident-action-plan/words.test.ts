import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { type Crash, circumstances, roles } from '#tools/accident-action-plan/crash.ts'
import { photosFor } from '#tools/accident-action-plan/photos.ts'
import { taskIds } from '#tools/accident-action-plan/plan.ts'
import { linesFor, listeners } from '#tools/accident-action-plan/say/say-lines.ts'
import { spokenAge, spokenCrash, spokenDue } from '#tools/accident-action-plan/spoken-times.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'

const crash: Crash = {
  date: '2026-11-20',
  time: '',
  role: 'bicycle',
  hurt: 'yes',
  circumstances: ['hit-and-run', 'at-work'],
}

const numbers = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

test('English and Spanish of a task hold the same numbers', () => {
  for (const id of taskIds) {
    const [en, es] = [planWords.en.tasks[id], planWords.es.tasks[id]]
    expect(numbers(`${es.title} ${es.text}`)).toEqual(numbers(`${en.title} ${en.text}`))
  }
})

test('English and Spanish of the legal times hold the same numbers', () => {
  const ids = Object.keys(planWords.en.law.limits) as (keyof typeof planWords.en.law.limits)[]
  for (const id of ids) {
    expect(numbers(planWords.es.law.limits[id].time)).toEqual(
      numbers(planWords.en.law.limits[id].time),
    )
  }
})

test('what to say is fitted to the crash', () => {
  const said = linesFor('police', 'en', crash)
  expect(said.join(' ')).toContain('November 20, 2026')
  expect(said.join(' ')).toContain('I was on a bicycle.')
  expect(said.join(' ')).toContain('The other driver left.')
  expect(linesFor('insurer', 'es', crash).join(' ')).toContain('Yo estaba trabajando.')
  expect(linesFor('police', 'en', { ...crash, circumstances: [] })).toHaveLength(said.length - 2)
})

test('without a crash the words have brackets to fill in', () => {
  for (const listener of listeners) {
    for (const locale of locales) {
      const said = linesFor(listener, locale).join(' ')
      expect(said).not.toMatch(/[{}]/)
      expect(said).toMatch(locale === 'en' ? /\(date\)/ : /\(fecha\)/)
    }
  }
})

test('nobody is told to say who was at fault or that they are fine', () => {
  for (const role of roles) {
    for (const listener of listeners) {
      const said = linesFor(listener, 'en', { ...crash, role, circumstances }).join(' ')
      expect(said).not.toMatch(/fault|fine|sorry/i)
    }
  }
})

test('the photo list fits the crash', () => {
  expect(photosFor(crash)).toContain('photo-bicycle')
  expect(photosFor(crash)).not.toContain('photo-inside')
  expect(photosFor({ ...crash, role: 'on-foot' })).toEqual(photosFor(crash))
  expect(photosFor({ ...crash, role: 'passenger' })).toEqual(photosFor())
  expect(photosFor({ ...crash, circumstances: ['public-vehicle'] })).toContain('photo-public')
  expect(photosFor()).toContain('photo-inside')
  expect(photosFor()).toHaveLength(5)
})

test('a crash and a due time are said as a person would', () => {
  expect(spokenCrash(crash, planWords.en, 'en')).toBe('Crash on November 20, 2026')
  expect(spokenCrash({ ...crash, time: '15:30' }, planWords.en, 'en')).toBe(
    'Crash on November 20, 2026, 3:30 pm',
  )
  const date = '2026-11-21'
  expect(spokenDue({ kind: 'moment', date, time: '09:05' }, planWords.en, 'en')).toBe(
    'Due by 9:05 am on November 21, 2026',
  )
  expect(spokenDue({ kind: 'day', date }, planWords.en, 'en')).toBe('Due by November 21, 2026')
  expect(spokenDue({ kind: 'day', date, atHourOfCrash: true }, planWords.en, 'en')).toBe(
    'Due by November 21, 2026, at the hour of the crash',
  )
})

test('the age of a crash is said as a person would', () => {
  const now = { date: '2027-02-20', time: '09:00' }
  expect(spokenAge(crash, now, planWords.en, 'en')).toBe('Your crash was 3 months ago.')
})
