import { createContext, useContext } from 'react'
import type { GateData } from '#tools/danger-signs/gate-data.ts'

export const GateContext = createContext<GateData | null>(null)

/** @throws outside of a tool, which alone hands the register down. */
export function useGateData() {
  const data = useContext(GateContext)
  if (!data) throw new Error('No GateContext around this component')
  return data
}
