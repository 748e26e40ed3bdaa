/** The engine's own words. Some errors of the network have none, only a code. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.message) return error.message
  return 'code' in error ? String(error.code) : error.name
}
