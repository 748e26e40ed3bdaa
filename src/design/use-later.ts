import { useEffect, useState } from 'react'

/** A part that is not there yet, and one that did not come: a new build took its file away, or the network is gone. */
export type Later<Part> = Part | 'missing' | undefined

/**
 * A part of a tool that is fetched once it is wanted.
 * @param load must be the same function on every render.
 */
export function useLater<Part extends object>(load: () => Promise<Part>, isWanted: boolean) {
  const [part, setPart] = useState<Later<Part>>()
  useEffect(() => {
    if (!isWanted) return
    let left = false
    const show = (loaded: Part | 'missing') => {
      if (!left) setPart(loaded)
    }
    load().then(show, () => show('missing'))
    return () => {
      left = true
    }
  }, [isWanted, load])
  return part
}

/** Whether something on the page was pressed: then what comes next is fetched. */
export function useBegun() {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const begin = () => setBegun(true)
    const starts = ['pointerdown', 'keydown'] as const
    for (const start of starts) addEventListener(start, begin, { once: true })
    return () => {
      for (const start of starts) removeEventListener(start, begin)
    }
  }, [])
  return hasBegun
}
