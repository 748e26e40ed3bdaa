import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Head } from './head.tsx'
import type { Mood } from './looks.ts'

const drawn = (view: 'front' | 'turned' | 'side', mood: Mood) =>
  renderToStaticMarkup(
    <Head at={[0, 0]} height={100} view={view} mood={mood} skin={3} hair="short" />,
  )

/** How far down a mouth begins, is in its middle and ends: smaller is higher. */
const mouthOf = (view: 'front' | 'turned' | 'side', mood: Mood) =>
  (/d="M-?\d+ (\d+)Q-?\d+ (\d+) \d+ (\d+)"/.exec(drawn(view, mood)) ?? []).slice(1).map(Number)

test.each(['front', 'turned', 'side'] as const)('nobody who is seen %s is faceless', (view) => {
  const moods = ['calm', 'smile', 'sore', 'aching', 'closed', 'talk'] as const
  expect(new Set(moods.map((mood) => drawn(view, mood))).size).toBe(moods.length)
  for (const mood of moods) {
    expect(drawn(view, mood).match(/<path/g)?.length).toBeGreaterThanOrEqual(5)
  }
  expect(drawn(view, 'calm')).toContain('--feature')
})

test.each(['front', 'turned', 'side'] as const)('nobody who hurts smiles, seen %s', (view) => {
  for (const mood of ['sore', 'aching'] as const) {
    const [start = 0, middle = 0, end = 0] = mouthOf(view, mood)
    expect(middle).toBeLessThan((start + end) / 2)
  }
})
