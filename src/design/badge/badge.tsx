import type { ReactNode } from 'react'
import './badge.css'

export interface BadgeProps {
  children: ReactNode
}

/** One or two words that must not be missed, beside the thing that they single out. */
export const Badge = ({ children }: BadgeProps) => <span className="badge">{children}</span>
