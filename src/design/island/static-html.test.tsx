import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticHtml } from './static-html.tsx'

function Counter({ map }: { map?: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <StaticHtml>{map}</StaticHtml>
    </>
  )
}

test('what the server drew stays when React takes over, and after', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Counter map="A map" />)
  document.body.append(container)
  render(<Counter />, { container, hydrate: true })
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('1A map')
  cleanup()
})
