import { Drawing, type DrawingProps } from './drawing.tsx'

interface SpineRuleProps extends DrawingProps {
  /** A vertical rule fills the height of its parent, a horizontal one the width. */
  vertical?: boolean
}

/** A divider: a fine line that bends, in its middle, into a spine of nine vertebrae. */
export function SpineRule({ vertical, title }: SpineRuleProps) {
  const turn = vertical ? 'rotate(90)' : undefined
  return (
    <Drawing
      viewBox={vertical ? '-20 0 20 1280' : '0 0 1280 20'}
      className={vertical ? 'spine-rule spine-rule-vertical' : 'spine-rule'}
      preserveAspectRatio="xMidYMid slice"
      title={title}
    >
      <path
        className="line-fine"
        transform={turn}
        d="M0 15h572c14 0 16 3 28 3s24-6 40-6 28 6 40 6 14-3 28-3h572"
      />
      <path
        className="accent"
        strokeWidth="3"
        transform={turn}
        d="M590.6 13.6l.6-4M602.6 14.3l-.3-4.7M614.3 12.5l-1.2-5.2M626.8 9.7l-1-5.6M640 8.4v-5.8M653.2 9.7l1-5.6M665.7 12.5l1.2-5.2M677.4 14.3l.3-4.7M689.4 13.6l-.6-4"
      />
    </Drawing>
  )
}
