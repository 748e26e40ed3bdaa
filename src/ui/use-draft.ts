import { useCallback, useEffect, useState } from 'react'

function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // No storage in this browser, or something else wrote there: start empty.
    return null
  }
}

function writeTab(key: string, draft: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage the draft still lives as long as the page.
  }
}

/**
 * What a visitor has typed so far, kept in this tab: it survives a reload and ends with the tab.
 *
 * @param read makes a draft of whatever was stored; must accept anything and must not throw.
 */
export function useDraft<Draft>(key: string, empty: Draft, read: (stored: unknown) => Draft) {
  const [draft, setDraft] = useState(empty)

  useEffect(() => {
    const stored = readTab(key)
    if (stored !== null) setDraft(read(stored))
  }, [key, read])

  const keep = useCallback(
    (next: Draft) => {
      writeTab(key, next)
      setDraft(next)
    },
    [key],
  )
  return [draft, keep] as const
}
