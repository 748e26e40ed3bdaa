import { describedBy, Labelled, type LabelProps } from '#ui/field/labelled.tsx'

export interface TextBoxProps extends Omit<LabelProps, 'error'> {
  /** Lines that show before anything is written. */
  rows: number
  /** Characters that fit. */
  maxLength: number
  text: string
  onText: (text: string) => void
}

/** A few lines in the visitor's own words. */
export function TextBox({ label, hint, text, onText, ...area }: TextBoxProps) {
  const words = { id: area.id, label, hint }
  return (
    <Labelled {...words}>
      <textarea
        {...area}
        aria-describedby={describedBy(words)}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Labelled>
  )
}
