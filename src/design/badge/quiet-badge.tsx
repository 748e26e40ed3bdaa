import type { BadgeProps } from './badge.tsx'
import './badge.css'
import './quiet-badge.css'

/** One or two words that say a fact of the thing beside them. */
export const QuietBadge = ({ children }: BadgeProps) => (
  <span className="badge badge-quiet">{children}</span>
)
