import { useCallback, useEffect, useState } from 'react'
import { isForGuest } from '#tools/danger-signs/visit-answers.ts'

/** Whether a tool is about somebody without a record; to be looked up again when a check was passed. */
export function useGuest() {
  const [isGuest, setGuest] = useState(false)
  const look = useCallback(() => setGuest(isForGuest()), [])
  useEffect(look, [look])
  return { isGuest, look }
}
