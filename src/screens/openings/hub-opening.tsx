import type { ReactNode } from 'react'
import { type SceneName, sceneNames } from '#city/here/scenes/scene-names.ts'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import type { Locale } from '#language/locales.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import { OpeningScene } from '#screens/openings/opening-scene.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { drawingOfGroup } from '#screens/site-map/page-groups.ts'
import { screenWords } from '#screens/words.ts'
import type { PageId } from '#site/addresses.ts'

/** The services in Spanish are a page of their own: a porch in Fruitvale. The words of the tools show one. */
const sceneOf = (id: PageId, locale: Locale): SceneName | undefined => {
  if (id === 'tools') return undefined
  if (id === 'conditions') return 'waiting-room'
  if (id === 'about') return 'front-desk'
  return sceneNames.find((name) => name === screenWords[locale].servicesScene)
}

export interface HubOpeningProps extends ScreenProps {
  /** What is shown in the place of drawing and scene. */
  children?: ReactNode
}

/** What is listed here, in a scene or in the drawing that its group has on the site map. */
export function HubOpening({ children, ...page }: HubOpeningProps) {
  const scene = sceneOf(page.id, page.locale)
  return (
    <OpeningFrame
      {...page}
      name="hub"
      {...(children || scene ? {} : { drawing: <PageDrawing name={drawingOfGroup(page.id)} /> })}
    >
      {children ?? (scene && <OpeningScene name={scene} locale={page.locale} />)}
    </OpeningFrame>
  )
}
