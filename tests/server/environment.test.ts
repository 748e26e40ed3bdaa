import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'

test('nothing has to be set', () => {
  expect(readEnvironment({})).toEqual({
    port: 4321,
    host: 'localhost',
    watchPort: undefined,
    dataDir: 'var',
    databaseUrl: undefined,
    siteOrigin: undefined,
    pageOrigins: undefined,
    smtpUrl: undefined,
    bounceAddress: undefined,
    dkimKeyFile: undefined,
    dkimSelector: undefined,
    mailsPerHour: 1000,
    clinicInbox: undefined,
    keeping: { answered: 90, atMost: 180 },
    inboxDetails: 'on',
    trustedProxies: 0,
    rateLimit: 'on',
  })
})

test('the example file runs as it is and names every variable', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'))
  expect(readEnvironment(example)).toMatchObject({
    port: 4321,
    siteOrigin: 'http://localhost:4321',
  })
  expect(Object.keys(example).toSorted()).toEqual([
    'ANSWERED_DAYS',
    'BOUNCE_ADDRESS',
    'CLINIC_INBOX',
    'DATABASE_URL',
    'DATA_DIR',
    'DKIM_KEY_FILE',
    'DKIM_SELECTOR',
    'HOST',
    'INBOX_DETAILS',
    'MAILS_PER_HOUR',
    'MESSAGE_DAYS',
    'PAGE_ORIGINS',
    'PORT',
    'RATE_LIMIT',
    'SITE_ORIGIN',
    'SMTP_URL',
    'TRUST_PROXY',
    'WATCH_PORT',
  ])
})

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', SMTP_URL: '', SITE_ORIGIN: ' ' })).toEqual(readEnvironment({}))
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
  ['MAILS_PER_HOUR', '0'],
  ['MAILS_PER_HOUR', 'many'],
  ['CLINIC_INBOX', 'front desk'],
  ['INBOX_DETAILS', 'some'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '11'],
  ['RATE_LIMIT', 'no'],
])('%s=%s stops the start with the name and what it should be', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name} should be \\w+`))
})

test.each([
  'postgres://clinic:secret@db.example:5432/clinic',
  'postgresql://db.example/clinic?sslmode=verify-full',
  'postgres:///clinic?host=/var/run/postgresql',
])('DATABASE_URL may be %s', (url) => {
  expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
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
  expect(readEnvironment({ SMTP_URL: url }).inboxDetails).toBe(details)
  expect(readEnvironment({ SMTP_URL: url, INBOX_DETAILS: 'off' }).inboxDetails).toBe('off')
})

test('PAGE_ORIGINS may name several', () => {
  const origins = ['https://clinic.example', 'https://www.clinic.example']
  expect(readEnvironment({ PAGE_ORIGINS: origins.join('  ') }).pageOrigins).toEqual(origins)
})

test('all mistakes are named at once', () => {
  expect(() => readEnvironment({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[\s\S]*TRUST_PROXY/)
})

test.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
  ['10', 10],
])('TRUST_PROXY=%s trusts %i', (value, trustedProxies) => {
  expect(readEnvironment({ TRUST_PROXY: value }).trustedProxies).toBe(trustedProxies)
})

test('the rate limit may be off on the loopback address only', () => {
  for (const HOST of [undefined, 'localhost', '127.0.0.1', '127.1.2.3', '::1']) {
    expect(readEnvironment({ HOST, RATE_LIMIT: 'off' }).rateLimit).toBe('off')
  }
  for (const HOST of publicHosts) {
    expect(() => readEnvironment({ HOST, RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT should be on')
  }
})

const publicHosts = ['0.0.0.0', '::', '192.168.1.5', 'clinic.example', '127.0.0.1.evil.example']
const publicSettings = {
  SITE_ORIGIN: 'https://clinic.example',
  SMTP_URL: 'smtps://mail.example',
  CLINIC_INBOX: 'desk@clinic.example',
}

test.each(Object.keys(publicSettings))('a public server does not start without %s', (name) => {
  for (const HOST of publicHosts) {
    expect(readEnvironment({ HOST, ...publicSettings }).host).toBe(HOST)
    const lines = () => readEnvironment({ HOST, ...publicSettings, [name]: '' })
    expect(lines).toThrow(new RegExp(`^.*\\n  ${name} should be .* \\(HOST is public\\)$`))
  }
})

test('a public server without any of its settings names them all', () => {
  expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(
    /SITE_ORIGIN[\s\S]*SMTP_URL[\s\S]*CLINIC_INBOX/,
  )
})
