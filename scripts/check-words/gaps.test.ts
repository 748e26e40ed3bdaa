import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findGapProblems, gapsIn, gapsThatDiffer } from './gaps.ts'

test('gaps are found each time they stand in a text, conditions apart', () => {
  expect(
    gapsIn('{if:fax}{clinic}, {miles:alameda/clinic} from {clinic}{else}{email}{end}'),
  ).toEqual(['{clinic}', '{miles:alameda/clinic}', '{clinic}', '{email}'])
})

test('each entry is compared with itself, and named', () => {
  const list: unknown = parse(`
- id: walk
  name: { en: 'A walk to {clinic}', es: 'Una caminata a {clinica}' }
  steps:
    - { en: '{hours}', es: '{hours}' }
    - { en: 'Rest', es: 'Descanse {hours}' }
- id: class
  name: { en: '{clinica}', es: '{clinic}' }
- id: talk
  name: { en: '{email} or {email}', es: '{email}' }
`)
  expect(gapsThatDiffer(list)).toEqual([
    'walk.name: gaps differ, only in English: {clinic}; only in Spanish: {clinica}',
    'walk.steps.2: gaps differ, only in Spanish: {hours}',
    'class.name: gaps differ, only in English: {clinica}; only in Spanish: {clinic}',
    'talk.name: gaps differ, only in English: {email}',
  ])
})

test('the lists of the site have the same gaps in both languages', () => {
  expect(findGapProblems()).toEqual([])
})
