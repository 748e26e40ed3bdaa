import { openStore } from '#server/open-store.ts'

/**
 * Adds people with a link and lets them use it, one after the other, and says each that was stored; in a
 * process that a test can kill: `node … DATA_DIR`.
 */
const [dataDir = ''] = process.argv.slice(2)
const { store } = await openStore({ databaseUrl: process.env['DATABASE_URL'] }, dataDir)
const life = process.pid
for (let number = 0; ; number += 1) {
  const id = `${life}-${number}`
  const now = Date.now()
  await store.staff.add({ id, name: id, role: 'owner', language: 'en', now })
  await store.staff.addLink({ staffId: id, hash: id, expiresAt: now + 3_600_000 })
  process.stdout.write(`linked ${id}\n`)
  const passkey = { id, public_key: '', counter: 0 }
  const outcome = await store.staff.enrol({ linkHash: id, passkey, session: { id, hash: id }, now })
  if (outcome.kind === 'signed-in') process.stdout.write(`enrolled ${id}\n`)
}
