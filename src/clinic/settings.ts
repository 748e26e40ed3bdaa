import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { nearestName } from './reading/nearest-name.ts'
import { longestRetention, type Retention, usualLogYears } from './retention.ts'

/*
 * What is set from outside, for the build, the server and every command. Nothing else reads
 * `process.env` or `.env`. Every message finishes the sentence "it should be …" and ends with an
 * example.
 */

const loopbackHosts = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** The host of an address, without the brackets that stand there around IPv6. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')

/** A text that a pattern fits. */
const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))

const aPort = 'a port number from 0 to 65535 (0 takes any free port), such as 4321'
const port = v.pipe(matching(/^\d{1,5}$/, aPort), v.transform(Number), v.maxValue(65_535, aPort))

const anOrigin =
  'the start of every address of the site, without a slash at the end, such as https://clinic.example'

const aDeskOrigin =
  'the start of the addresses of the desk on the web, without a slash at the end, such as https://desk.clinic.example'

function isOrigin(text: string) {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

/** Origins with spaces in between. */
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/)),
  v.check(
    (list) => list.every(isOrigin),
    'origins with spaces in between, such as https://clinic.example https://www.clinic.example',
  ),
)

/** Such as `203.0.113.0/24`; an address without a slash is a network of one. */
function isNetwork(text: string) {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Networks with spaces in between. */
const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/)),
  v.check(
    (list) => list.every(isNetwork),
    'networks with spaces in between, such as 203.0.113.0/24 2001:db8:7::/48',
  ),
)
const aHook =
  'the address that has a static host build again, which begins with https://, such as https://host.example/build/abc'

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(?:ql)?:\/\/[^?]*\/[^/?]+/.test(text),
    'a PostgreSQL database, such as postgres://user:password@db.example:5432/clinic, or empty',
  ),
)

const anSmtpServer = 'the server that takes mails, such as smtps://user:password@mail.example:465'
const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^smtps?:\/\/./.test(text), anSmtpServer),
)

const anInbox =
  'the e-mail addresses where the clinic reads what visitors write, with spaces in between, such as desk@clinic.example'

/** Addresses with spaces in between. */
const inboxes = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/)),
  v.check((list) => list.every((address) => v.is(v.pipe(v.string(), v.email()), address)), anInbox),
)

const aLateInbox =
  'the e-mail address of whoever is told of a message that nobody answered in time, such as owner@clinic.example'

/**
 * Whether a mail leaves this machine by TLS or not at all. Who asks a clinic for help says something
 * of their health by asking.
 */
function staysSealed(url: string | undefined) {
  if (!url) return true
  const { password, protocol, searchParams } = new URL(url)
  return (
    protocol === 'smtps:' ||
    // No password of ours goes in the clear, and no mail then either.
    password !== '' ||
    searchParams.get('requireTLS') === 'true' ||
    loopbackHosts.test(hostOf(url))
  )
}

/** Days for which messages are stored: no more than the privacy policy says. */
const days = (most: number) => {
  const message = `a whole number of days from 1 to ${most}, such as ${most}`
  return v.pipe(matching(/^[1-9]\d{0,2}$/, message), v.transform(Number), v.maxValue(most, message))
}

/** Never less than a year: whoever asks what was done with their message must get an answer. */
const logYears = v.pipe(
  matching(
    /^(?:[1-9]|[1-9]\d)$/,
    'for how many years the log of the desk is kept, from 1 to 99, such as 6',
  ),
  v.transform(Number),
)

/** Trusted proxies between the visitor and us: 0 to 10. */
const proxies = v.pipe(
  matching(
    /^(?:true|false|\d|10)$/,
    'false, true (one proxy) or the number of proxies from 0 to 10, such as 1',
  ),
  v.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
)

const onOrOff = v.picklist(['on', 'off'], 'on or off, such as on')

const aSourceDate = 'the seconds since 1970 that a build takes for now, such as 1795000000'

