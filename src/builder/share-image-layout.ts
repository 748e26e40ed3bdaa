import { clinic } from '#clinic'
import { oaklandOgSvg } from '#design/drawings/oakland-og.svg.ts'
import type { Locale } from '#language/locales.ts'
import { officeLine } from '#site/contact-links.ts'
import { buildWords } from './words.ts'

/** The size that social networks ask for is 1200 by 630 pixels: the sum of the bands. */
export const width = 1200
export const heights = { top: 104, heading: 265, bottom: 261 } as const

export type Band = keyof typeof heights

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })

/** The whole band as paper, and what stands on it. */
const paper = (style: object, children: unknown) =>
  box({ width: '100%', height: '100%', display: 'flex', background: '#fbf7ef', color: '#0b2630' }, [
    box({ flex: 1, display: 'flex', fontFamily: 'Atkinson', ...style }, children),
  ])

export const topBand = () =>
  paper({ justifyContent: 'space-between', padding: '56px 72px 0', fontSize: 32 }, [
    box({ display: 'flex', fontFamily: 'Fraunces' }, clinic.name),
    box({ display: 'flex' }, officeLine.number),
  ])

export const headingBand = (heading: string) =>
  paper(
    {
      alignItems: 'center',
      padding: '0 72px',
      fontFamily: 'Fraunces',
      fontSize: heading.length > 44 ? 62 : 76,
      lineHeight: 1.1,
    },
    heading,
  )

export function bottomBand(locale: Locale) {
  const skyline = `data:image/svg+xml;base64,${Buffer.from(oaklandOgSvg()).toString('base64')}`
  return paper({ flexDirection: 'column', justifyContent: 'flex-end' }, [
    box(
      { display: 'flex', padding: '0 72px 20px', fontSize: 34, color: '#a03c1b' },
      buildWords[locale].shareTagline,
    ),
    { type: 'img', props: { src: skyline, width: 1200, height: 200, style: {} } },
  ])
}
