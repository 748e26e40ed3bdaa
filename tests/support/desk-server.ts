import type { DeskView } from '#desk/view.ts'
import { hour } from '#language/dates/durations.ts'
import { createToken } from '#server/token.ts'
import { drawPreview } from '#words/draw-preview.tsx'
import { origin, type SetupOptions, setup as setupServer } from './server.ts'

/** The host of the desk. */
export const here = new URL(origin).host

/** A page of the desk is what it would be drawn from. */
const desk = {
  draw: (view: DeskView) => `<head></head>${JSON.stringify(view)}`,
  sheet: 'body{margin:0}',
  script: 'ask()',
  drawWords: drawPreview,
  wordsSheet: 'p{margin:0}',
}

type Member = { role?: 'owner' | 'staff' }

/** A server with a desk, and people who are signed in there. */
export async function setupDesk(options: SetupOptions = {}) {
  const server = await setupServer({ desk, ...options })
  const { app, clock, store } = server

  /** What a browser asks that has the secret of a session. */
  async function asBrowser(secret: string) {
    const headers = { Host: here, Cookie: `__Host-desk=${secret}`, 'Sec-Fetch-User': '?1' }
    const get = (address: string, more = {}) =>
      app.request(address, { headers: { ...headers, ...more } })
    const [, token = ''] = /"token":"([^"]+)"/.exec(await (await get('/desk')).text()) ?? []
    const post = (
      address: string,
      form: Record<string, string> | URLSearchParams,
      more: Record<string, string> = {},
    ) => {
      const body = new URLSearchParams(form)
      if (!body.has('token')) body.set('token', token)
      return app.request(address, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: origin,
          ...more,
        },
        body: body.toString(),
      })
    }
    /** A form with a file, which stands last in it. */
    const postFile = (
      address: string,
      { fields, file }: { fields: Record<string, string>; file?: Uint8Array | undefined },
    ) => {
      const body = new FormData()
      for (const field of Object.entries({ token, ...fields })) body.append(...field)
      const chosen = new Uint8Array(file ?? [])
      body.append('photo', new Blob([chosen]), file ? 'photo.jpg' : '')
      return app.request(address, { method: 'POST', headers: { ...headers, Origin: origin }, body })
    }
    /** As the script asks. */
    const postJson = (address: string, body = {}) =>
      app.request(address, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ token, ...body }),
      })
    return { get, post, postFile, postJson }
  }

  /** Somebody is signed in, by a passkey that nobody asked a device for. */
  async function signIn(name: string, { role = 'staff' }: Member = {}) {
    const now = clock.now()
    await store.staff.add({ id: name, name, role, language: 'es', now })
    await store.staff.addLink({ staffId: name, hash: name, expiresAt: now + hour })
    const { hash, secret } = createToken()
    const passkey = { id: `key of ${name}`, public_key: '', counter: 0 }
    await store.staff.enrol({ linkHash: name, passkey, session: { id: name, hash }, now })
    return { ...(await asBrowser(secret)), secret }
  }

  const askToSignIn = (body: object, more: Record<string, string> = {}) =>
    app.request('/desk/sign-in', {
      method: 'POST',
      headers: { Host: here, Origin: origin, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  return { ...server, asBrowser, signIn, askToSignIn }
}
