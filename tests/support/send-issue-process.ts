import { sendIssue } from '#server/newsletter/send-issue.ts'
import { openStore } from '#server/open-store.ts'
import { madeIssue } from './made-issue.ts'

/** Sends the made issue as the command does, in a process that a test can kill: `node … DATA_DIR`. */
const [dataDir = ''] = process.argv.slice(2)
const databaseUrl = process.env['DATABASE_URL']
const { store } = await openStore({ databaseUrl }, dataDir, 'beside-a-server')
const siteOrigin = 'https://clinic.example'
const outcome = await sendIssue(
  { store, clock: Date.now, siteOrigin, linkOrigin: siteOrigin },
  madeIssue,
)
await store.close()
if (outcome.kind === 'not-stored') throw new Error(outcome.reason)
