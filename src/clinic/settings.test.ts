import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  deskOriginOf,
  readFileOfSettings,
  readServerSettings,
  readSettings,
  settingNames,
  setUpForVisitors,
} from './settings.ts'

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    isForVisitors: false,
    port: 4321,
    host: 'localhost',
    watchPort: undefined,
    dataDir: 'var',
    backupDir: 'var/backups',
    databaseUrl: undefined,
    siteOrigin: undefined,
    deskPort: undefined,
    deskNetworks: undefined,
    publish: undefined,
    pageOrigins: undefined,
    smtpUrl: undefined,
    bounceAddress: undefined,
    dkimKeyFile: undefined,
    dkimSelector: undefined,
    mailsPerHour: 1000,
    clinicInboxes: [],
    lateInbox: undefined,
    retention: { answered: 90, atMost: 180 },
    logYears: 6,
    inboxDetails: 'off',
    trustedProxies: 0,
    rateLimit: 'on',
    testDatabaseUrl: undefined,
    chromiumPath: undefined,
  })
})

test('the example file runs as it is and names every variable', async () => {
  const example = readFileOfSettings(await readFile('.env.example', 'utf8'))
  expect(readSettings(example)).toMatchObject({
    port: 4321,
    siteOrigin: 'http://localhost:4321',
  })
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted())
})

test('a name in the file that is no setting is refused, and the one that was meant is named', () => {
  expect(() => readFileOfSettings('SITE_ORIGN=https://clinic.example\nTZ=UTC\n')).toThrow(
    /\n {2}SITE_ORIGN is not a setting: did you mean SITE_ORIGIN\?\n {2}TZ is not a setting: \.env\.example has/,
  )
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', SITE_ORIGIN: ' ' })).toEqual(readSettings({}))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['WATCH_PORT', 'none'],
  ['DATABASE_URL', 'mysql://db.example/clinic'],
  ['DATABASE_URL', 'postgres://db.example:5432'],
  ['DATABASE_URL', 'postgres://db.example/?sslmode=verify-full'],
  ['DATABASE_URL', 'db.example/clinic'],
  ['SITE_ORIGIN', 'clinic.example'],
  ['SITE_ORIGIN', 'https://clinic.example/'],
  ['SITE_ORIGIN', 'ftp://clinic.example'],
  ['PAGE_ORIGINS', 'https://clinic.example *'],
  ['SMTP_URL', 'mail.example:25'],
  ['BOUNCE_ADDRESS', 'bounces'],
  ['BOUNCE_ADDRESS', 'a+b@clinic.example'],
  ['BOUNCE_ADDRESS', 'undeliverable-mails@clinic.example'],
  ['DKIM_SELECTOR', 'site'],
  ['DESK_PORT', 'none'],
  ['DESK_NETWORKS', '203.0.113.0/33'],
  ['DESK_NETWORKS', '2001:db8::/48 clinic'],
  ['DESK_NETWORKS', '203.0.113.0/24/8'],
  ['LOG_YEARS', '0'],
  ['LOG_YEARS', '0.5'],
  ['PUBLISH', 'yes'],
  ['TEST_DATABASE_URL', 'localhost'],
  ['MAILS_PER_HOUR', '0'],
  ['MAILS_PER_HOUR', 'many'],
  ['CLINIC_INBOX', 'front desk'],
  ['INBOX_DETAILS', 'some'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '11'],
  ['RATE_LIMIT', 'no'],
])('%s=%s is refused with the name, what it should be and an example', (name, value) => {
  const refused = new RegExp(
    `^.*\\n  ${name} (?:is "[^"]+": it )?should be .+, (?:such as .+|or empty)$`,
  )
  expect(() => readSettings({ [name]: value })).toThrow(refused)
})

test.each([
  ['SMTP_URL', 'desk:secret@mail.example'],
  ['DATABASE_URL', 'mysql://desk:secret@db.example/clinic'],
])('a refused %s is not repeated: it may hold a password', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  )
})

test.each([
  'postgres://clinic:secret@db.example:5432/clinic',
  'postgresql://db.example/clinic?sslmode=verify-full',
  'postgres:///clinic?host=/var/run/postgresql',
])('DATABASE_URL may be %s', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test.each([
  ['', 'on'],
  ['smtps://desk:secret@mail.example:465', 'on'],
  ['smtp://mail.example:587?requireTLS=true', 'on'],
  ['smtp://127.0.0.1:25', 'on'],
  ['smtp://[::1]:25', 'on'],
  ['smtp://mail.example:25', 'off'],
  ['smtp://desk:secret@mail.example:587', 'on'],
  ['smtp://localhost.example:25', 'off'],
])('with SMTP_URL=%s mails to the clinic have their details %s', (url, details) => {
  expect(readSettings({ SMTP_URL: url, INBOX_DETAILS: 'on' }).inboxDetails).toBe(details)
  expect(readSettings({ SMTP_URL: url }).inboxDetails).toBe('off')
})

test('PAGE_ORIGINS may name several', () => {
  const origins = ['https://clinic.example', 'https://www.clinic.example']
  expect(readSettings({ PAGE_ORIGINS: origins.join('  ') }).pageOrigins).toEqual(origins)
})

test('all mistakes are named at once', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[\s\S]*TRUST_PROXY/)
})

