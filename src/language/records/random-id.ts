/** A random UUID, version 4. Unlike `crypto.randomUUID` it also works on a page without https. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  })
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}

/** Whether it is an id as `randomId` makes them. */
export function isRandomId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
}
