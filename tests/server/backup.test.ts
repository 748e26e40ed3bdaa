import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '#server/backup/backup.ts'
import { drill } from '#server/backup/drill.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { openPostgresStore, openStore } from '#server/open-store.ts'
import { nodeSqliteDialect } from '#server/store/node-sqlite.ts'
import { migrateTo } from '../support/migrate-to.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { createMailCatcher, makeFolder } from '../support/server.ts'
import { makeMessage, makeSignUp } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17, 5, 9)
const postgres = findStartedPostgres()

/** A clinic's folders and database, and its commands. */
async function makeClinic(databaseUrl?: string) {
  const [dataDir, backupDir] = [await makeFolder(), await makeFolder()]
  const settings = { dataDir, backupDir, databaseUrl }
  const printed: string[] = []
  const services = { settings, print: (line: string) => printed.push(line) }
  const said = async (work: Promise<void>) => {
    printed.length = 0
    await work
    return printed.join('\n')
  }
  return {
    dataDir,
    backupDir,
    open: async () => (await openStore(settings, dataDir, 'beside-a-server')).store,
    backUp: (at = now) => said(makeBackup({ ...services, now: at })),
    async drill(sender = createMailCatcher()) {
      printed.length = 0
      const tried = drill({
        ...services,
        settings: { ...settings, clinicInboxes: ['desk@clinic.example'], lateInbox: undefined },
        now,
        sender,
      })
      const error = await tried.then(
        () => undefined,
        ({ message }: Error) => message,
      )
      return { error, mails: sender.taken, printed }
    },
    restore: (...words: string[]) => said(restoreBackup({ ...services, now }, words)),
    /** Changes the tables behind the back of the site. */
    async change(sql: string) {
      if (databaseUrl) {
        await query(databaseUrl, sql)
        return
      }
      const database = new DatabaseSync(path.join(dataDir, 'site.db'))
      database.exec(sql)
      database.close()
    },
  }
}

const engines = [
  ['SQLite', 'db', () => makeClinic()],
  ['PostgreSQL', 'sql', async () => makeClinic(await postgres?.createEmptyDatabase())],
] as const

