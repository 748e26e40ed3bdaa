import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { chmod, readdir, rename, stat, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import tls from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#clinic/settings.ts'
import { makeBackup } from '#server/backup/backup.ts'
import { askCertificate, judgeCertificate } from '#server/doctor/check-certificate.ts'
import { judgeClock } from '#server/doctor/check-clock.ts'
import { publicKeyText, type Resolve } from '#server/doctor/check-dns.ts'
import { judgeSpace } from '#server/doctor/check-folders.ts'
import { examine } from '#server/doctor/doctor.ts'
import { describeFinding, type Finding, sumUp } from '#server/doctor/finding.ts'
import { openStore } from '#server/open-store.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { findStartedPostgres, query } from '../support/postgres-server.ts'
import { makeFolder } from '../support/server.ts'
import { buildStandIn, stampBuild } from '../support/server-site.ts'
import { certificate } from '../support/smtp-certificate.ts'

const postgres = findStartedPostgres()
const day = 24 * 60 * 60 * 1000

const nothingPublished: Resolve = async () => []

/** A clinic whose server is stopped, with a store and a backup of tonight. */
async function setup(given: Record<string, string> = {}) {
  const folder = await makeFolder()
  const [site, data, backups] = ['dist', 'data', 'backups'].map((name) => path.join(folder, name))
  await buildStandIn(site ?? '')
  await stampBuild(site ?? '', {})
  const settings = readSettings({ DATA_DIR: data, BACKUP_DIR: backups, PORT: '0', ...given })
  const { store } = await openStore(settings, data ?? '', 'beside-a-server')
  await store.close()
  await makeBackup({ settings, now: Date.now(), print() {} })
  const look = async (resolve = nothingPublished, now = Date.now) => {
    const findings = await examine({ settings, site: site ?? '', now, resolve })
    return {
      findings,
      of: (about: string) => findings.filter((finding) => finding.about === about),
      troubles: findings.filter(({ kind }) => kind === 'problem' || kind === 'advice'),
    }
  }
  return { folder, data: data ?? '', backups: backups ?? '', site: site ?? '', look }
}

const cureIn = ([finding]: readonly Finding[]) => (finding && 'cure' in finding ? finding.cure : '')

test('a place where all is well has no trouble, and nothing in it was changed', async () => {
  const { data, look } = await setup()
  const { mtimeMs } = await stat(path.join(data, 'site.db'))
  const { findings, troubles } = await look()
  expect(troubles).toEqual([])
  expect(sumUp(findings).failed).toBe(false)
  expect((await stat(path.join(data, 'site.db'))).mtimeMs).toBe(mtimeMs)
})

test('what others may read is named with the command that closes it', async () => {
  const { data, look } = await setup()
  const file = path.join(data, 'site.db')
  await chmod(file, 0o644)
  const { findings, of } = await look()
  expect(cureIn(of('DATA_DIR'))).toBe(`chmod 600 ${file}`)
  expect(sumUp(findings).failed).toBe(true)
})

test('a store with a page that is damaged is a problem, and the cure a backup', async () => {
  const { data, look } = await setup()
  const file = path.join(data, 'site.db')
  const { size } = await stat(file)
  await writeFile(file, Buffer.alloc(size, 'x'))
  const { of } = await look()
  expect(of('Store')).toMatchObject([{ kind: 'problem', says: expect.stringContaining(file) }])
  expect(cureIn(of('Store'))).toContain('restore the newest backup')
})

test('a store of a newer version is a problem', async () => {
  const { data, look } = await setup()
  const database = new DatabaseSync(path.join(data, 'site.db'))
  database.exec("insert into kysely_migration values ('9999-later', '2027')")
  database.close()
  const { of } = await look()
  expect(of('Store')).toMatchObject([
    { kind: 'problem', says: expect.stringContaining('9999-later') },
  ])
})

test('a backup of three days ago is a problem', async () => {
  const { look } = await setup()
  const { of } = await look(nothingPublished, () => Date.now() + 3 * day)
  expect(of('Backups')).toMatchObject([{ kind: 'problem' }])
  expect(cureIn(of('Backups'))).toContain('npm run backup')
})

test('a backup that cannot be restored into this kind of store counts for none', async () => {
  const { backups, look } = await setup()
  const [name = ''] = await readdir(backups)
  await rename(path.join(backups, name), path.join(backups, name.replace('.db', '.sql')))
  const { of } = await look()
  expect(of('Backups')).toMatchObject([{ kind: 'problem', says: `There is none in ${backups}.` }])
})

test('without a store there is advice and no problem, and no folder is made', async () => {
  const data = path.join(await makeFolder(), 'not-here')
  const { site } = await setup()
  const settings = readSettings({ DATA_DIR: data, PORT: '0' })
  const findings = await examine({ settings, site, now: Date.now, resolve: nothingPublished })
  expect(sumUp(findings).failed).toBe(false)
  await expect(stat(data)).rejects.toThrow('ENOENT')
})

test('a port that another program has taken is named with the setting', async () => {
  const server = net.createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nhello'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { look } = await setup({ PORT: String(port) })
  const { of } = await look()
  expect(of('Port')).toMatchObject([{ kind: 'problem' }])
  expect(cureIn(of('Port'))).toContain('set PORT')
})

test('a build for other settings is a problem that names both', async () => {
  const { look, site } = await setup()
  await stampBuild(site, { SITE_ORIGIN: 'https://elsewhere.example' })
  const { of } = await look()
  expect(of('Build')).toMatchObject([
    { kind: 'problem', says: expect.stringContaining('https://elsewhere.example') },
  ])
})

test.each([
  [5_000_000_000, 'good'],
  [500_000_000, 'advice'],
  [50_000_000, 'problem'],
])('%i free bytes are %s', (free, kind) => {
  expect(judgeSpace('Disk', '/srv', free).kind).toBe(kind)
})

test.each([
  ['2026-11-27', '2026-11-20', true, 'good'],
  ['2026-11-27', '2026-11-20', false, 'problem'],
  ['2026-11-27', '2026-11-20', undefined, 'not-asked'],
  ['2000-01-01', '2026-11-20', true, 'problem'],
])(
  'a clock that says %s over a build of %s, synchronized: %s, is %s',
  (today, built, does, kind) => {
    expect(judgeClock(today, built, does).kind).toBe(kind)
  },
)

describe('a certificate', () => {
  const end = Date.UTC(2027, 0, 31)
  const asked = { kind: 'certificate', end, trouble: undefined } as const
  test.each([
    [60, 'good'],
    [20, 'advice'],
    [13, 'problem'],
    [-1, 'problem'],
  ])('that ends in %i days is %s', (days, kind) => {
    expect(judgeCertificate('https://clinic.example', asked, end - days * day).kind).toBe(kind)
  })

  test('is asked of the server itself, and what browsers refuse is a problem', async () => {
    const server = tls.createServer(certificate).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    const found = await askCertificate(origin)
    expect(found).toMatchObject({ kind: 'certificate', trouble: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(judgeCertificate(origin, found, Date.now()).kind).toBe('problem')
  })

  test('that nobody shows is not judged', async () => {
    const found = await askCertificate('https://127.0.0.1:1')
    expect(judgeCertificate('https://127.0.0.1:1', found, 0).kind).toBe('not-asked')
  })
})

describe('the DNS', () => {
  async function setUpMail() {
    const folder = await makeFolder()
    const key = path.join(folder, 'dkim.pem')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await writeFile(key, pem, { mode: 0o600 })
    const clinic = await setup({
      SITE_ORIGIN: 'https://127.0.0.1:1',
      SMTP_URL: 'smtps://mail.example',
      CLINIC_INBOX: 'desk@clinic.example',
      DKIM_KEY_FILE: key,
      DKIM_SELECTOR: 'site',
    })
    const published: Record<string, readonly string[]> = {
      'A 127.0.0.1': ['192.0.2.1'],
      'CAA 127.0.0.1': ['letsencrypt.org'],
      [`MX ${clinicDomain}`]: ['mail.example'],
      [`TXT ${clinicDomain}`]: ['v=spf1 a:mail.example -all', 'some-proof=1'],
      [`TXT site._domainkey.${clinicDomain}`]: [`v=DKIM1; k=rsa; p=${publicKeyText(pem)}`],
      [`TXT _dmarc.${clinicDomain}`]: ['v=DMARC1; p=reject'],
      [`TXT _smtp._tls.${clinicDomain}`]: ['v=TLSRPTv1; rua=mailto:a@clinic.example'],
    }
    const lookWith = (changed: Record<string, readonly string[]> = {}) =>
      clinic.look(async (name, kind) => ({ ...published, ...changed })[`${kind} ${name}`] ?? [])
    return { ...clinic, lookWith }
  }
  const aboutDns = (findings: readonly Finding[]) =>
    findings.filter(({ about, kind }) => about.startsWith('DNS') && kind !== 'good')

  test('that says all it should is good', async () => {
    const { lookWith } = await setUpMail()
    expect(aboutDns((await lookWith()).findings)).toEqual([])
  })

  test.each([
    ['nothing for SPF', `TXT ${clinicDomain}`, [], 'v=spf1 a:mail.example -all'],
    ['two of SPF', `TXT ${clinicDomain}`, ['v=spf1 mx -all', 'v=spf1 a -all'], 'v=spf1'],
    ['SPF for everybody', `TXT ${clinicDomain}`, ['v=spf1 +all'], '-all'],
    ['another key', `TXT site._domainkey.${clinicDomain}`, ['v=DKIM1; p=MIIB'], 'k=rsa; p=MII'],
    ['DMARC that only watches', `TXT _dmarc.${clinicDomain}`, ['v=DMARC1; p=none'], 'p=quarantine'],
    ['no address', 'A 127.0.0.1', [], 'address of the machine'],
  ])('with %s is a problem, and what to publish is told', async (_, record, found, cure) => {
    const { lookWith } = await setUpMail()
    const wrong = aboutDns((await lookWith({ [record]: found })).findings)
    expect(wrong).toMatchObject([{ kind: 'problem', cure: expect.stringContaining(cure) }])
  })

  test('of a resolver that is silent is not judged, and what to publish is told', async () => {
    const { look } = await setUpMail()
    const { findings } = await look(() => Promise.reject(new Error('queryTxt ETIMEOUT')))
    const silent = aboutDns(findings)
    expect(silent.every(({ kind }) => kind === 'not-asked')).toBe(true)
    expect(silent.map(describeFinding).join('\n')).toContain('v=DMARC1; p=quarantine')
  })
})

describe.skipIf(!postgres)('with a database server', () => {
  test('a database is asked for its steps and its clock', async () => {
    const url = (await postgres?.createEmptyDatabase()) ?? ''
    const { look } = await setup({ DATABASE_URL: url })
    expect((await look()).of('Store')).toMatchObject([{ kind: 'good' }])
    const { of } = await look(nothingPublished, () => Date.now() + 120_000)
    expect(of('Clock').some(({ says }) => says.includes('120 seconds apart'))).toBe(true)
    await query(url, "insert into kysely_migration values ('9999-later', '2027')")
    expect((await look()).of('Store')).toMatchObject([{ kind: 'problem' }])
  })

  test('a database that lets nobody in is a problem without its password', async () => {
    const settings = readSettings({
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/clinic',
      PORT: '0',
    })
    const site = await makeFolder()
    const findings = await examine({ settings, site, now: Date.now, resolve: nothingPublished })
    const said = findings.map(describeFinding).join('\n')
    expect(said).toContain('clinic at 127.0.0.1:1 cannot be used (DATABASE_URL)')
    expect(said).not.toContain('secret')
  })
})
