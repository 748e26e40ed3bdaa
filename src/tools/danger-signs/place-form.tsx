import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { FoundPlaces } from '#city/finder/found-places.tsx'
import type { DistrictNeighborhoods } from '#city/finder/named-places.ts'
import { notAsked } from '#city/finder/near.ts'
import { PlaceBox } from '#city/finder/place-box.tsx'
import { useFoundPlace } from '#city/finder/use-found-place.ts'
import { fetchNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { finderWords } from '#city/finder/words.ts'
import type { Place } from '#city/place.ts'
import { Button } from '#design/button/button.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { measureRooms } from '#tools/danger-signs/measure-rooms.ts'
import type { MeasuredRoom } from '#tools/danger-signs/rooms-to-offer.ts'
import '#city/finder/place-finder.css'

export interface PlaceFormProps {
  /** Stands here where the places do not come. */
  otherwise: ReactNode
  /** Called with the rooms as far as they are from the place, or with nothing when it is taken away. */
  onMeasured: (rooms: readonly MeasuredRoom[] | undefined) => void
}

interface AskPlaceProps extends Pick<PlaceFormProps, 'onMeasured'> {
  districts: readonly DistrictNeighborhoods[]
}

/** A field for a neighborhood, ZIP code or corner, and a button for the device; nothing is sent. */
function AskPlace({ districts, onMeasured }: AskPlaceProps) {
  const check = useCheckData()
  const { locale, links } = check
  const list = links.hospitals ?? links.check
  const words = finderWords[locale]
  const found = useFoundPlace({ locale, words, districts, first: notAsked })

  // The button that asked for it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => found.input.current?.focus(), [])

  function choose(place: Place | undefined) {
    found.show(place ? { kind: 'place', place } : notAsked)
    onMeasured(place && measureRooms(check, place))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = found.input.current?.value.trim() ?? ''
    if (text === '') return choose(undefined)
    const meant = await found.find(text)
    if (meant?.kind === 'place') choose(meant.place)
    else if (meant) found.show(meant)
  }

  async function askDevice() {
    const here = await found.locate()
    if (here) choose(here)
  }

  return (
    <div className="place-finder">
      <form role="search" onSubmit={submit}>
        <div className="place-finder-field">
          <PlaceBox
            locale={locale}
            words={words}
            input={found.input}
            written={found.written}
            awake
            gazetteer={found.gazetteer}
            onType={found.expectText}
            onChoose={choose}
          />
          <Button type="submit" variant="outline">
            {words.find}
          </Button>
        </div>
        <div className="place-finder-phone">
          <Button variant="link" onClick={askDevice}>
            {words.usePhone}
          </Button>
          <small>{words.phonePromise}</small>
        </div>
      </form>
      <FoundPlaces
        locale={locale}
        words={words}
        found={found}
        linkTo={(slug) => (slug && links.hospitals ? `${links.hospitals}?near=${slug}` : list)}
        onChoose={choose}
      />
      {found.place ? <p>{words.straight}</p> : null}
    </div>
  )
}

/** Asks where the visitor is, once the places that it can find have come. */
export function PlaceForm({ onMeasured, otherwise }: PlaceFormProps) {
  const [districts, setDistricts] = useState<readonly DistrictNeighborhoods[] | 'failed'>()

  useEffect(() => {
    fetchNeighborhoods().then(setDistricts, () => setDistricts('failed'))
  }, [])

  if (districts === undefined) return null
  if (districts === 'failed') return otherwise
  return <AskPlace districts={districts} onMeasured={onMeasured} />
}
