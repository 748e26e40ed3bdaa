import type { WayDrawingName } from '#design/drawings/drawing-names.ts'
import { Station, Way } from '#design/way/way.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { href, isServed, ofKind, type PageOf, page as pageOf } from '#site/addresses.ts'
import './phase-opening.css'

const stations: Readonly<Record<PageOf<'phase'>, WayDrawingName>> = {
  'phase-1': 'gentle-movement',
  'phase-2': 'range-of-motion',
  'phase-3': 'back-to-tasks',
}

/** The stretch of the way that the page is about, between the others. */
export function PhaseOpening(page: ScreenProps) {
  const { id, locale } = page
  const { name } = pageOf('recovery-roadmap')
  return (
    <OpeningFrame {...page} name="phase">
      <nav aria-label={name[locale]}>
        <Way>
          {ofKind('phase').map((phase) => (
            <Station key={phase} drawing={stations[phase]}>
              <a href={href(phase, locale)} aria-current={phase === id ? 'page' : undefined}>
                {pageOf(phase).name[locale]}
              </a>
            </Station>
          ))}
        </Way>
        {isServed('recovery-roadmap') ? (
          <p>
            <a href={href('recovery-roadmap', locale)}>{name[locale]}</a>
          </p>
        ) : null}
      </nav>
    </OpeningFrame>
  )
}
