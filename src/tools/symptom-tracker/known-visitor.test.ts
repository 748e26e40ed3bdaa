import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The classes of the page after its first script, on a device that keeps these keys. */
async function openPage(keys: readonly string[]) {
  vi.resetModules()
  vi.useFakeTimers()
  const classes = new Set<string>()
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  }
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, 'kept'])))
  vi.stubGlobal('document', { documentElement: { classList } })
  await import('#tools/symptom-tracker/known-visitor.ts')
  return classes
}

test.each(['danger-signs', 'symptom-diary-sealed-1'])(
  'a page that finds "%s" waits for what this day asks, for 4 seconds',
  async (key) => {
    const classes = await openPage(['newsletter', key])
    expect([...classes]).toEqual(['diary-known'])
    vi.advanceTimersByTime(3999)
    expect(classes.size).toBe(1)
    vi.advanceTimersByTime(1)
    expect(classes.size).toBe(0)
  },
)

test('a page that knows nobody shows the list at once', async () => {
  expect(await openPage(['old-danger-signs', 'danger-signs-2', 'my-symptom-diary-sealed'])).toEqual(
    new Set(),
  )
})
