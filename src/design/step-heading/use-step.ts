import { useCallback, useEffect, useRef, useState } from 'react'

function stepIn(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

function stateWith(name: string, step: string) {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : {}), [name]: step }
}

export interface StepWalk<Step extends string> {
  step: Step
  /** Grows with every step the visitor takes, forward or back; 0 after a load or reload. */
  moves: number
  go: (next: Step) => void
}

/**
 * The steps of a tool as entries of the browser's history: Back goes one step back instead of
 * leaving the page, and a reload stays on its step. A fresh visit begins with the first step.
 *
 * @param name one name per set of steps on a page.
 * @param steps the first one is where a visit begins; must be the same array on every render.
 */
export function useStep<Step extends string>(
  name: string,
  steps: readonly [Step, ...Step[]],
): StepWalk<Step> {
  const [step, setStep] = useState<Step>(steps[0])
  const [moves, setMoves] = useState(0)
  const current = useRef<Step>(steps[0])

  const show = useCallback((next: Step) => {
    current.current = next
    setStep(next)
  }, [])

  useEffect(() => {
    const stored = () => steps.find((known) => known === stepIn(history.state, name))
    show(stored() ?? steps[0])
    history.replaceState(stateWith(name, current.current), '')

    function follow() {
      const found = stored()
      // A link within the page makes an entry of its own: it stays on the step it came from.
      if (found === undefined) history.replaceState(stateWith(name, current.current), '')
      else if (found !== current.current) {
        show(found)
        // The heading has its say once the browser has put the page where it remembers it.
        setTimeout(() => setMoves((count) => count + 1))
      }
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [name, steps, show])

  const go = useCallback(
    (next: Step) => {
      if (next !== current.current) history.pushState(stateWith(name, next), '')
      show(next)
      setMoves((count) => count + 1)
    },
    [name, show],
  )
  return { step, moves, go }
}
