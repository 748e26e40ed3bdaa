import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { ownSettings } from '#clinic/settings.ts'
import { createApp } from './app.ts'
import { belongsToApp } from './http/answer-pages.ts'
import { createAppListener } from './http/http-server.ts'
import { noEntries, type Site } from './http/site.ts'
import { createLog } from './log.ts'
import { chooseSender } from './mail/choose-sender.ts'
import { createMailWorker } from './mail/mail-worker.ts'
import { openStore } from './open-store.ts'
import { writeLetter } from './write-letter.ts'

type Next = (error?: unknown) => void

/** While pages are being written nothing is built: forms are answered with the address of a page. */
const unbuiltSite: Site = {
  answer: () => ({ status: 404, headers: [], body: undefined, known: 'unknown' }),
  template: () => undefined,
  livePages: [],
  facts: undefined,
  entries: () => noEntries,
  hasWord: () => false,
}

/**
 * The functions for the development server, as Connect middleware: `/functions/*`, `/healthz` and
 * the buttons of the newsletter's pages. Everything else, the pages themselves too, passes through.
 * The store and the mails are where `npm run serve` has them; nothing opens before the first such
 * request.
 *
 * @param write takes a line for every mail that goes out.
 */
export function functionsMiddleware(write = (text: string) => void process.stdout.write(text)) {
  let started: ReturnType<typeof startApp> | undefined

  async function answer(request: IncomingMessage, response: ServerResponse, next: Next) {
    const { method, url = '/' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const isPage = isRead && !/^\/(?:functions\/|healthz(?:\?|$))/.test(url)
    if (isPage || !belongsToApp(url)) return next()
    try {
      started ??= startApp(`http://${request.headers.host}`, write)
      const app = await started
      await app.answer(request, response)
    } catch (error) {
      started = undefined
      next(error)
    }
  }

  /** Sends what is being sent and closes the store. */
  async function close() {
    const app = await started?.catch(() => undefined)
    started = undefined
    await app?.close()
  }

  return Object.assign(answer, { close })
}

async function startApp(ownOrigin: string, write: (text: string) => void) {
  const environment = ownSettings()
  const dataDir = path.resolve(environment.dataDir)
  const siteOrigin = environment.siteOrigin ?? ownOrigin
  const { store } = await openStore(environment, dataDir)
  const log = { ...createLog(write), request() {} }
  const { sender } = chooseSender(environment, dataDir)
  const mail = createMailWorker({ store, writeLetter, sender, clock: Date.now, log })
  mail.start()
  const app = createApp({
    store,
    mail,
    log,
    clock: Date.now,
    site: unbuiltSite,
    limits: 'off',
    settings: {
      siteOrigin,
      deskOrigin: siteOrigin,
      trustedProxies: 0,
      replyTo: environment.clinicInboxes[0],
      inboxDetails: environment.inboxDetails,
    },
  })
  return {
    answer: createAppListener(app),
    async close() {
      await mail.stop()
      sender.close()
      await store.close()
      log.flush()
    },
  }
}
