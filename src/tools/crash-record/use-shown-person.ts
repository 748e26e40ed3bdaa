import { useEffect, useState } from 'react'
import { allKept } from '#language/records/kept.ts'
import { isRecord } from '#language/records/reading.ts'
import { type HurtPerson, keptRecord, watchRecord } from '#tools/crash-record/crash-record.ts'
import { erasePerson } from '#tools/crash-record/erase-person.ts'
import { currentPerson, me, type Switched, switchTo } from '#tools/crash-record/person.ts'

export interface ShownPerson {
  /** `me`, or the id of one of the people. */
  person: string
  people: readonly HurtPerson[]
}

const isSwitched = (state: unknown): state is Switched =>
  isRecord(state) && state['switched'] === true

/** Takes what a switch has left out of the history, so that it is told once. */
function takeSwitched() {
  const state: unknown = history.state
  if (!isSwitched(state)) return undefined
  const { switched, erased, ...rest } = state
  history.replaceState(rest, '')
  // Only this once: the place is the browser's to keep again when the page is left.
  const keepPlace = () => {
    history.scrollRestoration = 'auto'
  }
  addEventListener('pagehide', keepPlace, { once: true })
  return { switched, erased }
}

/**
 * Loads a page again that comes back from the browser's memory, if something else was kept meanwhile:
 * it has heard of nothing, may be somebody else's than the tab by now, and would write over the rest.
 */
function useWhatWasKeptMeanwhile() {
  useEffect(() => {
    let left = ''
    const leave = () => {
      left = allKept()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && allKept() !== left) location.reload()
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])
}

/**
 * Whose record this page shows, and who else has one; missing until the page is awake. Somebody who
 * is erased in another tab is shown in none.
 */
export function useShownPerson() {
  const [shown, setShown] = useState<ShownPerson>()
  /** What the switch that led here has left. */
  const [arrived, setArrived] = useState<Omit<Switched, 'switched'>>()
  useWhatWasKeptMeanwhile()

  useEffect(() => {
    const person = currentPerson()
    let name: string | undefined
    let isLeaving = false

    function leave() {
      isLeaving = true
      // Nobody was ever there: a list that cannot be read is no wish to erase.
      if (name === undefined) return switchTo(me)
      erasePerson(person).finally(() => switchTo(me, name))
    }

    function look() {
      const { people } = keptRecord()
      const known = people.find(({ id }) => id === person)
      if (person !== me && !known) return isLeaving ? undefined : leave()
      name = known?.name
      setShown({ person, people })
    }

    look()
    setArrived(takeSwitched())
    return watchRecord(look)
  }, [])

  return { shown, arrived }
}
