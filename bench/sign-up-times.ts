/**
 * `npm run bench:sign-ups`: whether the time of an answer tells who gets the newsletter. New addresses
 * and others that are known (confirmed, waiting, unsubscribed) sign up in turn at our own server, 500
 * of each; the medians may differ by a tenth. Compared within one run, so that a busy machine is busy
 * for all. Two minutes; ends with 1 when they differ by more.
 */
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { href } from '#site/addresses.ts'
import { startOurServer } from './our-server.ts'
import { median } from './quantile.ts'
import { sayVerdict } from './verdict.ts'

const each = Number(process.argv[2] ?? 500)
const mostApart = 0.1

const agent = new http.Agent({ keepAlive: true })
const { dataDir, origin, stop } = await startOurServer({ MAILS_PER_HOUR: '999999' })

function post(address: string, type: string, body: string) {
  return new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Type': type }
    const request = http.request(
      `${origin}${address}`,
      { agent, method: 'POST', headers },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Milliseconds until the whole answer is there. */
async function signUp(email: string) {
  const begun = performance.now()
  const body = JSON.stringify({ email, source: 'footer' })
  const status = await post('/functions/v1/newsletter-subscribe', 'application/json', body)
  if (status !== 200) throw new Error(`A sign-up was answered with ${status}`)
  return performance.now() - begun
}

/** The links of the mail to an address, once it is there. */
async function linksTo(email: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  for (;;) {
    await wait(100)
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
    const mail = mails.find((text) => text.includes(`To: ${email}`))
    const text = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const links = text?.match(/https?:\/\/\S+?token=[\w-]+/g)
    if (links) return links
  }
}

/** Presses the button of the page to which a link of the mail to an address leads. */
async function press(email: string, page: string) {
  const link = (await linksTo(email)).find((each) => each.includes(page))
  const { pathname, searchParams } = new URL(link ?? '')
  const body = new URLSearchParams({ token: searchParams.get('token') ?? '' }).toString()
  await post(pathname, 'application/x-www-form-urlencoded', body)
}

const known = ['confirmed', 'waiting', 'unsubscribed'] as const
for (const state of known) await signUp(`${state}@example.org`)
await press('confirmed@example.org', href('newsletter-confirm', 'en'))
await press('unsubscribed@example.org', href('newsletter-unsubscribe', 'en'))
for (let index = 0; index < 200; index += 1) await signUp(`warm-up-${index}@example.org`)

const times = { new: [] as number[], confirmed: [], waiting: [], unsubscribed: [] } as Record<
  'new' | (typeof known)[number],
  number[]
>
for (let index = 0; index < each; index += 1) {
  const turns = ['new', ...known] as const
  for (let turn = 0; turn < turns.length; turn += 1) {
    const state = turns[(turn + index) % turns.length] ?? 'new'
    const name = state === 'new' ? `visitor-${index}` : state
    times[state].push(await signUp(`${name}@example.org`))
    // The mail of a new one begins to leave 20 ms after its answer, and is gone before the next sign-up.
    await wait(60)
  }
}
agent.destroy()
stop()

const ofNew = median(times.new)
console.log(
  Object.entries(times)
    .map(([state, all]) => `${state} ${median(all).toFixed(2)} ms`)
    .join(', '),
)
for (const state of known) {
  const ratio = median(times[state]) / ofNew
  const holds = Math.abs(ratio - 1) <= mostApart
  sayVerdict(`a ${state} address answers like a new one, ± 10 %`, ratio.toFixed(3), holds)
  if (!holds) process.exitCode = 1
}
