import { photoFiles, photoName } from '#clinic/photos/photo-files.ts'
import { Photo } from '#design/photo/photo.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import type { BlockProps } from '#words/block.ts'

/** A photograph among the words: `![What it shows.](photos/garden.jpg)`. */
export const PhotoBlock = ({ name = '', label = '' }: BlockProps) => (
  <SceneFigure>
    <Photo sources={photoFiles(photoName(name))} alt={label} />
  </SceneFigure>
)
