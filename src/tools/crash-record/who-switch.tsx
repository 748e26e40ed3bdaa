import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { fill } from '#language/fill.ts'
import { mostPeople } from '#tools/crash-record/crash-record.ts'
import { ErasePart } from '#tools/crash-record/erase-part.tsx'
import { me, switchTo } from '#tools/crash-record/person.ts'
import { PersonForm } from '#tools/crash-record/person-form.tsx'
import { type ShownPerson, useShownPerson } from '#tools/crash-record/use-shown-person.ts'
import type { Words } from '#tools/crash-record/words.en.ts'
import './who-switch.css'

export interface WhoSwitchProps {
  words: Words
}

interface PeopleProps extends WhoSwitchProps {
  shown: ShownPerson
}

/** Me, and everybody who was added, a button each. */
function People({ words, shown: { person, people } }: PeopleProps) {
  const everybody = [{ id: me, name: words.me }, ...people]
  return (
    <div className="who-people" role="group" aria-label={words.about}>
      <span aria-hidden="true">{words.about}</span>
      {everybody.map(({ id, name }) => (
        <Button
          key={id}
          variant={id === person ? 'default' : 'outline'}
          aria-current={id === person ? 'true' : undefined}
          onClick={() => (id === person ? undefined : switchTo(id))}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

/**
 * Whose record a tool shows, with the way to another person's. As long as nobody was added it is one
 * quiet line.
 */
export function WhoSwitch({ words }: WhoSwitchProps) {
  const { shown, arrived } = useShownPerson()
  const [isAdding, setAdding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  const people = shown?.people ?? []
  const added = people.find(({ id }) => id === shown?.person)

  // After a switch, reading goes on with whose page it is.
  useEffect(() => {
    if (arrived) focusInView(place.current)
  }, [arrived])

  function closeForm() {
    setAdding(false)
    opener.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={place} className="who-switch" tabIndex={-1}>
      {arrived?.erased ? <p>{fill(words.erase.erased, { name: arrived.erased })}</p> : null}
      {shown && people.length > 0 ? <People words={words} shown={shown} /> : null}
      {added ? (
        <p className="print-only">
          {words.about} {added.name}
        </p>
      ) : null}
      <div ref={opener} className="who-more">
        {people.length < mostPeople ? (
          <Button variant="link" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {people.length > 0 ? words.addMore : words.forElse}
          </Button>
        ) : null}
        {added ? <ErasePart words={words.erase} person={added} /> : null}
      </div>
      {isAdding ? <PersonForm words={words} onClose={closeForm} /> : null}
    </div>
  )
}