const settingsSchema = v.pipe(
  v.object({
    SOURCE_DATE_EPOCH: v.optional(
      v.pipe(
        matching(/^\d{9,11}$/, aSourceDate),
        v.transform((seconds) => Number(seconds) * 1000),
      ),
    ),
    PORT: v.optional(port, '4321'),
    HOST: v.optional(
      matching(/^[\w.:-]+$/, 'a host name or an address to listen on, such as localhost'),
      'localhost',
    ),
    WATCH_PORT: v.optional(port),
    DATA_DIR: v.optional(v.string(), 'var'),
    BACKUP_DIR: v.optional(v.string()),
    DATABASE_URL: v.optional(databaseUrl),
    SITE_ORIGIN: v.optional(v.pipe(v.string(), v.check(isOrigin, anOrigin))),
    DESK_ORIGIN: v.optional(v.pipe(v.string(), v.check(isOrigin, aDeskOrigin))),
    DESK_PORT: v.optional(port),
    DESK_NETWORKS: v.optional(networks),
    BUILD_HOOK: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', aHook),
      ),
    ),
    WORDS_REPOSITORY: v.optional(v.string()),
    PUBLISH: v.optional(
      v.picklist(['anyway'], 'empty, or anyway for a site that says "sample", such as anyway'),
    ),
    PAGE_ORIGINS: v.optional(origins),
    SMTP_URL: v.optional(smtpUrl),
    BOUNCE_ADDRESS: v.optional(
      v.pipe(
        v.string(),
        v.email('an e-mail address, such as bounces@clinic.example'),
        v.regex(
          /^[^@+]{1,14}@/,
          'an address of at most 14 letters and no plus before the @, such as bounces@clinic.example',
        ),
      ),
    ),
    DKIM_KEY_FILE: v.optional(v.string()),
    DKIM_SELECTOR: v.optional(
      matching(/^[a-z\d][a-z\d.-]*$/i, 'the name of the key in the DNS, such as site'),
    ),
    MAILS_PER_HOUR: v.optional(
      v.pipe(
        matching(
          /^[1-9]\d{0,5}$/,
          'how many mails may leave in an hour, from 1 to 999999, such as 1000',
        ),
        v.transform(Number),
      ),
      '1000',
    ),
    CLINIC_INBOX: v.optional(inboxes),
    LATE_INBOX: v.optional(v.pipe(v.string(), v.email(aLateInbox))),
    ANSWERED_DAYS: v.optional(days(longestRetention.answered), String(longestRetention.answered)),
    MESSAGE_DAYS: v.optional(days(longestRetention.atMost), String(longestRetention.atMost)),
    LOG_YEARS: v.optional(logYears, String(usualLogYears)),
    INBOX_DETAILS: v.optional(onOrOff, 'off'),
    TRUST_PROXY: v.optional(proxies, 'false'),
    RATE_LIMIT: v.optional(onOrOff, 'on'),
    TEST_DATABASE_URL: v.optional(databaseUrl),
    CHROMIUM_PATH: v.optional(v.string()),
    FIREFOX_PATH: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      ({ DKIM_KEY_FILE, DKIM_SELECTOR }) => !DKIM_KEY_FILE === !DKIM_SELECTOR,
      'set when DKIM_KEY_FILE is, and only then, such as site',
    ),
    ['DKIM_SELECTOR'],
  ),
)

type Values = v.InferOutput<typeof settingsSchema>
type Name = keyof Values

/** Every name that may be set. */
export const settingNames = Object.keys(settingsSchema.entries) as Name[]

const forTests: readonly string[] = [
  'CHROMIUM_PATH',
  'FIREFOX_PATH',
  'TEST_DATABASE_URL',
] satisfies Name[]

/** Every other name with nothing: what a file `.env` says then stays out of the tests. */
export const nothingSet: Readonly<Record<string, ''>> = Object.fromEntries(
  settingNames.filter((name) => !forTests.includes(name)).map((name) => [name, '']),
)

/** These hold passwords, or are one, which no message repeats. */
const secret: readonly string[] = [
  'BUILD_HOOK',
  'DATABASE_URL',
  'SMTP_URL',
  'TEST_DATABASE_URL',
] satisfies Name[]

