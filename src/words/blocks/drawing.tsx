import { CaptionedDrawing } from '#design/captioned-drawing/captioned-drawing.tsx'
import { type CaptionedDrawingName, captionedDrawings } from '#design/drawings/drawing-names.ts'
import type { BlockProps } from '#words/block.ts'

const isCaptioned = (name: string | undefined): name is CaptionedDrawingName =>
  captionedDrawings.includes(name as CaptionedDrawingName)

export function DrawingBlock({ name, children, context }: BlockProps) {
  if (!isCaptioned(name)) {
    throw new Error(
      `${context.file}: :::drawing names ${name}, which is none of ${captionedDrawings.join(', ')}`,
    )
  }
  if (!children) throw new Error(`${context.file}: :::drawing ${name} has no words below it`)
  return <CaptionedDrawing drawing={name}>{children}</CaptionedDrawing>
}
