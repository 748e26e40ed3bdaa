import { CityMap } from '#city/map/city-map.tsx'
import { MapAndList } from '#city/map/map-and-list.tsx'
import { readMap } from '#city/map/read-map.ts'
import { providerMarks, signProviders } from '#city/providers/provider.ts'
import { providerWords } from '#city/providers/words.ts'
import { fill } from '#language/fill.ts'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { href } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import { readProviders } from '#words/registers.ts'
import { knownPoints } from './live/known-points.ts'
import { Live } from './live/live.tsx'
import { providersPart } from './live/providers-part.tsx'

export function ProvidersScreen(page: ScreenProps) {
  const { locale } = page
  const providers = readProviders()
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />} signs="above the rest">
      {providers.length > 0 ? (
        <>
          <h2 id="providers">{fill(providerWords[locale].heading, { city: cityName })}</h2>
          <MapAndList
            locale={locale}
            map={
              <CityMap
                map={readMap()}
                locale={locale}
                label={fill(providerWords[locale].mapLabel, { city: cityName })}
                marks={providerMarks(signProviders(providers), href('providers', locale))}
                points={knownPoints()}
                clinic
              />
            }
          >
            <Live part={providersPart} locale={locale} />
          </MapAndList>
        </>
      ) : null}
    </Article>
  )
}
