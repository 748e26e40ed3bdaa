import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { counted } from '#i18n/counted.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Words } from '#places/finder/words.en.ts'
import type { Place } from '#places/place.ts'
import './place-box.css'
import '#ui/field/field.css'

export interface PlaceBoxProps {
  locale: Locale
  words: Words
  input: RefObject<HTMLInputElement | null>
  /** What stands in the field at first. */
  written: string
  /** Whether scripts answer; until then it is a plain field of a form. */
  awake: boolean
  /** What fits the typed text; nothing while there is none. */
  suggestions: { places: readonly Place[]; more: number } | undefined
  onType: (text: string) => void
  onChoose: (place: Place) => void
}

/** The field with its list of places: a combobox that completes from a list. */
export function PlaceBox({
  locale,
  words,
  input,
  written,
  awake,
  suggestions,
  onType,
  onChoose,
}: PlaceBoxProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { places = [], more = 0 } = suggestions ?? {}
  const isOpen = awake && open && places.length > 0
  const chosen = isOpen ? places[active] : undefined
  const optionId = (index: number) => `${id}option-${index}`

  function type(text: string) {
    setOpen(true)
    setActive(-1)
    onType(text)
  }

  function choose(place: Place) {
    setOpen(false)
    setActive(-1)
    onChoose(place)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      // One step past either end is the typed text itself.
      const step = key === 'ArrowDown' ? 1 : -1
      const steps = places.length + 1
      setActive(((active + 1 + step + steps) % steps) - 1)
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (key === 'Enter') setOpen(false)
  }

  return (
    <div className="place-box">
      <label htmlFor={`${id}field`}>{words.label}</label>
      <p className="field-hint" id={`${id}hint`}>
        {words.hint}
      </p>
      <input
        ref={input}
        id={`${id}field`}
        name="near"
        type="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        defaultValue={written}
        aria-describedby={`${id}hint`}
        {...(awake
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': `${id}list`,
              'aria-activedescendant': chosen ? optionId(active) : undefined,
            }
          : {})}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div
        className="place-options"
        id={`${id}list`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isOpen}
      >
        {places.map((place, index) => (
          // The keys are pressed in the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={place.slug}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.name} {place.kind === 'here' ? null : <small>{words.kinds[place.kind]}</small>}
          </div>
        ))}
      </div>
      <p className="vh" role="status">
        {isOpen ? counted(words.found, places.length + more, locale) : ''}
      </p>
      {isOpen && more > 0 ? (
        <p className="field-hint">{counted(words.more, more, locale)}</p>
      ) : null}
    </div>
  )
}
