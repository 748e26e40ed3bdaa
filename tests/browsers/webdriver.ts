import type { Key } from './driver.ts'

/** The keys of WebDriver's actions (W3C WebDriver, 17.4.2). */
const keys: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
}

const mouse = (actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
})

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
})

const keyboard = (letters: Iterable<string>) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...letters].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** A session of W3C WebDriver, with the few commands that journeys need. */
export async function openSession(origin: string) {
  const ask = async (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const begun = await ask('POST', '/session', { capabilities: {} })
  const { sessionId } = begun as { sessionId: string }
  const post = (path: string, body: object = {}) =>
    ask('POST', `/session/${sessionId}${path}`, body)
  const act = (action: object) => post('/actions', { actions: [action] })

  return {
    goTo: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    resizeWindow: (width: number, height: number) => post('/window/rect', { width, height }),
    run: (expression: string) =>
      post('/execute/sync', { script: `return (${expression})`, args: [] }),
    moveTo: (x: number, y: number) => act(mouse([moveTo(x, y)])),
    clickAt: (x: number, y: number) =>
      act(
        mouse([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
      ),
    type: (text: string) => act(keyboard(text)),
    press: (key: Key) => act(keyboard([keys[key]])),
    picture: async () =>
      Buffer.from(String(await ask('GET', `/session/${sessionId}/screenshot`)), 'base64'),
    close: () => ask('DELETE', `/session/${sessionId}`),
  }
}
