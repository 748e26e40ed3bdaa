import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import { OpeningScene } from '#screens/openings/opening-scene.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import type { PageId, PageOf } from '#site/addresses.ts'
import './tool-opening.css'

/** Whoever may sit down to it; seen where there is room beside the first question. */
const scenes: Readonly<Record<PageOf<'tool'>, SceneName>> = {
  'action-plan': 'crosswalk',
  'recovery-calculator': 'lake-bench',
  'symptom-tracker': 'bus',
}

const sceneOf = (id: PageId): SceneName | undefined => scenes[id as PageOf<'tool'>]

/** As little as can be above the first question. */
export function ToolOpening(page: ScreenProps) {
  const scene = sceneOf(page.id)
  return (
    <OpeningFrame
      {...page}
      name="tool"
      lineless
      drawing={<PageDrawing name={page.words.drawing} />}
    >
      {scene && <OpeningScene name={scene} locale={page.locale} />}
    </OpeningFrame>
  )
}
