import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { type Keeping, longestKeeping } from './keeping.ts'
import type { InboxDetails } from './mail/clinic-mail.ts'

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number, 0 to 65535 (0 takes any free port)'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number, 0 to 65535 (0 takes any free port)'),
)

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'the start of every address of the site, such as https://clinic.example'),
)

function isOrigin(text: string) {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

/** Origins with spaces in between. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/)),
  v.check(
    (list) => list.every(isOrigin),
    'origins, such as https://clinic.example https://www.clinic.example',
  ),
)

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(?:ql)?:\/\/[^?]*\/[^/?]+/.test(text),
    'a PostgreSQL database, such as postgres://user:password@db.example:5432/clinic, or empty',
  ),
)

const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^smtps?:\/\/./.test(text),
    'an SMTP server, such as smtps://user:password@mail.example:465, or empty',
  ),
)

/**
 * Whether a mail leaves this machine by TLS or not at all. Who asks a clinic for help says something
 * of their health by asking.
 */
function staysSealed(url: string | undefined) {
  if (!url) return true
  const { hostname, password, protocol, searchParams } = new URL(url)
  return (
    protocol === 'smtps:' ||
    // No password of ours goes in the clear, and no mail then either.
    password !== '' ||
    searchParams.get('requireTLS') === 'true' ||
    loopbackHosts.test(hostname.replace(/^\[(.*)\]$/, '$1'))
  )
}

/** Days for which messages are kept: no more than the privacy policy says. */
const days = (most: number) => {
  const message = `a whole number of days, 1 to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,2}$/, message),
    v.transform(Number),
    v.maxValue(most, message),
  )
}

/** Trusted proxies between the visitor and us: 0 to 10. */
const proxies = v.pipe(
  v.string(),
  v.regex(/^(?:true|false|\d|10)$/, 'false, true (one proxy) or the number of proxies, 0 to 10'),
  v.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
)

/** What a server must know that others than this machine reach. */
const neededInPublic = {
  SITE_ORIGIN:
    'the origin of the site, such as https://clinic.example: the links in mails begin with it',
  SMTP_URL:
    'an SMTP server, such as smtps://user:password@mail.example:465: without one no mail leaves this machine',
  CLINIC_INBOX: 'the e-mail address where the clinic reads what visitors write',
} as const

const publicNames = ['SITE_ORIGIN', 'SMTP_URL', 'CLINIC_INBOX'] as const

/** What the environment may hold. Every message says what the variable should be. */
const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(port, '4321'),
    HOST: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an address to listen on')),
      'localhost',
    ),
    WATCH_PORT: v.optional(port),
    DATA_DIR: v.optional(v.string(), 'var'),
    DATABASE_URL: v.optional(databaseUrl),
    SITE_ORIGIN: v.optional(origin),
    PAGE_ORIGINS: v.optional(origins),
    SMTP_URL: v.optional(smtpUrl),
    BOUNCE_ADDRESS: v.optional(
      v.pipe(
        v.string(),
        v.email('an e-mail address'),
        v.regex(/^[^@+]{1,14}@/, 'an address of at most 14 letters and no plus before the @'),
      ),
    ),
    DKIM_KEY_FILE: v.optional(v.string()),
    DKIM_SELECTOR: v.optional(
      v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]*$/i, 'the name of the key in the DNS')),
    ),
    MAILS_PER_HOUR: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,5}$/, 'how many mails may leave in an hour, 1 to 999999'),
        v.transform(Number),
      ),
      '1000',
    ),
    CLINIC_INBOX: v.optional(v.pipe(v.string(), v.email('an e-mail address, or empty'))),
    ANSWERED_DAYS: v.optional(days(longestKeeping.answered), String(longestKeeping.answered)),
    MESSAGE_DAYS: v.optional(days(longestKeeping.atMost), String(longestKeeping.atMost)),
    INBOX_DETAILS: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
    TRUST_PROXY: v.optional(proxies, 'false'),
    RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  }),
  v.forward(
    v.check(
      ({ HOST, RATE_LIMIT }) => RATE_LIMIT === 'on' || loopbackHosts.test(HOST),
      'on: it may be off for tests only, with HOST set to localhost, 127.0.0.1 or ::1',
    ),
    ['RATE_LIMIT'],
  ),
  v.forward(
    v.check(
      ({ DKIM_KEY_FILE, DKIM_SELECTOR }) => !DKIM_KEY_FILE === !DKIM_SELECTOR,
      'set when DKIM_KEY_FILE is, and only then',
    ),
    ['DKIM_SELECTOR'],
  ),
  v.rawCheck(({ addIssue, dataset }) => {
    if (!dataset.typed || loopbackHosts.test(dataset.value.HOST)) return
    for (const key of publicNames) {
      const value = dataset.value[key]
      if (value !== undefined) continue
      const place = { type: 'object', origin: 'value', input: dataset.value, key, value } as const
      addIssue({ message: `${neededInPublic[key]} (HOST is public)`, path: [place] })
    }
  }),
)

export interface Environment {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Of the loopback address, for those who look after the server; `undefined`: none is opened. */
  watchPort: number | undefined
  /** A folder; relative to where the server was started. */
  dataDir: string
  /** `undefined`: the store is a file under `dataDir`. */
  databaseUrl: string | undefined
  /** `undefined`: http://localhost and the port. Never with a slash at its end. */
  siteOrigin: string | undefined
  /** Of pages that are elsewhere and send their forms here; `undefined`: the site's, if it is. */
  pageOrigins: readonly string[] | undefined
  /** `undefined`: mails become files. */
  smtpUrl: string | undefined
  /** Where mails come back to that cannot be delivered; `undefined`: to the clinic's address. */
  bounceAddress: string | undefined
  /** The file of the key that signs mails, and its name in the DNS: both or neither. */
  dkimKeyFile: string | undefined
  dkimSelector: string | undefined
  /** How many mails may leave in an hour, those for the clinic itself not counted in. */
  mailsPerHour: number
  /** Where visitors' messages and answers to our mails go, when not to the clinic's address. */
  clinicInbox: string | undefined
  keeping: Keeping
  /** Whether a mail to the clinic may say who wrote. */
  inboxDetails: InboxDetails
  /** How many proxies stand before us. */
  trustedProxies: number
  rateLimit: 'on' | 'off'
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws Error that names every wrong variable and what it should hold.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.entries(variables).filter(([, value]) => value?.trim())
  const result = v.safeParse(
    environmentSchema,
    Object.fromEntries(given.map(([name, value]) => [name, value?.trim()])),
  )
  if (!result.success) {
    const lines = result.issues.map(
      (issue) => `  ${v.getDotPath(issue)} should be ${issue.message}`,
    )
    throw new Error(['The environment has values the server cannot use:', ...lines].join('\n'))
  }
  const values = result.output
  return {
    port: values.PORT,
    host: values.HOST,
    watchPort: values.WATCH_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    siteOrigin: values.SITE_ORIGIN,
    pageOrigins: values.PAGE_ORIGINS,
    smtpUrl: values.SMTP_URL,
    bounceAddress: values.BOUNCE_ADDRESS,
    dkimKeyFile: values.DKIM_KEY_FILE,
    dkimSelector: values.DKIM_SELECTOR,
    mailsPerHour: values.MAILS_PER_HOUR,
    clinicInbox: values.CLINIC_INBOX,
    keeping: { answered: values.ANSWERED_DAYS, atMost: values.MESSAGE_DAYS },
    inboxDetails: staysSealed(values.SMTP_URL) ? values.INBOX_DETAILS : 'off',
    trustedProxies: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
  }
}

/** The settings of this process: what is set, and below it what a file `.env` here says. */
export function readOwnEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnvironment(process.env)
}
