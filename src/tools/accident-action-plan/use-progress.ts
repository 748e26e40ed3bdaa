import { useCallback, useEffect, useRef, useState } from 'react'
import { forget, keep, type Place, parseKept, readKept } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import {
  emptyProgress,
  type Progress,
  progressKey,
  readProgress,
  type StoredProgress,
} from '#tools/accident-action-plan/progress.ts'
import { ofPerson } from '#tools/crash-record/person.ts'

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

/** Where a plan lies: of the person of this page, or of somebody without a record, in this tab only. */
function placeOf(isGuest: boolean): { place: Place; key: string } {
  return isGuest
    ? { place: 'tab', key: `${progressKey}~guest` }
    : { place: 'device', key: ofPerson(progressKey) }
}

function write(isGuest: boolean, progress: Progress | null) {
  const { place, key } = placeOf(isGuest)
  return progress ? keep(place, key, progress) : forget(place, key)
}

/** What was kept, as it is read when the plan wakes. */
export function storedProgress(isGuest: boolean) {
  const { place, key } = placeOf(isGuest)
  return readProgress(readKept(place, key), randomId())
}

const beforeWaking = emptyProgress('before-waking')

/**
 * A plan, kept on this device and shared by all tabs of this browser; that of somebody without a
 * record stays in this tab. Nothing is written before the first edit, and never over a plan that a
 * newer version of the page has kept.
 */
export function useProgress(isGuest: boolean): KeptProgress {
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
    function load(stored: StoredProgress) {
      const isHere = stored.kind === 'whole' || stored.kind === 'partly'
      show(isHere ? stored.progress : emptyProgress(randomId()))
      mayWrite.current = stored.kind !== 'newer'
      setNotice(stored.kind === 'whole' || stored.kind === 'none' ? undefined : stored.kind)
    }
    function follow({ key, newValue }: StorageEvent) {
      // A null key means that all storage was cleared.
      const isIt = !isGuest && (key === placeOf(isGuest).key || key === null)
      if (isIt) load(readProgress(parseKept(newValue), randomId()))
    }
    load(storedProgress(isGuest))
    setPast([])
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [isGuest, show])

  const hold = useCallback(
    (next: Progress, stored: Progress | null) => {
      show(next)
      if (mayWrite.current && !write(isGuest, stored)) setNotice('not-saved')
    },
    [isGuest, show],
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
