import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import type { Place } from '#city/place.ts'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { suggestPlaces } from './find-place.ts'
import type { Gazetteer } from './gazetteer.ts'
import { blank, optionId, PlaceOptions } from './place-options.tsx'
import type { Words } from './words.en.ts'
import './place-box.css'
import '#design/field/field.css'

export interface PlaceBoxProps {
  locale: Locale
  words: Words
  input: RefObject<HTMLInputElement | null>
  /** What stands in the field at first. */
  written: string
  /** Whether scripts answer; until then it is a plain field of a form. */
  awake: boolean
  gazetteer: Gazetteer
  onType: () => void
  onChoose: (place: Place) => void
}

type Completing = Pick<
  PlaceBoxProps,
  'input' | 'written' | 'awake' | 'gazetteer' | 'onType' | 'onChoose'
>

/** What the list under the field offers for what is typed, and where the arrow keys are in it. */
function useCompletion({ input, written, awake, gazetteer, onType, onChoose }: Completing) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState('')
  const { places, more } = useMemo(() => suggestPlaces(typed, gazetteer), [typed, gazetteer])
  const isOpen = awake && open && places.length > 0
  const chosen = isOpen ? places[active] : undefined

  function type(text: string) {
    setOpen(true)
    setActive(-1)
    setTyped(text)
    onType()
  }

  // What was typed before React was there counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is read once, on waking
  useEffect(() => {
    const before = input.current?.value ?? ''
    if (before && before !== written) type(before)
  }, [])

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(place: Place) {
    close()
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
      close()
    } else if (key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (key === 'Enter') setOpen(false)
  }

  return { places, more, isOpen, active, type, choose, press, leave: () => setOpen(false) }
}

/** The field with its list of places: a combobox that completes from a list. A page has one at most. */
export function PlaceBox({ locale, words, ...field }: PlaceBoxProps) {
  const { input, written, awake } = field
  const { places, more, isOpen, active, type, choose, press, leave } = useCompletion(field)
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': 'place-list',
    'aria-activedescendant': isOpen && places[active] ? optionId(active) : undefined,
  } as const
  return (
    <div className="place-box">
      <label htmlFor="place-field">{words.label}</label>
      <p className="field-hint" id="place-hint">
        {words.hint}
      </p>
      <div className="place-box-field">
        <input
          ref={input}
          id="place-field"
          name="near"
          type="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={80}
          defaultValue={written}
          aria-describedby="place-hint"
          {...(awake ? combobox : {})}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={leave}
        />
        {awake ? (
          <div className="place-options" hidden={!isOpen}>
            <PlaceOptions words={words} places={places} active={active} onChoose={choose} />
            <p className="field-hint" hidden={more === 0}>
              {counted(words.more, more, locale)}
            </p>
          </div>
        ) : null}
      </div>
      <p className="vh" role="status">
        {isOpen ? counted(words.found, places.length + more, locale) : blank}
      </p>
    </div>
  )
}
