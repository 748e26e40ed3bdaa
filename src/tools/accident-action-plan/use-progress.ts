import { useCallback, useEffect, useRef, useState } from 'react'
import { type Found, forget, keep, parseKept, readKept } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import {
  emptyProgress,
  type Progress,
  progressKey,
  readProgress,
} from '#tools/accident-action-plan/progress.ts'

/** What to say about the kept plan; nothing while all is well. */
type KeepingNotice = 'not-saved' | 'partly' | 'unreadable' | 'newer'

type Edit = (progress: Progress) => Progress

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

const write = (progress: Progress | null) =>
  progress ? keep('device', progressKey, progress) : forget('device', progressKey)

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
    function load(found: Found) {
      const stored = readProgress(found, randomId())
      const isHere = stored.kind === 'whole' || stored.kind === 'partly'
      show(isHere ? stored.progress : emptyProgress(randomId()))
      mayWrite.current = stored.kind !== 'newer'
      setNotice(stored.kind === 'whole' || stored.kind === 'none' ? undefined : stored.kind)
    }
    function follow({ key, newValue }: StorageEvent) {
      // A null key means that all storage was cleared.
      if (key === progressKey || key === null) load(parseKept(newValue))
    }
    load(readKept('device', progressKey))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [show])

  const hold = useCallback(
    (next: Progress, stored: Progress | null) => {
      show(next)
      if (mayWrite.current && !write(stored)) setNotice('not-saved')
    },
    [show],
  )

  const edit = useCallback(
    (change: Edit, back?: Edit) => {
      const next = change(latest.current)
      if (next === latest.current) return
      hold(next, next)
      setPast((edits) => {
        const rest = edits.filter(({ erased }) => !erased)
        return back ? [...rest, { back, erased: false }] : rest
      })
    },
    [hold],
  )

  const erase = useCallback(() => {
    const before = latest.current
    hold(emptyProgress(randomId()), null)
    setPast([{ back: () => before, erased: true }])
  }, [hold])

  const undo = useCallback(() => {
    const last = past.at(-1)
    if (!last) return
    const next = last.back(latest.current)
    hold(next, next)
    setPast(past.slice(0, -1))
  }, [hold, past])

  return { progress, notice, edit, erase, canUndo: past.length > 0, undo }
}
