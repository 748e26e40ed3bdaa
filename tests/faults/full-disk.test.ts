import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#server/open-store.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn } from '../support/server-site.ts'
import { fillDisk, mayMount, mountSmallDisk, unmount } from '../support/small-disk.ts'

async function setup() {
  const folder = await makeFolder()
  const [site, data] = [path.join(folder, 'dist'), path.join(folder, 'data')]
  await buildStandIn(site)
  await mkdir(data)
  return { site, data }
}

async function signUp(address: string, email: string) {
  const answer = await fetch(`${address}/functions/v1/newsletter-subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, source: 'footer' }),
  })
  await answer.body?.cancel()
  return answer.status
}

describe.skipIf(!mayMount())('a disk', () => {
  test('that is full takes no sign-up, loses none, and takes them again when there is room', async () => {
    const { data, site } = await setup()
    mountSmallDisk(data)
    onTestFinished(() => {
      unmount(data)
    })
    const { child, output, ...server } = startServerProcess({
      site,
      data,
      environment: { MAILS_PER_HOUR: '1' },
    })
    onTestFinished(async () => {
      await endProcess(child, 'SIGKILL')
    })
    const address = (await server.address) ?? output.stderr
    const acknowledged = ['before@example.org']
    expect(await signUp(address, 'before@example.org')).toBe(200)

    const makeRoom = await fillDisk(data)
    for (let visitor = 0, status = 200; status === 200; visitor += 1) {
      status = await signUp(address, `visitor-${visitor}@example.org`)
      if (status === 200) acknowledged.push(`visitor-${visitor}@example.org`)
      else expect(status).toBe(503)
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(503)
    expect((await fetch(`${address}/es`)).status).toBe(200)

    await makeRoom()
    expect(await signUp(address, 'after@example.org')).toBe(200)
    expect(await endProcess(child, 'SIGTERM')).toBe(0)
    expect(output.stdout).toContain('database or disk is full')
    expect(output.stdout).not.toContain('cannot rollback')
    const db = new DatabaseSync(path.join(data, 'site.db'), { readOnly: true })
    const stored = db
      .prepare('select email from subscribers')
      .all()
      .map(({ email }) => email)
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
    expect(
      [...acknowledged, 'after@example.org'].filter((email) => !stored.includes(email)),
    ).toEqual([])
  })

  test('with less room than a letter takes is called full while small things still fit', async () => {
    const { data } = await setup()
    mountSmallDisk(data)
    onTestFinished(() => {
      unmount(data)
    })
    const store = await openSqliteStore(data)
    expect(await store.checkWritable(1)).toEqual({ kind: 'writable' })

    const makeRoom = await fillDisk(data, 32_768)
    expect(await store.checkWritable(2)).toEqual({
      kind: 'not-stored',
      reason: expect.stringMatching(/^only \d+ kB are left on the disk of the store/),
    })
    await makeRoom()
    expect(await store.checkWritable(3)).toEqual({ kind: 'writable' })
    await store.close()
  })

  test('that may only be read stops the start and is named', async () => {
    const { data, site } = await setup()
    mountSmallDisk(data)
    onTestFinished(() => {
      unmount(data)
    })
    await (await openSqliteStore(data)).close()
    spawnSync('mount', ['-o', 'remount,ro', data])
    const { address, output } = startServerProcess({ site, data })
    expect(await address).toBeUndefined()
    expect(output.stderr).toMatch(/^The store in .* cannot be used \(DATA_DIR\): EROFS: read-only/)
  })
})