for (const [engine, ending, make] of engines) {
  describe.skipIf(engine === 'PostgreSQL' && !postgres)(engine, () => {
    /** Somebody signed up and wrote before the backup, somebody else signed up after it. */
    async function setup() {
      const clinic = await make()
      const store = await clinic.open()
      await store.newsletter.signUp(makeSignUp({ now }))
      await store.messages.add(makeMessage({ note: 'Is there\ta ramp?\nOr \\. stairs?' }, now))
      const said = await clinic.backUp()
      await store.newsletter.signUp(makeSignUp({ email: 'eva@example.org', now }))
      await store.close()
      return { ...clinic, said, name: `site-2026-03-04-090509.${ending}` }
    }

    test('a backup is one file for its owner alone, opened and counted', async () => {
      const { backupDir, name, said } = await setup()
      expect(said).toContain(path.join(backupDir, name))
      expect(said).toContain(
        'Opened and counted: 1 addresses of the newsletter, 1 messages, 0 who get no mail, 2 mails.',
      )
      expect(await readdir(backupDir)).toEqual([name])
      expect((await stat(path.join(backupDir, name))).mode & 0o777).toBe(0o600)
    })

    test('a drill restores the newest backup beside the site, leaves nothing and mails how it went', async () => {
      const { backupDir, drill, name, open } = await setup()
      const before = await readdir(backupDir)
      const { error, mails } = await drill()
      expect(error).toBeUndefined()
      expect(mails).toMatchObject([{ recipient: 'desk@clinic.example' }])
      const message = mails[0]?.message.replaceAll('=\r\n', '') ?? ''
      expect(message).toContain('Subject: A backup of the website was restored on trial')
      expect(message).toContain(name)
      expect(message).toContain('1 messages')
      expect(await readdir(backupDir)).toEqual(before)
      const store = await open()
      expect(await store.people.read('eva@example.org')).toMatchObject({ person: {} })
      await store.close()
    })

    test('a drill without a backup, or with one that is cut off, fails and mails why', async () => {
      const clinic = await make()
      const none = await clinic.drill()
      expect(none.error).toContain('There is no backup')
      expect(none.mails[0]?.message).toContain(
        'Subject: The backup of the website could NOT be restored',
      )
      await (await clinic.open()).close()
      await clinic.backUp()
      const file = path.join(clinic.backupDir, `site-2026-03-04-090509.${ending}`)
      await writeFile(file, (await readFile(file)).subarray(0, 5000))
      const { error, mails } = await clinic.drill()
      expect(error).toContain('cannot be used')
      expect(mails).toHaveLength(1)
      // A mail server that fails in the same night hides nothing.
      const refusing = createMailCatcher()
      refusing.answer = { kind: 'postponed', error: '451' }
      const untold = await clinic.drill(refusing)
      expect(untold.error).toContain('The mail about it was not taken')
      expect(untold.printed.join()).toContain('cannot be used')
    })

    test('a restored store holds what the backup held, and nothing that came later', async () => {
      const { name, open, restore } = await setup()
      expect(await restore(name)).toContain('1 addresses of the newsletter, 1 messages')
      const store = await open()
      onTestFinished(() => store.close())
      expect(await store.people.read('ana@example.org')).toMatchObject({
        person: { messages: [{ note: 'Is there\ta ramp?\nOr \\. stairs?' }] },
      })
      expect(await store.people.read('eva@example.org')).toMatchObject({
        person: { subscription: undefined },
      })
      expect(await store.checkWritable(now)).toEqual({ kind: 'writable' })
    })

    test('what was restored can be backed up and restored again', async () => {
      const { backUp, name, restore } = await setup()
      await restore(name)
      await backUp(now + 1000)
      expect(await restore(name.replace('0509', '0510'))).toContain('1 messages')
    })

    test('a store in use is not restored, and stays', async () => {
      const { name, open, restore } = await setup()
      const store = await open()
      onTestFinished(() => store.close())
      expect(await store.checkWritable(now)).toEqual({ kind: 'writable' })
      await expect(restore(name)).rejects.toThrow(/in use\. Stop (?:the|every) server/)
      expect(await store.people.read('eva@example.org')).toMatchObject({
        person: { subscription: { email: 'eva@example.org' } },
      })
    })

    test('a backup of a newer version is refused in words, and so is its store', async () => {
      const { backUp, change, open, restore } = await setup()
      await change("insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')")
      await expect(open()).rejects.toThrow(
        'it was made by a newer version of the site (step 9999-later): start that version',
      )
      await expect(backUp(now + 1000)).rejects.toThrow('by a newer version of the site')
      expect(await restore(`site-2026-03-04-090509.${ending}`)).toContain('Restored')
    })

    test('a backup that is cut off is refused, and the store stays', async () => {
      const { backupDir, name, open, restore } = await setup()
      const file = path.join(backupDir, name)
      const whole = await readFile(file)
      await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)))
      await expect(restore(name)).rejects.toThrow('cannot be used')
      const store = await open()
      onTestFinished(() => store.close())
      expect(await store.people.read('eva@example.org')).toMatchObject({
        person: { subscription: { email: 'eva@example.org' } },
      })
    })

    test('a backup that knows a step by an earlier name is not taken for a newer one', async () => {
      const { backUp, change, restore } = await setup()
      await change(`update kysely_migration set name = '0038-suppression-log'
        where name = '0041-suppression-log'`)
      await backUp(now + 1000)
      expect(await restore(`site-2026-03-04-090510.${ending}`)).toContain('Restored')
    })

    test('who says that the list is lost goes on with what the store knows', async () => {
      const { change, open, restore } = await setup()
      await change('update suppression_state set has_file = 1')
      expect(await restore('list-lost')).toContain('goes on with the list that the store has')
      const store = await open()
      onTestFinished(() => store.close())
      expect(await store.suppressions.readState()).toMatchObject({ hasFile: false })
    })
  })
}

test('the store before is set aside, for its owner alone', async () => {
  const { backUp, dataDir, open, restore } = await makeClinic()
  await (await open()).close()
  await backUp()
  const said = await restore('site-2026-03-04-090509.db')
  const names = ['site.db', 'site.db.before-2026-03-04-090509']
  expect((await readdir(dataDir)).toSorted()).toEqual(names)
  expect(said).toContain(`The store before is now ${path.join(dataDir, names[1] ?? '')}.`)
  for (const name of names) expect((await stat(path.join(dataDir, name))).mode & 0o777).toBe(0o600)
})

