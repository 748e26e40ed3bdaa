import { readFileSync } from 'node:fs'
import { skyline } from '#city/here/skyline.ts'
import { clinic } from '#clinic'
import { skylineOgSvg } from '#design/drawings/skyline-og.svg.ts'
import { pageColours } from '#design/page-colours.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import { officeLine } from '#site/contact-links.ts'
import { buildWords } from './words.ts'

const colour = pageColours(readFileSync('src/design/styles/tokens.css', 'utf8'), clinic.brand?.hue)

/** The size that social networks ask for, in pixels. */
export const size = { width: 1200, height: 630 }

const box = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const nameAndNumber = () =>
  box({ justifyContent: 'space-between', padding: '56px 72px 0', fontSize: 32 }, [
    box({ fontFamily: 'Fraunces' }, clinic.name),
    box({}, officeLine.number),
  ])

const largeHeading = (heading: string) =>
  box(
    {
      alignItems: 'center',
      padding: '0 72px',
      flex: 1,
      fontFamily: 'Fraunces',
      fontSize: heading.length > 44 ? 62 : 76,
      lineHeight: 1.1,
    },
    heading,
  )

function taglineAndSkyline(locale: Locale) {
  const band = `data:image/svg+xml;base64,${Buffer.from(skylineOgSvg(skyline, colour)).toString('base64')}`
  return box({ flexDirection: 'column' }, [
    box(
      { padding: '0 72px 20px', fontSize: 34, color: colour('clay') },
      fill(buildWords[locale].shareTagline, { city: cityName }),
    ),
    { type: 'img', props: { src: band, width: 1200, height: 200, style: {} } },
  ])
}

/** What stands on the image that a shared link shows. */
export const shareImage = (heading: string, locale: Locale) =>
  box(
    {
      flexDirection: 'column',
      ...size,
      background: colour('paper'),
      color: colour('ink'),
      fontFamily: 'Atkinson',
    },
    [nameAndNumber(), largeHeading(heading), taglineAndSkyline(locale)],
  )
