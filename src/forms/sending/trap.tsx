import './sending.css'

/** A field that people do not see. Whatever fills it in is not a person. */
export function Trap({ label }: { label: string }) {
  return (
    <p className="form-trap" aria-hidden="true">
      <label>
        {label}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  )
}