export interface OwnSettings {
  /** Whether visitors reach a server of these settings; it then has all that they need of it. */
  isForVisitors: boolean
  /** 0 takes any free port. */
  port: number
  host: string
  /** Of the loopback address, for those who look after the server; `undefined`: none is opened. */
  watchPort: number | undefined
  /** A folder; relative to where the server was started. */
  dataDir: string
  /** Of the backups and the list of who gets no mail, like `dataDir`. */
  backupDir: string
  /** `undefined`: the store is a file under `dataDir`. */
  databaseUrl: string | undefined
  /** `undefined`: http://localhost and the port. Never with a slash at its end. */
  siteOrigin: string | undefined
  /** What a build takes for now, in milliseconds. */
  sourceDate: number | undefined
  /** Where the desk on the web is; `undefined`: at the site's own. Never with a slash at its end. */
  deskOrigin: string | undefined
  /** Where the desk alone listens; `undefined`: where the site does. 0 takes any free port. */
  deskPort: number | undefined
  /** From where the desk is reached, by CIDR; `undefined`: from everywhere. */
  deskNetworks: readonly string[] | undefined
  /** `anyway`: built for the public although it is not ready, with a ribbon that says so. */
  publish: 'anyway' | undefined
  /** Called when what is announced changes, so that a static host builds again; `undefined`: nobody. */
  buildHook: string | undefined
  /** The bare repository in which the desk changes words, like `dataDir`; `undefined`: it changes none. */
  wordsRepository: string | undefined
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
  /** Where visitors' messages go: to the first that takes them; empty: to the clinic's address. */
  clinicInboxes: readonly string[]
  /** Who is told of a message that nobody answered when it was promised; `undefined`: nobody. */
  lateInbox: string | undefined
  retention: Retention
  /** For how many years the log of the desk is kept. */
  logYears: number
  /** Whether a mail to the clinic may say who wrote. */
  inboxDetails: 'on' | 'off'
  /** How many proxies stand before us. */
  trustedProxies: number
  rateLimit: 'on' | 'off'
  /** A PostgreSQL server for the tests; `undefined`: they start one. */
  testDatabaseUrl: string | undefined
  /** The browser of the tests; `undefined`: it is looked for. */
  chromiumPath: string | undefined
  /** The second browser of the tests; `undefined`: it is looked for. */
  firefoxPath: string | undefined
}

type Variables = Readonly<Record<string, string | undefined>>

/** What is set, without spaces around it; an empty variable counts as not set. */
const givenIn = (variables: Variables) =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )

const cannotBeUsed = (faults: readonly string[]) =>
  new Error(
    [
      'These settings (in the file .env, or of the environment) cannot be used:',
      ...faults.map((fault) => `  ${fault}`),
    ].join('\n'),
  )

function describeFault(name: string, value: unknown, message: string) {
  if (value === undefined) return `${name} is missing: it should be ${message}`
  if (secret.includes(name)) return `${name} should be ${message}`
  return `${name} is ${JSON.stringify(value)}: it should be ${message}`
}

function parse(variables: Variables): Values {
  const given = givenIn(variables)
  const { issues, output, success } = v.safeParse(settingsSchema, given, { abortPipeEarly: true })
  if (success) return output
  throw cannotBeUsed(
    issues.map((issue) => {
      const name = v.getDotPath(issue) ?? ''
      return describeFault(name, given[name], issue.message)
    }),
  )
}

/** What makes a server one that others than this machine reach; nothing when none does. */
function whyPublic({ HOST, SITE_ORIGIN = '', TRUST_PROXY }: Values) {
  if (!loopbackHosts.test(HOST)) return `HOST is ${HOST}`
  if (SITE_ORIGIN.startsWith('https:')) return `SITE_ORIGIN is ${SITE_ORIGIN}`
  return TRUST_PROXY > 0 ? `TRUST_PROXY is ${TRUST_PROXY}` : undefined
}

/** What a public server must know, and why. */
const neededInPublic = {
  SITE_ORIGIN: { message: anOrigin, without: 'the links in its mails lead nowhere' },
  SMTP_URL: { message: anSmtpServer, without: 'no mail leaves this machine' },
  CLINIC_INBOX: { message: anInbox, without: 'visitors may write to a mailbox that nobody reads' },
} as const

/** The origin of a trial is none for visitors, who would look for the site on their own machine. */
const isForVisitors = (name: Name, value: unknown) =>
  value !== undefined && !(name === 'SITE_ORIGIN' && loopbackHosts.test(hostOf(String(value))))

function publicFaults(values: Values) {
  const why = whyPublic(values)
  if (why === undefined) return []
  const lacking = (Object.keys(neededInPublic) as (keyof typeof neededInPublic)[])
    .filter((name) => !isForVisitors(name, values[name]))
    .map((name) => {
      const { message, without } = neededInPublic[name]
      const fault = describeFault(name, values[name], message)
      return `${fault}. Visitors reach this server (${why}), and without it ${without}.`
    })
  if (values.DESK_PORT !== undefined && values.DESK_ORIGIN === undefined) {
    const fault = describeFault('DESK_ORIGIN', undefined, aDeskOrigin)
    lacking.push(
      `${fault}. The desk has a port of its own (DESK_PORT), and passkeys need its name.`,
    )
  }
  if (values.RATE_LIMIT === 'on') return lacking
  const limit = describeFault('RATE_LIMIT', 'off', 'on. It may be off for tests only, and visitors')
  return [...lacking, `${limit} reach this server (${why}).`]
}

