import { photoFiles, photoName } from '#clinic/photos/photo-files.ts'
import { Photo } from '#design/photo/photo.tsx'
import type { BlockProps } from '#words/block.ts'

/** A photograph among the words: `![What it shows.](photos/garden.jpg)`. */
export const PhotoBlock = ({ name = '', label = '' }: BlockProps) => (
  <Photo sources={photoFiles(photoName(name))} alt={label} />
)
