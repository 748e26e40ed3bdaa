import { Button } from '#ui/button/button.tsx'

export interface UndoBarProps {
  /** What just happened, read aloud; empty when there is nothing to say. */
  told: string
  label: string
  canUndo: boolean
  onUndo: () => void
}

/** Says what just happened and takes it back. */
export function UndoBar({ told, label, canUndo, onUndo }: UndoBarProps) {
  return (
    <div className="undo-bar no-print">
      <p role="status">{told}</p>
      {canUndo ? (
        <Button variant="outline" size="sm" onClick={onUndo}>
          {label}
        </Button>
      ) : null}
    </div>
  )
}
