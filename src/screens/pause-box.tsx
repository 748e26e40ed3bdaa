import { buttonClass } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'

/** Stops what moves beside it: the styles read whether it is marked. */
export function PauseBox({ label, className }: { label: string; className: string }) {
  return (
    <label
      className={buttonClass({ variant: 'outline', size: 'icon', className: `pause ${className}` })}
      title={label}
    >
      <input type="checkbox" aria-label={label} />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  )
}
