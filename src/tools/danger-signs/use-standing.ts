import { useCallback, useEffect, useState } from 'react'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { outcomeOf } from '#tools/danger-signs/check-flow.ts'
import {
  answersKeys,
  askedToday,
  type KeptAnswers,
  keptAnswers,
  standingAnswers,
} from '#tools/danger-signs/kept-answers.ts'
import { type CheckOptions, enough } from '#tools/danger-signs/use-check.ts'
import { isForGuest } from '#tools/danger-signs/visit-answers.ts'

/**
 * Whether a tool that is already open is closed: by an answer that another tool or tab was given
 * meanwhile, or, where its page comes back on a later day, by a check that is due. What is about
 * somebody without a record is not kept and closes nothing here.
 * @param today ISO date; nothing is known before the page is awake.
 */
export function useStanding(needs: NonNullable<CheckOptions['needs']>, today: string | undefined) {
  const { signs } = useCheckData()
  const [isClosed, setClosed] = useState(false)

  const closeWhere = useCallback(
    (isDue: (kept: KeptAnswers, day: string) => boolean) => {
      const kept = today && !isForGuest() ? keptAnswers() : undefined
      if (!kept || !today) return setClosed(false)
      const { way } = outcomeOf(signs, standingAnswers(kept, today), today)
      setClosed(kept.level !== null || !enough[needs].includes(way) || isDue(kept, today))
    },
    [needs, signs, today],
  )
  /** Once it was answered no check is due, even where the device could not keep the answers. */
  const look = useCallback(() => closeWhere(() => false), [closeWhere])

  useEffect(() => {
    closeWhere((kept, day) => askedToday(kept, day) !== 'nothing')
    const follow = ({ key }: StorageEvent) => {
      if (key === null || answersKeys().includes(key)) look()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [closeWhere, look])

  return { isClosed, look }
}
