import http from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { clinic } from '#clinic'
import { type OwnSettings, ownServerSettings } from '#clinic/settings.ts'
import { minute, second } from '#language/dates/durations.ts'
import { nothingAnnounced } from '#site/announced.ts'
import { redirects } from '#site/redirects.ts'
import { type CallServices, callHostIfDue } from './announced/call-host.ts'
import { followAnnounced } from './announced/follow.ts'
import { readTold, thenTellBuilder } from './announced/tell-builder.ts'
import { createApp, createDeskApp } from './app.ts'
import { goRound } from './desk/round.ts'
import { type DeskBundle, readDeskBundle } from './desk/web/desk-bundle.ts'
import type { DeskParts } from './desk/web/desk-routes.ts'
import {
  createAppListener,
  createHttpServer,
  createRequestListener,
  stopHttpServer,
} from './http/http-server.ts'
import { listen } from './http/listen.ts'
import { type ServedBuild, serveBuild } from './http/served-build.ts'
import type { Announcing } from './http/services.ts'
import { createLog, type Log } from './log.ts'
import { chooseSender } from './mail/choose-sender.ts'
import { ownInboxes } from './mail/inboxes.ts'
import { createMailWorker } from './mail/mail-worker.ts'
import type { MailSender } from './mail/sender.ts'
import { testNew, testRefused } from './mail/test-inboxes.ts'
import { createMeter, measureProcess, meterLog } from './meter.ts'
import { createIssueRound, type RoundServices } from './newsletter/issue-round.ts'
import { openStore, type Store } from './open-store.ts'
import { createSuppressionFile } from './people/suppression-file.ts'
import { projectRoot } from './project-root.ts'
import { ownName } from './run-command.ts'
import type { Settings } from './settings.ts'
import { linkFirstOwner } from './staff/invitations.ts'
import { describeError } from './store/engine.ts'
import { createWatch } from './watch.ts'
import { writeLetter } from './write-letter.ts'

/** How often the server looks whether a build has put itself in the place of the one it serves. */
const lookAfter = 5 * second

/**
 * How often it looks whether pages in the folder say what is over, such as "Open until 6 pm": where
 * visitors come, a proxy may serve that folder.
 */
const writeAfter = 20 * second

/** How soon the file of who gets no mail, and the pages, know what the store does. */
const followAfter = 5 * second

/** How soon it goes on with an issue that another server, or a command, left half queued. */
const goOnAfter = 10 * second

/** How often it looks whether a static host is to build again. */
const callAfter = 10 * second

