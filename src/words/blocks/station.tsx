import { type WayDrawingName, wayDrawings } from '#design/drawings/drawing-names.ts'
import { Station } from '#design/way/way.tsx'
import type { BlockProps } from '#words/block.ts'

const isWayDrawing = (name: string | undefined): name is WayDrawingName =>
  wayDrawings.includes(name as WayDrawingName)

export function StationBlock({ drawing, children, context }: BlockProps) {
  if (!isWayDrawing(drawing)) {
    throw new Error(`${context.file}: a station names the drawing ${drawing}, which does not exist`)
  }
  return <Station drawing={drawing}>{children}</Station>
}
