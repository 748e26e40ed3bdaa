import { useCallback, useEffect, useState } from 'react'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { outcomeOf } from '#tools/danger-signs/check-flow.ts'
import { answersKeys, keptAnswers, standingAnswers } from '#tools/danger-signs/kept-answers.ts'
import { type CheckOptions, enough } from '#tools/danger-signs/use-check.ts'
import { isForGuest } from '#tools/danger-signs/visit-answers.ts'

/**
 * Whether an answer that stands closes a tool that is already open: one that another tool or tab was
 * given meanwhile. What is about somebody without a record is not kept and closes nothing here.
 * @param today ISO date; nothing is known before the page is awake.
 */
export function useStanding(needs: NonNullable<CheckOptions['needs']>, today: string | undefined) {
  const { signs } = useCheckData()
  const [isClosed, setClosed] = useState(false)

  const look = useCallback(() => {
    const kept = today && !isForGuest() ? keptAnswers() : undefined
    if (!kept || !today) return setClosed(false)
    const { way } = outcomeOf(signs, standingAnswers(kept, today), today)
    setClosed(kept.level !== null || !enough[needs].includes(way))
  }, [needs, signs, today])

  useEffect(() => {
    look()
    const follow = ({ key }: StorageEvent) => {
      if (key === null || answersKeys().includes(key)) look()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [look])

  return { isClosed, look }
}
