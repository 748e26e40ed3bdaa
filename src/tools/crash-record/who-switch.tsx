import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { useLater } from '#design/use-later.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type HurtPerson, mostPeople } from '#tools/crash-record/crash-record.ts'
import { PartMissing } from '#tools/crash-record/part-missing.tsx'
import { peopleLoaders } from '#tools/crash-record/people/load-people.ts'
import { me, switchTo } from '#tools/crash-record/person.ts'
import { type ShownPerson, useShownPerson } from '#tools/crash-record/use-shown-person.ts'
import type { Words } from '#tools/crash-record/words.en.ts'
import './who-switch.css'

export interface WhoSwitchProps {
  locale: Locale
  words: Words
}

interface PeopleProps extends Pick<WhoSwitchProps, 'words'> {
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

type Wanted = 'add' | 'erase' | undefined

interface WantedPartProps extends WhoSwitchProps {
  wanted: Wanted
  added: HurtPerson | undefined
  onClose: () => void
}

/** The form that adds somebody, or the question before somebody is erased. */
function WantedPart({ locale, words, wanted, added, onClose }: WantedPartProps) {
  const part = useLater(peopleLoaders[locale], wanted !== undefined)
  if (wanted === undefined) return null
  if (part === undefined || part === 'missing') {
    return <PartMissing words={words.later} isComing={part === undefined} />
  }
  const { EraseDialog, PersonForm, words: said } = part
  if (wanted === 'add') return <PersonForm words={said} onClose={onClose} />
  return added ? <EraseDialog words={said.erase} person={added} onClose={onClose} /> : null
}

/**
 * Whose record a tool shows, with the way to another person's. As long as nobody was added it is one
 * quiet line.
 */
export function WhoSwitch({ locale, words }: WhoSwitchProps) {
  const { shown, arrived } = useShownPerson()
  const [wanted, setWanted] = useState<Wanted>()
  const place = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const people = shown?.people ?? []
  const added = people.find(({ id }) => id === shown?.person)

  // After a switch, reading goes on with whose page it is.
  useEffect(() => {
    if (arrived) focusInView(place.current)
  }, [arrived])

  function close() {
    setWanted(undefined)
    const [adds, erases] = buttons.current?.querySelectorAll('button') ?? []
    const pressed = wanted === 'erase' ? (erases ?? adds) : adds
    pressed?.focus()
  }

  return (
    <div ref={place} className="who-switch" tabIndex={-1}>
      {arrived?.erased ? <p>{fill(words.erased, { name: arrived.erased })}</p> : null}
      {shown && people.length > 0 ? <People words={words} shown={shown} /> : null}
      {added ? (
        <p className="print-only">
          {words.about} {added.name}
        </p>
      ) : null}
      <div ref={buttons} className="who-more">
        {people.length < mostPeople ? (
          <Button
            variant="link"
            aria-expanded={wanted === 'add'}
            onClick={() => setWanted(wanted === 'add' ? undefined : 'add')}
          >
            {people.length > 0 ? words.addMore : words.forElse}
          </Button>
        ) : null}
        {added ? (
          <Button variant="link" onClick={() => setWanted('erase')}>
            {fill(words.erase, { name: added.name })}
          </Button>
        ) : null}
      </div>
      <WantedPart locale={locale} words={words} wanted={wanted} added={added} onClose={close} />
    </div>
  )
}