test.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
  ['10', 10],
])('TRUST_PROXY=%s trusts %i', (value, trustedProxies) => {
  expect(readSettings({ TRUST_PROXY: value }).trustedProxies).toBe(trustedProxies)
})

const whole = {
  SITE_ORIGIN: 'https://clinic.example',
  SMTP_URL: 'smtps://mail.example',
  CLINIC_INBOX: 'desk@clinic.example',
}

/** What makes a server public, by each of its ways alone, and how that is said. */
const publicWays = [
  ...['0.0.0.0', '::', '192.168.1.5', 'clinic.example', '127.0.0.1.evil.example'].map(
    (HOST) => [`HOST is ${HOST}`, { HOST, SITE_ORIGIN: 'http://clinic.example' }] as const,
  ),
  ['SITE_ORIGIN is https://clinic.example', {}],
  ['TRUST_PROXY is 1', { TRUST_PROXY: 'true', SITE_ORIGIN: 'http://clinic.example' }],
  ['TRUST_PROXY is 2', { TRUST_PROXY: '2', SITE_ORIGIN: 'http://clinic.example' }],
] as const

const refusalOf = (variables: Parameters<typeof readServerSettings>[0]) => {
  try {
    readServerSettings(variables)
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
  return []
}

test.each(publicWays)('a server of which %s needs a mail server and an inbox', (why, variables) => {
  const set = { ...whole, ...variables }
  expect(refusalOf(set)).toEqual([])
  expect(readServerSettings(set).isForVisitors).toBe(true)
  for (const name of ['SMTP_URL', 'CLINIC_INBOX']) {
    expect(refusalOf({ ...set, [name]: '' })).toEqual([
      expect.stringMatching(
        `^  ${name} is missing: it should be .+, such as .+\\. Visitors reach this server \\(${why}\\), and without it .+\\.$`,
      ),
    ])
  }
  expect(refusalOf({ ...set, RATE_LIMIT: 'off' })).toEqual([
    `  RATE_LIMIT is "off": it should be on. It may be off for tests only, and visitors reach this server (${why}).`,
  ])
})

test.each([{ TRUST_PROXY: '1' }, { HOST: '0.0.0.0' }])(
  'a server with %o needs an origin, and none of this machine alone',
  (variables) => {
    const missing = /^ {2}SITE_ORIGIN is missing: it should be .* its mails lead nowhere\.$/
    expect(refusalOf({ ...whole, ...variables, SITE_ORIGIN: '' })).toEqual([
      expect.stringMatching(missing),
    ])
    for (const origin of ['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321']) {
      expect(refusalOf({ ...whole, ...variables, SITE_ORIGIN: origin })).toEqual([
        expect.stringContaining(`  SITE_ORIGIN is "${origin}": it should be the start`),
      ])
    }
  },
)

test('a public desk with a port of its own needs a name', () => {
  const set = { ...whole, DESK_PORT: '4322' }
  expect(refusalOf(set)).toEqual([
    expect.stringMatching(/^ {2}DESK_ORIGIN is missing: .*DESK_PORT/),
  ])
  expect(refusalOf({ ...set, DESK_ORIGIN: 'https://desk.clinic.example' })).toEqual([])
  expect(deskOriginOf(readSettings({ DESK_PORT: '4322' }))).toBe('http://localhost:4322')
})

test('a public server is told all that it lacks at once', () => {
  expect(refusalOf({ TRUST_PROXY: '1' }).map((line) => line.trim().split(' ')[0])).toEqual([
    'SITE_ORIGIN',
    'SMTP_URL',
    'CLINIC_INBOX',
  ])
})

test('a server that this machine alone reaches needs nothing', () => {
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) {
    const set = { HOST, SITE_ORIGIN: 'http://localhost:4321', RATE_LIMIT: 'off' }
    expect(refusalOf(set)).toEqual([])
  }
})

test('a build for the public needs neither a mail server nor an inbox', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://clinic.example' }).siteOrigin).toBe(
    'https://clinic.example',
  )
})

test('a build is for visitors, whatever other programs mean by NODE_ENV, DEV, MODE and PROD', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  vi.stubEnv('NODE_ENV', 'development')
  vi.stubEnv('DEV', true)
  vi.stubEnv('MODE', 'other')
  setUpForVisitors()
  const { DEV, MODE, NODE_ENV } = process.env
  expect([DEV, MODE, NODE_ENV]).toEqual([undefined, undefined, 'production'])
})
