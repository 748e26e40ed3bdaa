import { leastPhoto, photoFiles, photoName, photoType } from '#clinic/photos/photo-files.ts'
import { Photo } from '#design/photo/photo.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import type { BlockProps } from '#words/block.ts'

/** A photograph among the words: `![What it shows.](photos/garden.jpg)`. */
export function PhotoBlock({ name = '', label = '', context }: BlockProps) {
  const taken = context.unbuilt?.get(name)
  const sources = taken
    ? [{ ...leastPhoto, format: photoType(name), path: taken }]
    : photoFiles(photoName(name))
  return (
    <SceneFigure>
      <Photo sources={sources} alt={label} />
    </SceneFigure>
  )
}
