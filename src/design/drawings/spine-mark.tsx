import '#design/icon/icon.css'
import './spine-mark.css'

/**
 * The clinic's mark, 28 to 40 px: five vertebrae, growing downwards, along the curve of a spine. It
 * stands beside the name on every page, drawn as an icon: pages without drawings carry no style for them.
 */
export function SpineMark() {
  return (
    <svg viewBox="0 0 32 32" className="icon spine-mark" aria-hidden="true">
      <path strokeWidth="3" d="M22 2c4.5 5 3 9-.5 13s-4 9 0 15" />
      <path
        className="accent"
        strokeWidth="3.6"
        d="M14.5 5.2l4-.2M13.8 10.8l4.7-.9M10 16.8l4.8-1.8M7 22.5h5.5M6.5 28.2l7 1"
      />
    </svg>
  )
}
