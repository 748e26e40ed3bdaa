import { Stretch } from './line.tsx'
import { straight, toTheRail } from './line-path.ts'
import './line-across.css'

/** In from the right edge as a straight street, for stops to stand on, and down to the rail. */
export const LineAcross = () => (
  <>
    <Stretch className="line-street" d={straight} />
    <Stretch className="line-corner" d={toTheRail} />
  </>
)
