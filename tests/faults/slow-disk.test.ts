import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { minute, second } from '#language/dates/durations.ts'
import { buildSlowDisk, hasSlowDisk } from '#scripts/slow-disk/slow-disk.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { repeats } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'

/** A busy machine needs more than the usual minute. */
const timeout = repeats(5, 60) * minute
const kills = repeats(2, 50)
const signUpsPerSecond = 200
/** How long a server takes sign-ups before it is killed: something between these, in ms. */
const [shortestLife, longestLife] = [200, 1500]

/** A server whose disk takes so long for each commit, in µs. */
async function setup(microseconds: number) {
  const folder = await makeFolder()
  const [site, data] = [path.join(folder, 'dist'), path.join(folder, 'data')]
  await buildStandIn(site)
  // Its tables are made on a disk that is not slow.
  await (await openSqliteStore(data)).close()
  const environment = { MAILS_PER_HOUR: '999999', ...buildSlowDisk(folder)(microseconds) }
  return {
    file: path.join(data, 'site.db'),
    async start() {
      const { address, child, output } = startServerProcess({ site, data, environment })
      onTestFinished(async () => {
        await endProcess(child, 'SIGKILL')
      })
      return { address: (await address) ?? output.stderr, child, output }
    },
  }
}

/** The status of the answer; a connection that breaks has none. */
async function signUp(address: string, email: string) {
  try {
    const answer = await fetch(`${address}/functions/v1/newsletter-subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, source: 'footer' }),
    })
    await answer.body?.cancel()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch {
    return { status: undefined, retryAfter: null }
  }
}

describe.skipIf(!hasSlowDisk)('a disk that is slow to write', { timeout }, () => {
  test('keeps no page waiting', async () => {
    const { start } = await setup(2_000_000)
    const { address } = await start()
    const answered: string[] = []
    const signUps = Array.from({ length: 5 }, async (_, visitor) => {
      const { status } = await signUp(address, `visitor-${visitor}@example.org`)
      answered.push(`sign-up ${status}`)
    })
    await wait(200)
    for (const path of ['/es', '/', '/es']) {
      answered.push(`page ${(await fetch(`${address}${path}`)).status}`)
    }
    await Promise.all(signUps)
    expect(answered).toEqual([...Array(3).fill('page 200'), ...Array(5).fill('sign-up 200')])
  })

  test('loses no sign-up that was acknowledged, however often the server is killed', async () => {
    const { file, start } = await setup(830)
    const acknowledged = new Set<string>()
    let people = 0
    let refused = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const { address, child } = await start()
      const life = shortestLife + Math.random() * (longestLife - shortestLife)
      const sent: Promise<void>[] = []
      for (const end = performance.now() + life; performance.now() < end; ) {
        people += 1
        const email = `visitor-${people}@example.org`
        const sending = signUp(address, email).then(({ retryAfter, status }) => {
          if (status === 200) acknowledged.add(email)
          else if (status !== undefined) {
            expect([status, retryAfter]).toEqual([503, '30'])
            refused += 1
          }
        })
        sent.push(sending)
        await wait(second / signUpsPerSecond)
      }
      await endProcess(child, 'SIGKILL')
      await Promise.all(sent)
    }
    const database = new DatabaseSync(file, { readOnly: true })
    onTestFinished(() => database.close())
    const stored = new Set(
      database
        .prepare('select email from subscribers')
        .all()
        .map(({ email }) => email),
    )
    const mailed = database
      .prepare('select count(distinct subscriber_id) as mails from outbox')
      .get()
    process.stdout.write(
      `${kills} servers on a slow disk killed: ${people} sign-ups, ${acknowledged.size} acknowledged, ${refused} refused\n`,
    )
    expect(acknowledged.size).toBeGreaterThan(0)
    expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([])
    expect(mailed).toEqual({ mails: stored.size })
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  })
})
