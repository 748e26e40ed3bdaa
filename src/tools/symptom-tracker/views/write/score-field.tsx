import { ScaleGroup } from '#design/choice-group/scale-group.tsx'
import './score-field.css'

export interface ScoreFieldProps {
  id: string
  legend: string
  /** What 0 and 10 mean. */
  low: string
  high: string
  score: number | null
  onScore: (score: number | null) => void
  /** The button that takes a number back. */
  leaveOut: string
}

const scores = Array.from({ length: 11 }, (_, score) => String(score))
const choices = scores.map((value) => ({ value, label: value }))

/** A number from 0 to 10, or none. No colors: studies do not agree where "mild" ends. */
export function ScoreField({ id, legend, low, high, score, onScore, leaveOut }: ScoreFieldProps) {
  return (
    <div className="diary-score">
      <ScaleGroup<string>
        id={id}
        legend={legend}
        pick="one"
        choices={choices}
        chosen={score === null ? [] : [String(score)]}
        onChoose={(value) => onScore(Number(value))}
      />
      <p className="diary-score-ends">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      {score === null ? null : (
        <button type="button" className="btn btn-link" onClick={() => onScore(null)}>
          {leaveOut}
        </button>
      )}
    </div>
  )
}
