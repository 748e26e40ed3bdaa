import { useCallback, useEffect, useRef, useState } from 'react'
import { openStore } from '#tools/symptom-tracker/store/open-store.ts'
import type { DiaryStore, Kept, Room, Saved } from '#tools/symptom-tracker/store/store.ts'

export type DiaryState =
  | { kind: 'opening' }
  | { kind: 'outdated' }
  | { kind: 'broken' }
  | { kind: 'locked'; room: Room | null }
  | { kind: 'open'; kept: Kept; room: Room | null }

/** Makes one change to the store; the diary on the screen follows. */
export type ChangeDiary = (work: (store: DiaryStore) => Promise<Saved>) => Promise<Saved>

/** The diary of this device, as it is now: changes of other tabs come in by themselves. */
export function useDiary(): { state: DiaryState; change: ChangeDiary; show: () => Promise<void> } {
  const [state, setState] = useState<DiaryState>({ kind: 'opening' })
  const store = useRef<DiaryStore>(null)
  const latestRead = useRef(0)

  const show = useCallback(async () => {
    const from = store.current
    if (!from) return
    latestRead.current += 1
    const read = latestRead.current
    const next = await from.read().then(
      (kept): DiaryState =>
        kept === 'locked'
          ? { kind: 'locked', room: from.room }
          : { kind: 'open', kept, room: from.room },
      (): DiaryState => ({ kind: 'broken' }),
    )
    // A read that was overtaken by a later one would show the past.
    if (read === latestRead.current) setState(next)
  }, [])

  useEffect(() => {
    let stop = () => {}
    let left = false
    openStore().then(async (opened) => {
      if (left) return
      if (opened.kind === 'outdated') return setState(opened)
      store.current = opened.store
      stop = opened.store.watch(show)
      await show()
    })
    // A page that comes back from the browser's memory has heard nothing meanwhile.
    const showAgain = (event: PageTransitionEvent) => {
      if (event.persisted) show()
    }
    addEventListener('pageshow', showAgain)
    return () => {
      left = true
      stop()
      removeEventListener('pageshow', showAgain)
    }
  }, [show])

  const change = useCallback<ChangeDiary>(
    async (work) => {
      if (!store.current) return { kind: 'failed' }
      const outcome = await work(store.current)
      if (outcome.kind === 'outdated') setState(outcome)
      if (outcome.kind === 'saved' || outcome.kind === 'locked') await show()
      return outcome
    },
    [show],
  )
  return { state, change, show }
}
