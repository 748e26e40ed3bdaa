import type { Locale } from '#language/locales.ts'
import type { GateData } from '#tools/danger-signs/gate-data.ts'
import { readGateData } from '#tools/danger-signs/read-gate-data.ts'

/** The gate as tests and examples hand it to a tool. */
export const gates: Record<Locale, GateData> = {
  en: readGateData('en', []),
  es: readGateData('es', []),
}

/** The words by which the gate asks for a sign. @throws for an id that the register does not hold. */
export function askedWords(locale: Locale, id: string) {
  const sign = gates[locale].signs.find((each) => each.id === id)
  if (!sign) throw new Error(`No danger sign is called ${id}`)
  return sign.asked
}
