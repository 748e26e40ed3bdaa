import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { CallOrText } from '#screens/call-or-text.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import { OpeningScene } from '#screens/openings/opening-scene.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import type { PageOf } from '#site/addresses.ts'

/** One scene a page: the words of the others show it. */
const scenes: Partial<Record<PageOf<'about'>, SceneName>> = {
  training: 'hands',
  'why-choose': 'front-desk',
  'treatment-process': 'redwoods',
}

/** What the page is about, the call, and a scene. */
export function AboutOpening(page: ScreenProps) {
  const scene = scenes[page.id as PageOf<'about'>]
  return (
    <OpeningFrame {...page} name="about" under={<CallOrText locale={page.locale} size="default" />}>
      {scene && <OpeningScene name={scene} locale={page.locale} />}
    </OpeningFrame>
  )
}