test('a damaged store is what a backup is for', async () => {
  const { backUp, dataDir, open, restore } = await makeClinic()
  await (await open()).close()
  await backUp()
  await writeFile(path.join(dataDir, 'site.db'), 'scratched disk '.repeat(300))
  await restore('site-2026-03-04-090509.db')
  const store = await open()
  expect(await store.checkWritable(now)).toEqual({ kind: 'writable' })
  await store.close()
})

test.each([
  [
    'a page that was scratched',
    (file: string) => {
      const handle = openSync(file, 'r+')
      writeSync(handle, Buffer.alloc(4096, 0x55), 0, 4096, 5 * 4096)
      closeSync(handle)
    },
  ],
  [
    'a row that belongs to nobody',
    (file: string) => {
      const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
      database.exec('update tokens set subscriber_id = 1')
      database.close()
    },
  ],
])('a backup with %s is refused, and the store stays', async (_, damage) => {
  const { backUp, backupDir, open, restore } = await makeClinic()
  const store = await open()
  await store.newsletter.signUp(makeSignUp({ now }))
  await store.close()
  await backUp()
  damage(path.join(backupDir, 'site-2026-03-04-090509.db'))
  await expect(restore('site-2026-03-04-090509.db')).rejects.toThrow('cannot be used')
  const after = await open()
  onTestFinished(() => after.close())
  expect(await after.checkWritable(now)).toEqual({ kind: 'writable' })
})

test('a backup of an older version is restored, and the server changes its tables', async () => {
  const { backUp, dataDir, open, restore } = await makeClinic()
  const db = new Kysely<unknown>({
    dialect: nodeSqliteDialect(new DatabaseSync(path.join(dataDir, 'site.db'))),
  })
  await migrateTo(db, '0040-soft-issues')
  await db.destroy()
  await backUp()
  expect(await restore('site-2026-03-04-090509.db')).toContain('by an older version of the site')
  const store = await open()
  expect(await store.checkWritable(now)).toEqual({ kind: 'writable' })
  await store.close()
})

test.each([
  [[], 'npm run restore -- FILE'],
  [['a', 'b'], 'npm run restore -- FILE'],
  [['nothing.db'], 'There is no file'],
])('restore %j is answered with what to do', async (words, reason) => {
  const { restore } = await makeClinic()
  await expect(restore(...words)).rejects.toThrow(reason)
})

test('where there is no store, there is no backup', async () => {
  const { backUp, backupDir } = await makeClinic()
  await expect(backUp()).rejects.toThrow('There is no store')
  expect(await readdir(backupDir)).toEqual([])
})

test.skipIf(!postgres)(
  'a backup of PostgreSQL without its programs says what to install',
  async () => {
    const url = (await postgres?.createEmptyDatabase()) ?? ''
    await (await openPostgresStore(url)).close()
    const { backUp } = await makeClinic(url)
    const { PATH } = process.env
    process.env['PATH'] = '/nowhere'
    onTestFinished(() => {
      process.env['PATH'] = PATH
    })
    await expect(backUp()).rejects.toThrow('apt-get install postgresql-client')
  },
)

test('a folder that is no folder is named with what to do', async () => {
  const clinic = await makeClinic()
  await (await clinic.open()).close()
  await rm(clinic.backupDir, { recursive: true })
  await writeFile(clinic.backupDir, '')
  await expect(clinic.backUp()).rejects.toThrow(/BACKUP_DIR\) cannot be written: .*chown/)
})

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'a disk that is too full is named before anything is written',
  async () => {
    const clinic = await makeClinic()
    await (await clinic.open()).close()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', clinic.backupDir])
    onTestFinished(() => void execFileSync('umount', [clinic.backupDir]))
    await expect(clinic.backUp()).rejects.toThrow(/A backup takes 0\.\d MB, and 0\.1 MB are free/)
    expect(await readdir(clinic.backupDir)).toEqual([])
  },
)
