import { useCallback, useEffect, useRef, useState } from 'react'
import {
  emptyProgress,
  type Progress,
  progressKey,
  readProgress,
} from '#tools/accident-action-plan/progress.ts'
import { randomId } from '#tools/accident-action-plan/random-id.ts'

/** What to say about the kept plan; nothing while all is well. */
export type KeepingNotice = 'not-saved' | 'partly' | 'unreadable' | 'newer'

export type Edit = (progress: Progress) => Progress

interface PastEdit {
  back: Edit
  /** An erased plan comes back only as long as nothing new was begun. */
  erased: boolean
}

export interface KeptProgress {
  progress: Progress
  notice: KeepingNotice | undefined
  /** @param back undoes the edit on whatever the plan is by then; without it, nothing to undo. */
  edit: (change: Edit, back?: Edit) => void
  erase: () => void
  canUndo: boolean
  undo: () => void
}

function readStorage() {
  try {
    return localStorage.getItem(progressKey)
  } catch {
    return null
  }
}

function writeStorage(progress: Progress | null) {
  try {
    if (progress) localStorage.setItem(progressKey, JSON.stringify(progress))
    else localStorage.removeItem(progressKey)
    return true
  } catch {
    return false
  }
}

const beforeWaking = emptyProgress('before-waking')

/**
 * The visitor's plan, kept on this device and shared by all tabs of this browser. Nothing is written
 * before the first edit, and never over a plan that a newer version of the page has kept.
 */
export function useProgress(): KeptProgress {
  const [progress, setProgress] = useState(beforeWaking)
  const [notice, setNotice] = useState<KeepingNotice>()
  const [past, setPast] = useState<readonly PastEdit[]>([])
  const latest = useRef(progress)
  const mayWrite = useRef(true)

  const show = useCallback((next: Progress) => {
    latest.current = next
    setProgress(next)
  }, [])

  useEffect(() => {
    function load(text: string | null) {
      const stored = readProgress(text, randomId())
      const isHere = stored.kind === 'whole' || stored.kind === 'partly'
      show(isHere ? stored.progress : emptyProgress(randomId()))
      mayWrite.current = stored.kind !== 'newer'
      setNotice(stored.kind === 'whole' || stored.kind === 'none' ? undefined : stored.kind)
    }
    function follow({ key, newValue }: StorageEvent) {
      // A null key means that all storage was cleared.
      if (key === progressKey || key === null) load(newValue)
    }
    load(readStorage())
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [show])

  const keep = useCallback(
    (next: Progress, stored: Progress | null) => {
      show(next)
      if (mayWrite.current && !writeStorage(stored)) setNotice('not-saved')
    },
    [show],
  )

  const edit = useCallback(
    (change: Edit, back?: Edit) => {
      const next = change(latest.current)
      if (next === latest.current) return
      keep(next, next)
      setPast((edits) => {
        const rest = edits.filter(({ erased }) => !erased)
        return back ? [...rest, { back, erased: false }] : rest
      })
    },
    [keep],
  )

  const erase = useCallback(() => {
    const before = latest.current
    keep(emptyProgress(randomId()), null)
    setPast([{ back: () => before, erased: true }])
  }, [keep])

  const undo = useCallback(() => {
    const last = past.at(-1)
    if (!last) return
    const next = last.back(latest.current)
    keep(next, next)
    setPast(past.slice(0, -1))
  }, [keep, past])

  return { progress, notice, edit, erase, canUndo: past.length > 0, undo }
}
