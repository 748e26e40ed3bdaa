import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

/** The frame of the large drawings, 120 by 120, with their round ground. */
export const Scene = ({ children }: { children: ReactNode }) => (
  <Drawing viewBox="0 0 120 120">
    <circle className="fill-mist" cx="60" cy="62" r="52" />
    {children}
  </Drawing>
)