function settingsOf(values: Values): OwnSettings {
  return {
    isForVisitors: whyPublic(values) !== undefined,
    port: values.PORT,
    host: values.HOST,
    watchPort: values.WATCH_PORT,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups'),
    databaseUrl: values.DATABASE_URL,
    siteOrigin: values.SITE_ORIGIN,
    sourceDate: values.SOURCE_DATE_EPOCH,
    deskOrigin: values.DESK_ORIGIN,
    deskPort: values.DESK_PORT,
    deskNetworks: values.DESK_NETWORKS,
    publish: values.PUBLISH,
    buildHook: values.BUILD_HOOK,
    wordsRepository: values.WORDS_REPOSITORY,
    pageOrigins: values.PAGE_ORIGINS,
    smtpUrl: values.SMTP_URL,
    bounceAddress: values.BOUNCE_ADDRESS,
    dkimKeyFile: values.DKIM_KEY_FILE,
    dkimSelector: values.DKIM_SELECTOR,
    mailsPerHour: values.MAILS_PER_HOUR,
    clinicInboxes: values.CLINIC_INBOX ?? [],
    lateInbox: values.LATE_INBOX,
    retention: { answered: values.ANSWERED_DAYS, atMost: values.MESSAGE_DAYS },
    logYears: values.LOG_YEARS,
    inboxDetails: staysSealed(values.SMTP_URL) ? values.INBOX_DETAILS : 'off',
    trustedProxies: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
    testDatabaseUrl: values.TEST_DATABASE_URL,
    chromiumPath: values.CHROMIUM_PATH,
    firefoxPath: values.FIREFOX_PATH,
  }
}

/**
 * Reads the settings.
 * @throws Error that names every wrong variable, what it holds and what it should hold.
 */
export const readSettings = (variables: Variables) => settingsOf(parse(variables))

/**
 * Reads the settings of a server, and of what sends mails as it does.
 * @throws Error as above, and for whatever a server lacks that visitors reach.
 */
export function readServerSettings(variables: Variables) {
  const values = parse(variables)
  const faults = publicFaults(values)
  if (faults.length > 0) throw cannotBeUsed(faults)
  return settingsOf(values)
}

/**
 * What a file `.env` says. All of it is for us, so a name that we do not know is a mistake.
 * @throws Error that names each, and the one that was meant.
 */
export function readFileOfSettings(text: string): Variables {
  const variables = parseEnv(text)
  const unknown = Object.keys(variables).filter((name) => !settingNames.some((own) => own === name))
  if (unknown.length === 0) return variables
  throw cannotBeUsed(
    unknown.map((name) => {
      const nearest = nearestName(name, settingNames)
      const advice = nearest ? `did you mean ${nearest}?` : '.env.example has those that there are'
      return `${name} is not a setting: ${advice}`
    }),
  )
}

/** What is set for this process, and below it what a file `.env` here says. */
const ownVariables = (): Variables => ({
  ...(existsSync('.env') ? readFileOfSettings(readFileSync('.env', 'utf8')) : {}),
  ...process.env,
})

/** The settings of this process: what is set, and below it what a file `.env` here says. */
export const ownSettings = () => readSettings(ownVariables())

/** The same for a server: it lacks nothing that visitors need of it. */
export const ownServerSettings = () => readServerSettings(ownVariables())

/** Where the desk on the web is, for a server that listens where these settings say. */
export const deskOriginOf = ({ deskOrigin, deskPort, port, siteOrigin }: OwnSettings) =>
  deskOrigin ??
  (deskPort === undefined ? siteOrigin : undefined) ??
  `http://localhost:${deskPort ?? port}`

/** What a program that we start finds set: what this process does, with changes. */
export const environmentWith = (changes: Variables) => ({ ...process.env, ...changes })

/** The variables of these names as they are set for this process, for a program that is to get no other. */
export const variablesNamed = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Where this machine looks for programs. */
export const programFolders = () => (process.env['PATH'] ?? '').split(path.delimiter)

/** What Astro takes from the environment instead of telling it to the pages itself. */
const toldByAstro = ['DEV', 'MODE', 'PROD']

/**
 * Makes this process one that builds for visitors, whatever other programs have set where it runs:
 * pages of a build to develop with would have no styles. React chooses its files when it is first asked.
 */
export function setUpForVisitors() {
  for (const name of toldByAstro) delete process.env[name]
  process.env['NODE_ENV'] = 'production'
}
