import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import { OpeningScene } from '#screens/openings/opening-scene.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import type { PageId } from '#site/addresses.ts'
import './guide-opening.css'

/** The guides that people know again by a scene. */
const scenes: Partial<Record<PageId, SceneName>> = {
  faq: 'kitchen-call',
  'real-stories': 'redwoods',
  'your-rights': 'attorney-desk',
}

/** The first words of a guide: its list of contents stands at their side, and stays. */
export function GuideOpening(page: ScreenProps) {
  const scene = scenes[page.id]
  return (
    <OpeningFrame {...page} name="guide" lineless>
      {scene && <OpeningScene name={scene} locale={page.locale} />}
    </OpeningFrame>
  )
}
