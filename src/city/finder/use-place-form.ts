import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Place } from '#city/place.ts'
import { type Near, notAsked } from './near.ts'
import { addressNow, filtersIn } from './place-address.ts'
import type { FoundPlace } from './use-found-place.ts'

/** Hears what is wanted: by a field that was changed, or by an address that was gone back to. */
export type OnFilter = (asked: URLSearchParams, from: 'fields' | 'address') => void

const placeAsked = () => new URLSearchParams(location.search).get('near') ?? undefined

/**
 * The form and the address of its page, which say the same: a place with a name, or the text that is
 * asked about, stands in the address; the place of the device goes nowhere.
 *
 * @param action the address of the page without what is asked for.
 */
export function usePlaceForm(found: FoundPlace, action: string, onFilter: OnFilter | undefined) {
  const { input, near, written, show, find, locate } = found
  const form = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState(false)

  function answer(meant: Near, asked: string | undefined) {
    show(meant)
    if (asked !== placeAsked()) history.pushState(null, '', addressNow(action, asked, form.current))
  }

  function choose(chosen: Place | undefined) {
    answer(chosen ? { kind: 'place', place: chosen } : notAsked, chosen?.slug)
  }

  async function chooseDevice() {
    const here = await locate()
    if (here) choose(here)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === 'here') return chooseDevice()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return choose(undefined)
    if (text === written) return
    const meant = await find(text)
    if (meant) answer(meant, meant.kind === 'place' ? meant.place.slug : text)
  }

  function filter() {
    onFilter?.(filtersIn(form.current), 'fields')
    history.replaceState(history.state, '', addressNow(action, placeAsked(), form.current))
  }

  function change({ nativeEvent }: ChangeEvent<HTMLFormElement>) {
    if (nativeEvent.target !== input.current) filter()
  }

  async function followAddress() {
    const text = placeAsked()
    onFilter?.(new URLSearchParams(location.search), 'address')
    if (text && input.current) input.current.value = text
    const meant = text ? await find(text) : notAsked
    if (meant) show(meant)
  }

  // A shared address decides; without one, what was typed and chosen before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read on waking and going back
  useEffect(() => {
    setAwake(true)
    if (location.search && near.kind === 'not-asked') void followAddress()
    else if (String(filtersIn(form.current))) filter()
    addEventListener('popstate', followAddress)
    return () => removeEventListener('popstate', followAddress)
  }, [])

  return { form, awake, choose, submit, change }
}
