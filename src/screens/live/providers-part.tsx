import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import { CityMap } from '#city/map/city-map.tsx'
import {
  inLanguage,
  type Provider,
  providerMarks,
  queryOf,
  signProviders,
  unknownAsked,
  wantedBy,
} from '#city/providers/provider.ts'
import { ProviderDirectory } from '#city/providers/provider-directory.tsx'
import { providerWords } from '#city/providers/words.ts'
import { Island } from '#design/island/island.tsx'
import { fill } from '#language/fill.ts'
import { href } from '#site/addresses.ts'
import { takenKey, withoutTaken } from '#site/announced.ts'
import { cityName } from '#site/city-name.ts'
import { sampleNote } from '#site/samples.ts'
import { finderFacts, nearAsked } from './finder.ts'
import type { Asked, LivePart } from './live-part.ts'

/** Each keeps its number when another is taken down. */
const signedIn = ({ announced, data }: Asked) =>
  withoutTaken('providers', signProviders(data.providers), announced)

const providersIn = (asked: Asked): Provider[] =>
  signedIn(asked).map((provider) => inLanguage(provider, asked.locale))

/** What is asked for among what can be asked for. */
const filtersOf = (asked: Asked) => String(queryOf(wantedBy(asked.query, providersIn(asked))))

/** The providers that fit what the address asks for, the nearest to its place first. */
export const providersPart: LivePart = {
  name: 'providers',
  key: (asked) =>
    `${filtersOf(asked)} ${unknownAsked(asked.query, providersIn(asked))} ${nearKey(nearAsked(asked))} ${takenKey('providers', asked.announced)}`,
  draw: (asked) =>
    renderToStaticMarkup(
      <Island
        name="provider-directory"
        when="queried"
        component={ProviderDirectory}
        props={{
          locale: asked.locale,
          finder: finderFacts('providers', asked),
          providers: providersIn(asked),
          sampleNote: sampleNote(providersIn(asked), asked.locale),
          asked: filtersOf(asked),
          unknown: unknownAsked(asked.query, providersIn(asked)),
          near: nearAsked(asked),
        }}
        words={providerWords[asked.locale]}
      />,
    ),
}

/** Where they are. */
export const providersMapPart: LivePart = {
  name: 'providers-map',
  key: ({ announced }) => takenKey('providers', announced),
  draw: (asked) =>
    renderToStaticMarkup(
      <CityMap
        map={asked.data.map}
        locale={asked.locale}
        label={fill(providerWords[asked.locale].mapLabel, { city: cityName })}
        marks={providerMarks(signedIn(asked), href('providers', asked.locale))}
        points={asked.data.knownPoints}
        clinic
      />,
    ),
}
