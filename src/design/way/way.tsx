import type { ReactNode } from 'react'
import type { WayDrawingName } from '#design/drawings/drawing-names.ts'
import { PageDrawing } from '#design/drawings/page-drawing.tsx'
import './way.css'

export interface StationProps {
  drawing: WayDrawingName
  children: ReactNode
}

/** One place on the way: its drawing on a bend of the path, its words beside it. */
export function Station({ drawing, children }: StationProps) {
  return (
    <li>
      <svg
        className="drawing winding-bend"
        viewBox="0 0 80 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M40 0C40 20 14 25 14 50S40 80 40 100" />
        <path d="M40 0C40 20 14 25 14 50S40 80 40 100" />
      </svg>
      <PageDrawing name={drawing} />
      <div>{children}</div>
    </li>
  )
}

/** A drawn way that winds from station to station, for what happens over a long time. */
export function Way({ children }: { children: ReactNode }) {
  return <ol className="winding">{children}</ol>
}
