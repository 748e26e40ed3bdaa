import { useEffect, useRef, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'

/**
 * What a form found wrong when it was last tried. A fault stays beside its question until it is
 * answered; new ones wait for the next try.
 *
 * @param open what is wrong with the form as it stands.
 */
export function useFaults<Fault extends { field: string }>(open: readonly Fault[]) {
  const [found, setFound] = useState<readonly Fault[]>([])
  /** Has the focus when something was found. */
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (found.length > 0) focusInView(summary.current)
  }, [found])

  function faultAt(field: Fault['field']) {
    const isFound = found.some((fault) => fault.field === field)
    return isFound ? open.find((fault) => fault.field === field) : undefined
  }

  return { found, setFound, summary, faultAt }
}
