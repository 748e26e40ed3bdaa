import type { Locale } from '#i18n/locales.ts'
import { type HeatClass, heatOf, isDark } from '#reports/accident-report/heat.ts'
import type { District } from '#reports/crash-figures/figures.ts'
import { districts } from '#reports/crash-figures/figures.ts'
import type { Outlines } from '#reports/crash-figures/outlines.ts'
import { href } from '#site/addresses.ts'
import './district-map.css'
import './heat.css'

export interface DistrictMapProps {
  outlines: Outlines
  locale: Locale
  /** The shade of each, by its crashes. */
  shades?: Readonly<Partial<Record<District, HeatClass>>> | undefined
  /** The district whose page this is. */
  here?: District | undefined
}

/**
 * The districts as a drawing. A pointer can follow it to a district; keyboards and screen readers
 * have the list beside it, which says the same.
 */
export function DistrictMap({ outlines, locale, shades, here }: DistrictMapProps) {
  return (
    <svg
      className="crash-map"
      viewBox={`0 0 ${outlines.width} ${outlines.height}`}
      aria-hidden="true"
    >
      {districts.map((district) => {
        const { path, middle } = outlines.districts[district]
        const shade = shades?.[district] ?? heatOf(district === here ? 1 : 0, 1)
        return (
          <a key={district} href={href(`district-${district}`, locale)} tabIndex={-1}>
            <path className={shade} d={path} />
            <text
              className={isDark(shade) ? 'crash-on-dark' : undefined}
              x={middle[0]}
              y={middle[1]}
            >
              {district}
            </text>
          </a>
        )
      })}
    </svg>
  )
}
