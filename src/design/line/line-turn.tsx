import { Stretch } from './line.tsx'
import { fromThePicture } from './line-path.ts'
import './line-turn.css'

/** From a picture that stands at the right edge to the rail: the picture draws what is above. */
export const LineTurn = () => <Stretch className="line-turn" d={fromThePicture} />
