import { useEffect, useState } from 'react'
import { dayIn } from '#language/dates/wall-time.ts'

/**
 * The day on this device as an ISO date, empty until the page is awake: a built page knows no day. A
 * tab that is left open goes on by the calendar of its next step.
 * @param given the day to go by instead of the device's own
 * @param moves how many steps were made: each looks again
 */
export function useToday(given: string | undefined, moves: number) {
  const [today, setToday] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step looks again
  useEffect(() => setToday(given ?? dayIn(Date.now())), [given, moves])
  return today
}
