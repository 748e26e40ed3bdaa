import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Head } from './head.tsx'
import type { Mood } from './looks.ts'

const drawn = (view: 'front' | 'turned' | 'side', mood: Mood) =>
  renderToStaticMarkup(
    <Head at={[0, 0]} height={100} view={view} mood={mood} skin={3} hair="short" />,
  )

test.each(['front', 'turned', 'side'] as const)('nobody who is seen %s is faceless', (view) => {
  const moods = ['calm', 'smile', 'sore', 'closed', 'talk'] as const
  expect(new Set(moods.map((mood) => drawn(view, mood))).size).toBe(moods.length)
  for (const mood of moods) {
    expect(drawn(view, mood).match(/<path/g)?.length).toBeGreaterThanOrEqual(5)
  }
  expect(drawn(view, 'calm')).toContain('--feature')
})
