import { expect, test } from 'vitest'
import { linkedPages } from '#tools/accident-action-plan/linked-pages.ts'
import { taskIds } from '#tools/accident-action-plan/plan.ts'
import { notesOf } from '#tools/accident-action-plan/task-notes.ts'

test('what a law asks for names that law', () => {
  const named = taskIds.flatMap((id) => {
    const { laws } = notesOf(id)
    return laws ? [[id, laws]] : []
  })
  expect(Object.fromEntries(named)).toEqual({
    'police-report': ['veh-20008'],
    'police-told': ['veh-20008'],
    'police-hit-and-run': ['ins-11580-2'],
    sr1: ['veh-16000'],
    'insurer-statement': ['ins-11580-2'],
  })
})

test('some task leads to every page of the plan', () => {
  const pages = taskIds.map((id) => notesOf(id).page)
  expect(linkedPages.filter((page) => !pages.includes(page))).toEqual([])
})

test.each([
  ['watch', /RCEM/],
  ['child', /CDC HEADS UP/],
  ['keep-moving', /OPTIMa/],
] as const)('advice on health names its source: %s', (id, source) => {
  expect(notesOf(id).source).toMatch(source)
})
