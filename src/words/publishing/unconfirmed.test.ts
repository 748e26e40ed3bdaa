import { expect, test } from 'vitest'
import { findUncheckedHelp, findUnconfirmedExercises } from './unconfirmed.ts'

test('an exercise stops the site until a chiropractor has confirmed it', () => {
  const register = { file: 'exercises.yaml', text: '- id: walk\n- id: nod-head\n' }
  const exercises = [
    { id: 'walk', confirmedBy: 'Ana Reyes, D.C., 2026-11-20' },
    { id: 'nod-head', confirmedBy: null },
  ]
  expect(findUnconfirmedExercises(exercises, register)).toEqual([
    {
      file: 'exercises.yaml',
      line: 2,
      text: 'no chiropractor has confirmed the exercise nod-head: read it, and name who did under confirmedBy',
    },
  ])
})

test('help stops the site when nobody called, or nobody within a year', () => {
  const register = { file: 'free-help.yaml', text: '- id: old\n- id: never\n- id: new\n' }
  const entries = [
    { id: 'old', checked: '2025-11-22' },
    { id: 'never', checked: null },
    { id: 'new', checked: '2026-01-02' },
  ] as const
  const stops = findUncheckedHelp(entries, register, '2026-11-23')
  expect(stops.map(({ line, text }) => [line, text])).toEqual([
    [1, expect.stringContaining('no person has checked old within a year')],
    [2, expect.stringContaining('no person has checked never within a year')],
  ])
})
