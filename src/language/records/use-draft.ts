import { useCallback, useEffect, useState } from 'react'
import { keep, readKept } from './kept.ts'

const asItIs = (draft: unknown) => draft

/**
 * What a visitor has typed so far, kept in this tab: it survives a reload and ends with the tab.
 * Without storage it still lives as long as the page.
 *
 * @param read makes a draft of whatever was stored; must accept anything and must not throw.
 * @param toStore leaves out what must not be kept; must be the same function on every render.
 */
export function useDraft<Draft>(
  key: string,
  empty: Draft,
  read: (stored: unknown) => Draft,
  toStore: (draft: Draft) => unknown = asItIs,
) {
  const [draft, setDraft] = useState(empty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another draft, empty or not
  useEffect(() => {
    const stored = readKept('tab', key)
    setDraft(stored.kind === 'value' ? read(stored.value) : empty)
  }, [key, read])

  const keepDraft = useCallback(
    (next: Draft) => {
      keep('tab', key, toStore(next))
      setDraft(next)
    },
    [key, toStore],
  )
  return [draft, keepDraft] as const
}
