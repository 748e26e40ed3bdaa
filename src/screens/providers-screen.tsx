import { MapAndList } from '#city/map/map-and-list.tsx'
import { providerWords } from '#city/providers/words.ts'
import { fill } from '#language/fill.ts'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { cityName } from '#site/city-name.ts'
import { readProviders } from '#words/registers.ts'
import { Live } from './live/live.tsx'
import { providersMapPart, providersPart } from './live/providers-part.tsx'
import './heads-beside.css'

export function ProvidersScreen(page: ScreenProps) {
  const { locale } = page
  const providers = readProviders()
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />} signs="above the rest">
      {providers.length > 0 ? (
        <>
          <h2 id="providers">{fill(providerWords[locale].heading, { city: cityName })}</h2>
          <MapAndList locale={locale} map={<Live part={providersMapPart} locale={locale} />}>
            <Live part={providersPart} locale={locale} />
          </MapAndList>
        </>
      ) : null}
    </Article>
  )
}
