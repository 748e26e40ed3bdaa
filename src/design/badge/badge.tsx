import type { ReactNode } from 'react'
import './badge.css'

export interface BadgeProps {
  /** `loud` for what must not be missed, `quiet` for a fact. */
  tone?: 'loud' | 'quiet'
  children: ReactNode
}

/** One or two words that single out the thing beside them. */
export function Badge({ tone = 'loud', children }: BadgeProps) {
  return <span className={tone === 'quiet' ? 'badge badge-quiet' : 'badge'}>{children}</span>
}
