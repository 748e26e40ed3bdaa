import { LineRail, Stretch } from './line.tsx'
import { fromThePicture } from './line-path.ts'
import './line-turn.css'

/**
 * From a picture that stands at the right edge to the rail: the picture draws what is above. Its
 * ground lies over the rail of the page, so another goes on down to where the ground ends.
 */
export const LineTurn = () => (
  <>
    <Stretch className="line-turn" d={fromThePicture} />
    <LineRail />
  </>
)
