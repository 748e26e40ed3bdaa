import { useCallback, useEffect, useState } from 'react'
import { keep, readKept } from '#records/kept.ts'

/**
 * What a visitor has typed so far, kept in this tab: it survives a reload and ends with the tab.
 * Without storage it still lives as long as the page.
 *
 * @param read makes a draft of whatever was stored; must accept anything and must not throw.
 */
export function useDraft<Draft>(key: string, empty: Draft, read: (stored: unknown) => Draft) {
  const [draft, setDraft] = useState(empty)

  useEffect(() => {
    const stored = readKept('tab', key)
    if (stored.kind === 'value') setDraft(read(stored.value))
  }, [key, read])

  const keepDraft = useCallback(
    (next: Draft) => {
      keep('tab', key, next)
      setDraft(next)
    },
    [key],
  )
  return [draft, keepDraft] as const
}
