import type { ReactNode } from 'react'
import './scene-figure.css'

export interface SceneFigureProps {
  /** The picture. */
  children: ReactNode
  /** Already in the page's language. */
  caption?: ReactNode
}

/** A wide picture among the words of a page. */
export const SceneFigure = ({ children, caption }: SceneFigureProps) => (
  <figure className="scene-figure">
    {children}
    {caption ? <figcaption>{caption}</figcaption> : null}
  </figure>
)
