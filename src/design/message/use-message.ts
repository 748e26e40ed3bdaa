import { useCallback, useState } from 'react'
import type { Told } from './message.tsx'

/** The one message of a tool: a new one takes the place of the last. */
export function useMessage() {
  const [message, setMessage] = useState<Told | null>(null)
  const tell = useCallback(
    (text: string, undo?: () => void, next?: Told['next']) => setMessage({ text, undo, next }),
    [],
  )
  const dismiss = useCallback(() => setMessage(null), [])
  return { message, tell, dismiss }
}
