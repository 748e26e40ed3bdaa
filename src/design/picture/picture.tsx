import type { Theme } from '#design/people/palette.ts'
import { picturePath } from './picture-path.ts'
import './by-theme.css'
import './picture.css'

export interface PictureProps {
  name: string
  /** What it shows, already in the page's language; empty where it is decoration. */
  alt: string
  /** In the units of the drawing: what the page keeps free for it. */
  width: number
  height: number
}

/** A drawing from its file, by day and by night; the browser fetches the one that is seen, when it comes near. */
export function Picture({ name, alt, width, height }: PictureProps) {
  const image = (theme: Theme, className: string) => (
    <img
      className={`picture ${className}`}
      src={picturePath(name, theme)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading="lazy"
    />
  )
  return (
    <>
      {image('light', 'by-day')}
      {image('dark', 'by-night')}
    </>
  )
}
