import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import { loadedIsland } from './loaded-island.ts'

const draw = (name: string, when?: 'loaded' | 'queried') =>
  renderToStaticMarkup(
    <Island name={name} when={when} component={() => <p>Drawn</p>} props={{ note: 'a > b' }} />,
  )

test('the island that wakes with the page is found among others', () => {
  expect(loadedIsland(draw('menu') + draw('diary', 'loaded'))).toBe('diary')
})

test('one that waits for a touch or a question is not', () => {
  expect(loadedIsland(draw('menu') + draw('finder', 'queried'))).toBeUndefined()
})
