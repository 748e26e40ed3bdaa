import { expect, test } from 'vitest'
import { findSamples } from './samples.ts'

test('sample people, stories, events and providers stop, at their lines', () => {
  const list = { file: 'content/data/stories.yaml', text: '- id: walk\n- id: elena\n' }
  const entries = [
    { id: 'walk', sample: false },
    { id: 'elena', sample: true },
  ]
  expect(findSamples(entries, list)).toEqual([
    { file: 'content/data/stories.yaml', line: 2, text: 'elena is a sample' },
  ])
})
