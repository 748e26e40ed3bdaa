import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './tool-opening.css'

/** As little as can be above the first question. */
export const ToolOpening = (page: ScreenProps) => (
  <OpeningFrame
    {...page}
    name="tool"
    lineless
    drawing={<PageDrawing name={page.words.drawing} />}
  />
)
