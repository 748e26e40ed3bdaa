import { Picture } from '#design/picture/picture.tsx'
import { type MovementName, movements } from './movement-names.ts'
import './movement.css'

export interface MovementProps {
  name: MovementName
  /** What the three frames show, already in the page's language. */
  alt: string
  /** What is asked for with a tick: that the frames follow one another in one place. */
  play: string
}

/** A movement in three frames side by side; as a loop for whoever asks, and still on paper. */
export const Movement = ({ name, alt, play }: MovementProps) => (
  <div className={`movement movement-${movements[name]}`}>
    <div className="movement-frames">
      <Picture name={name} alt={alt} width={600} height={200} />
    </div>
    <label className="movement-play">
      <input type="checkbox" />
      {play}
    </label>
  </div>
)
