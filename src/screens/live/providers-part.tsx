import { renderToStaticMarkup } from 'react-dom/server'
import { nearKey } from '#city/finder/near.ts'
import {
  type Provider,
  queryOf,
  signProviders,
  unknownAsked,
  wantedBy,
} from '#city/providers/provider.ts'
import { ProviderDirectory } from '#city/providers/provider-directory.tsx'
import { providerWords } from '#city/providers/words.ts'
import { Island } from '#design/island/island.tsx'
import { finderFacts, nearAsked } from './finder.ts'
import type { Asked, LivePart } from './live-part.ts'

const providersIn = ({ data, locale }: Asked): Provider[] =>
  signProviders(data.providers).map((provider) => ({ ...provider, note: provider.note[locale] }))

/** What is asked for among what can be asked for. */
const filtersOf = (asked: Asked) => String(queryOf(wantedBy(asked.query, providersIn(asked))))

/** The providers that fit what the address asks for, the nearest to its place first. */
export const providersPart: LivePart = {
  name: 'providers',
  key: (asked) =>
    `${filtersOf(asked)} ${unknownAsked(asked.query, providersIn(asked))} ${nearKey(nearAsked(asked))}`,
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
          asked: filtersOf(asked),
          unknown: unknownAsked(asked.query, providersIn(asked)),
          near: nearAsked(asked),
        }}
        words={providerWords[asked.locale]}
      />,
    ),
}
