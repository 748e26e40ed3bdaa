import type { ReactNode } from 'react'

export interface LabelProps {
  id: string
  label: string
  hint?: string | undefined
  /**
   * Said beside the field; also turns it red and links it for screen readers. An empty text keeps
   * the place for words that are put into the built page later.
   */
  error?: string | undefined
}

/** Ids of hint and error, in the order in which they are read. */
export const describedBy = ({ id, hint, error }: LabelProps) =>
  [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') ||
  undefined

/** Label, hint and error above something to fill in. */
export function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: LabelProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
