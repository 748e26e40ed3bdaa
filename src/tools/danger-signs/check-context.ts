import { createContext, useContext } from 'react'
import type { CheckData } from '#tools/danger-signs/check-data.ts'

export const CheckContext = createContext<CheckData | null>(null)

/** @throws outside of a check, which alone hands the register down. */
export function useCheckData() {
  const data = useContext(CheckContext)
  if (!data) throw new Error('No CheckContext around this component')
  return data
}
