/** Lower-case hexadecimal, long enough that two never meet. Chance enters the plan only here. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
