import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/** The frame of the small drawings, 64 by 64. */
export const Vignette = ({ children }: { children: ReactNode }) => (
  <Drawing viewBox="0 0 64 64">{children}</Drawing>
)