/** Starts the server. */
async function start() {
  const environment = ownServerSettings()
  const { values: options } = parseArgs({ options: { site: { type: 'string' } } })
  const dataDir = path.resolve(environment.dataDir)

  const meter = createMeter()
  const written = createLog((text) => process.stdout.write(text))
  const log = meterLog(written, meter)
  const folder = options.site ?? path.join(projectRoot, 'dist')
  let announcing: Announcing | undefined
  const announced = () => announcing?.announced() ?? nothingAnnounced
  const build = await openBuild(folder, log, announced)
  const { builtOn, site, takeUp, takeUpNew, writeLivePages } = build
  const { dataGoes, store } = await openStore(environment, dataDir, 'server', log)
  announcing = await openAnnouncing(environment, { log, store, writeLivePages })
  const suppressions = createSuppressionFile({
    folder: path.resolve(environment.backupDir),
    store,
    isShared: environment.databaseUrl !== undefined,
    clock: Date.now,
    log,
  })
  await suppressions.follow()
  const { mailGoes, sender } = chooseSender(environment, dataDir)
  const mail = createMailWorker({
    store,
    writeLetter,
    sender,
    clock: Date.now,
    log,
    perHour: environment.mailsPerHour,
    inboxes: environment.clinicInboxes,
    mayLeave: () => suppressions.status().kind !== 'held',
  })

  // The port comes first: it may be any free one, and it is part of the links in mails.
  const server = createHttpServer()
  const address = await listen(server, environment, 'PORT')
  const letters = createLetters(environment, address, { store, log, mail, sender })
  const desk = await readDesk(folder, { dataDir, letters })
  const deskServer = createHttpServer()
  const deskAddress = desk && (await listenForDesk(deskServer, environment))
  const settings = readSettings(environment, address, deskAddress)
  const { logYears, rateLimit: limits, retention } = environment
  const services = { store, site, clock: Date.now, settings, limits, mail, log, meter, announcing }
  const app = createApp({ ...services, ...(deskAddress === undefined ? desk : {}) })
  if (desk && deskAddress !== undefined) {
    deskServer.on('request', createAppListener(createDeskApp({ ...services, ...desk })))
  }
  server.on('request', createRequestListener({ app, site, settings, log }))
  mail.start()
  const inboxTest = {
    store: store.mail,
    sender,
    clock: Date.now,
    inboxes: ownInboxes(environment),
  }
  const goDeskRound = () => goRound({ ...services, retention, logYears, builtOn })
  await goDeskRound()
  const askRefused = () => testRefused({ ...inboxTest, log })
  askRefused()
  letters.round.goOn()
  const stopRepeating = repeatEach([
    [goDeskRound, 10 * minute],
    [askRefused, 10 * minute],
    [takeUpNew, lookAfter],
    [suppressions.follow, followAfter],
    [letters.round.goOn, goOnAfter],
    [announcing.follow, followAfter],
    ...callsHost(environment.buildHook, { store, clock: Date.now, log }),
    ...(environment.isForVisitors ? [[writeLivePages, writeAfter] as const] : []),
  ])

  print(
    `${clinic.name}: the website, with its newsletter. Stop with Ctrl+C.`,
    `Site: ${address}`,
    `Data in ${dataGoes}, ${mailGoes}`,
  )
  if (desk && deskAddress !== undefined) print(`Desk: ${settings.deskOrigin}/desk`)
  if (desk && process.stdout.isTTY) await printFirstLink(store, settings)
  const watch = await openWatch(environment, { store, mail, suppressions, meter, builtOn })
  // With a mail server: the first start, and that after CLINIC_INBOX was changed.
  if (environment.smtpUrl) testNew(inboxTest).then((said) => print(...said))
  if (!signalsToStop.includes('SIGHUP')) process.on('SIGHUP', takeUp)
  onStopSignal(async () => {
    stopRepeating()
    watch.close()
    await Promise.all([stopHttpServer(server), stopHttpServer(deskServer), mail.stop()])
    sender.close()
    await suppressions.follow()
    await store.close()
    written.flush()
  })
}

/** What the app must know of the place where it runs. */
const readSettings = (
  environment: OwnSettings,
  address: string,
  deskAddress: string | undefined,
): Settings => ({
  ...chooseOrigins(environment, address),
  deskOrigin: environment.deskOrigin ?? deskAddress ?? environment.siteOrigin ?? address,
  ...(environment.deskNetworks ? { deskNetworks: environment.deskNetworks } : {}),
  trustedProxies: environment.trustedProxies,
  replyTo: environment.clinicInboxes[0],
  lateInbox: environment.lateInbox,
  inboxDetails: environment.inboxDetails,
  buildHook: environment.buildHook,
  wordsRepository: environment.wordsRepository && path.resolve(environment.wordsRepository),
})

type Watched = Pick<
  Parameters<typeof createWatch>[0],
  'builtOn' | 'mail' | 'meter' | 'store' | 'suppressions'
>

/** What those who look after the server ask, on a port of the loopback address if one is set. */
async function openWatch(environment: OwnSettings, watched: Watched) {
  const { isForVisitors, mailsPerHour: perHour, watchPort: port } = environment
  const inboxes = ownInboxes(environment)
  const watch = createWatch({
    ...watched,
    ...(port === undefined ? {} : { readProcess: measureProcess() }),
    ...{ clock: Date.now, isForVisitors, perHour, inboxes },
  })
  const server = http.createServer(createAppListener(watch))
  if (port === undefined) return server
  print(`Watch: ${await listen(server, { host: '127.0.0.1', port }, 'WATCH_PORT')}/metrics`)
  return server
}

/** Whoever sees the terminal of a server may become its first owner, while there is none. */
async function printFirstLink(store: Store, { deskOrigin }: Settings) {
  const made = await linkFirstOwner({ store, clock: Date.now, deskOrigin }, ownName())
  if (made.kind !== 'link') return
  print(
    'Nobody can sign in at the desk yet. This adds the first passkey, once, for an hour:',
    made.address,
  )
}

