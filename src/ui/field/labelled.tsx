import type { ReactNode } from 'react'

export interface LabelProps {
  id: string
  label: string
  hint?: string | undefined
  /** Said beside the field; also turns it red and links it for screen readers. */
  error?: string | undefined
}

/** Ids of hint and error, in the order in which they are read. */
export const describedBy = ({ id, hint, error }: LabelProps) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** Label, hint and error above something to fill in. */
export function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: LabelProps & { children: ReactNode }) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </div>
  )
}
