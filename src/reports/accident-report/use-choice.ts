import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { choiceFromSearch, searchOfChoice } from '#reports/accident-report/choice.ts'
import { askedBy } from '#reports/accident-report/filters.tsx'

/**
 * What the visitor has chosen. It stands in the address as well: each choice is a step of Back and
 * Forward.
 *
 * @param search the choice that is drawn at first.
 */
export function useChoice(search: string, years: readonly number[]) {
  const root = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(() => choiceFromSearch(search, years))
  // A new number makes the form anew, with the choice as its first values.
  const [formNumber, setFormNumber] = useState(0)

  function choose(asked: string | URLSearchParams) {
    const chosen = choiceFromSearch(asked, years)
    setChoice(chosen)
    const { pathname, search: present, hash } = location
    const asking = searchOfChoice(chosen, years, present)
    if (asking !== present) history.pushState(null, '', pathname + asking + hash)
  }

  const followAddress = useEffectEvent(() => {
    const asked = choiceFromSearch(location.search, years)
    if (searchOfChoice(asked, years) === searchOfChoice(choice, years)) return
    setChoice(asked)
    setFormNumber((number) => number + 1)
  })

  const followForm = useEffectEvent(() => {
    const form = root.current?.querySelector('form')
    if (form) choose(askedBy(form))
  })

  // The address decides; where it is shown already, what was chosen before React was there.
  useEffect(() => {
    if (searchOfChoice(choiceFromSearch(location.search, years), years) === search) followForm()
    else followAddress()
    addEventListener('popstate', followAddress)
    return () => removeEventListener('popstate', followAddress)
  }, [search, years])

  function startAnew(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose('')
    setFormNumber((number) => number + 1)
  }

  return { root, choice, formNumber, choose, startAnew }
}
