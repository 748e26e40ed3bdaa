import type { PhotoId } from '#tools/accident-action-plan/photos.ts'
import { PlanFold } from '#tools/accident-action-plan/plan-fold.tsx'
import type { Words } from '#tools/accident-action-plan/words.en.ts'
import './photo-checklist.css'
import '#design/choice-group/choice-box.css'
import '#design/choice-group/choice-group.css'

export interface PhotoChecklistProps {
  words: Words['photos']
  photos: readonly PhotoId[]
  done: readonly string[]
  onTick: (id: PhotoId, ticked: boolean) => void
}

/** What to photograph, to tick off. */
export function PhotoChecklist({ words, photos, done, onTick }: PhotoChecklistProps) {
  return (
    <PlanFold heading={words.heading}>
      <ul className="action-plan-photos">
        {photos.map((id) => (
          <li key={id}>
            <label className="choice">
              <input
                type="checkbox"
                checked={done.includes(id)}
                onChange={(event) => onTick(id, event.currentTarget.checked)}
              />
              <span>{words.list[id]}</span>
            </label>
          </li>
        ))}
      </ul>
    </PlanFold>
  )
}