const openBuild = (folder: string, log: Log, announced: Announcing['announced']) =>
  serveBuild({ folder, root: projectRoot, redirects, clock: Date.now, log, announced })

/** What is announced, as the store has it now, and whoever follows it. */
async function openAnnouncing(
  { isForVisitors, wordsRepository }: OwnSettings,
  { log, store, writeLivePages }: { log: Log; store: Store } & Pick<ServedBuild, 'writeLivePages'>,
) {
  const repository = wordsRepository && path.resolve(wordsRepository)
  const lastKnown = repository ? await readTold(repository) : undefined
  const known = followAnnounced({ store, clock: Date.now, log, lastKnown })
  const following = repository ? thenTellBuilder(known, { log, repository }) : known
  await following.follow()
  return isForVisitors ? thenWrite(following, writeLivePages) : following
}

/** Where visitors come, what is announced is written into the served folder as soon as it is known. */
const thenWrite = (following: Announcing, write: () => Promise<void>): Announcing => ({
  ...following,
  async follow() {
    const before = JSON.stringify(following.announced())
    await following.follow()
    // Nobody waits for the pages to be written.
    if (JSON.stringify(following.announced()) !== before) write()
  },
})

/** Looks whether a static host is to build again, where there is one. */
const callsHost = (hook: string | undefined, services: Omit<CallServices, 'hook'>) =>
  hook === undefined ? [] : [[() => callHostIfDue({ ...services, hook }), callAfter] as const]

/** What the desk on the web is drawn with and needs; nothing where it was not built. */
async function readDesk(folder: string, needs: Omit<DeskParts, keyof DeskBundle>) {
  const bundle = await readDeskBundle(folder)
  return bundle && { desk: { ...bundle, ...needs } }
}

/** What sends the newsletter, with the addresses to which its links lead. */
function createLetters(
  { clinicInboxes, mailsPerHour, siteOrigin = '' }: OwnSettings,
  address: string,
  { sender, ...services }: Pick<RoundServices, 'log' | 'mail' | 'store'> & { sender: MailSender },
) {
  const pages = siteOrigin || address
  const linkOrigin = clinic.functions.origin ?? pages
  const links = { siteOrigin: pages, linkOrigin, replyTo: clinicInboxes[0] }
  const round = createIssueRound({ ...services, ...links, clock: Date.now })
  return { ...links, round, sender, perHour: mailsPerHour }
}

/** Does each work again after its time (ms), until the answer is called. */
function repeatEach(works: readonly (readonly [work: () => unknown, after: number])[]) {
  const timers = works.map(([work, after]) => setInterval(work, after))
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** Where the functions are a site of their own, mails lead there and its pages are elsewhere. */
function chooseOrigins({ pageOrigins, siteOrigin = '' }: OwnSettings, address: string) {
  const own = clinic.functions.origin
  return own === undefined
    ? { siteOrigin: siteOrigin || address, pageOrigins: pageOrigins ?? [] }
    : { siteOrigin: own, pageOrigins: pageOrigins ?? [siteOrigin] }
}

function print(...lines: string[]) {
  if (lines.length === 0) return
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** To a server at a terminal SIGHUP says that the terminal is gone; to any other, what it is told here. */
const signalsToStop = ['SIGTERM', 'SIGINT', ...(process.stdout.isTTY ? ['SIGHUP'] : [])]

function onStopSignal(stop: () => Promise<void>) {
  let stopping = false
  for (const signal of signalsToStop) {
    process.on(signal, async () => {
      // A second time means: at once.
      if (stopping) process.exit(1)
      stopping = true
      await stop()
      process.stdout.write('', () => process.exit(0))
    })
  }
}

/** Opens the port of the desk and says at which address; nothing where it is at the site's. */
async function listenForDesk(server: http.Server, { deskPort, host }: OwnSettings) {
  return deskPort === undefined ? undefined : listen(server, { host, port: deskPort }, 'DESK_PORT')
}

// Whoever reads our output may stop reading; that is no reason to stop serving.
process.stdout.on('error', () => {})

start().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
})
