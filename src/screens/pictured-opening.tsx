import type { ReactNode } from 'react'
import { LineIn } from '#design/line/line.tsx'
import { LineTurn } from '#design/line/line-turn.tsx'
import { FirstWords, Lead } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './pictured-opening.css'

export interface PicturedOpeningProps extends ScreenProps {
  /** The class of the kind of page whose opening this is. */
  name: string
  /** Fills the right, cropped by the edges. */
  picture: ReactNode
  /** Where the line comes from: the middle of the picture's lower edge, or the edge of the window. */
  lineFrom?: 'picture' | 'edge'
  /** A title with long words has the whole width of a phone, and the picture stands beside the answer. */
  titleAbove?: boolean
  /** Dark in both themes. */
  night?: boolean
  /** Below the first words. */
  under?: ReactNode
  /** Below the picture. */
  children?: ReactNode
}

/** A first view that its picture fills: the title stands beside it, the line comes out of it. */
export function PicturedOpening({
  name,
  picture,
  lineFrom = 'picture',
  titleAbove,
  night,
  under,
  children,
  ...page
}: PicturedOpeningProps) {
  return (
    <header className={`opening ${name}-opening`}>
      <div className={night ? 'dark opening-cover' : 'opening-cover'}>
        <div className={titleAbove ? 'wrap opening-stage title-above' : 'wrap opening-stage'}>
          <FirstWords {...page} />
          <Lead {...page} />
          <div className="opening-picture" aria-hidden="true">
            {picture}
          </div>
          {under ? <div className="opening-under">{under}</div> : null}
          {lineFrom === 'picture' ? (
            <div className="opening-turn">
              <LineTurn />
            </div>
          ) : null}
        </div>
        {lineFrom === 'edge' ? <LineIn /> : null}
      </div>
      {children ? <div className="wrap opening-row">{children}</div> : null}
    </header>
  )
}
