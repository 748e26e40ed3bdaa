import { createPublicKey } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import type { OwnSettings } from '#clinic/settings.ts'
import { second } from '#language/dates/durations.ts'
import { readDkimKey } from '#server/mail/dkim.ts'
import { describeError } from '#server/store/engine.ts'
import type { Finding } from './finding.ts'

type Kind = 'A' | 'CAA' | 'MX' | 'TXT'

/** What a resolver said of a name: nothing for one without such records. */
export type Resolve = (name: string, kind: Kind) => Promise<readonly string[]>

/** A record as it is to be published, and what is wrong with those that are there. */
interface WantedRecord {
  name: string
  kind: Kind
  /** As it is written into the form of whoever has the domain. */
  value: string
  purpose: string
  fault(found: readonly string[]): string | undefined
}

const isLost = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOTFOUND', 'ENODATA'].includes(String(error.code))

const listOf = async <Answer>(answers: Promise<Answer[]>, textOf: (answer: Answer) => string) =>
  (await answers).map(textOf)

/** Asks the resolver of this machine. */
export function createResolve(): Resolve {
  const resolver = new Resolver({ timeout: 3 * second, tries: 1 })
  const ask = (name: string, kind: Kind): Promise<string[]> => {
    if (kind === 'A') return resolver.resolve4(name)
    if (kind === 'CAA') return listOf(resolver.resolveCaa(name), ({ issue }) => issue ?? '')
    if (kind === 'MX') return listOf(resolver.resolveMx(name), ({ exchange }) => exchange)
    return listOf(resolver.resolveTxt(name), (parts) => parts.join(''))
  }
  return async (name, kind) => {
    try {
      return await ask(name, kind)
    } catch (error) {
      if (isLost(error)) return []
      throw error
    }
  }
}

const tagged = (found: readonly string[], version: string) =>
  found.filter((text) => text.toLowerCase().startsWith(version))

/** There must be one, and who breaks the rule must be refused. */
function spfFault(found: readonly string[]) {
  const records = tagged(found, 'v=spf1')
  if (records.length === 0) return 'there is none'
  if (records.length > 1) return `there are ${records.length}, so receivers heed none`
  return /[-~]all\b|\bredirect=/.test(records[0] ?? '')
    ? undefined
    : `"${records[0]}" lets every server send in this name`
}

function dmarcFault(found: readonly string[]) {
  const [record] = tagged(found, 'v=dmarc1')
  if (!record) return 'there is none'
  return /\bp=\s*none\b/i.test(record)
    ? `"${record}" asks for reports alone: forged mails arrive`
    : undefined
}

const keyIn = (record = '') => /\bp=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '')

/** A key in the way that the DNS has it. */
export const publicKeyText = (pem: string) =>
  createPublicKey(readDkimKey(pem)).export({ type: 'spki', format: 'der' }).toString('base64')

const missing = (found: readonly string[]) => (found.length === 0 ? 'there is none' : undefined)

function siteRecords(origin: string): WantedRecord[] {
  const { hostname } = new URL(origin)
  return [
    {
      name: hostname,
      kind: 'A',
      value: 'the address of the machine that visitors reach',
      purpose: 'browsers find the site',
      fault: missing,
    },
    {
      name: hostname,
      kind: 'CAA',
      value: '0 issue "letsencrypt.org"',
      purpose: 'no other authority makes a certificate for the name (write the one that you use)',
      fault: missing,
    },
  ]
}

function mailRecords(
  domain: string,
  email: string,
  { bounceAddress, dkimKeyFile, dkimSelector, smtpUrl = '' }: MailSettings,
): WantedRecord[] {
  const carrier = URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname : 'mail.example'
  // Receivers ask SPF of the domain that undeliverable mails go back to.
  const returnDomain = bounceAddress?.split('@')[1] ?? domain
  const takesMail = [...new Set([domain, returnDomain])]
  return [
    ...takesMail.map((name) => ({
      name,
      kind: 'MX' as const,
      value: 'the server that takes mail for the domain',
      purpose: 'answers, and mails that come back, arrive',
      fault: missing,
    })),
    ...takesMail.map((name) => ({
      name,
      kind: 'TXT' as const,
      value: `v=spf1 a:${carrier} -all`,
      purpose:
        'receivers know which servers send for it; a company that carries your mail tells its own words, such as include:…',
      fault: spfFault,
    })),
    ...(dkimKeyFile && dkimSelector ? [dkimRecord(domain, dkimKeyFile, dkimSelector)] : []),
    {
      name: `_dmarc.${domain}`,
      kind: 'TXT',
      value: `v=DMARC1; p=quarantine; rua=mailto:${email}`,
      purpose: 'receivers put away what is neither sent nor signed by you, and report it',
      fault: dmarcFault,
    },
    {
      name: `_smtp._tls.${domain}`,
      kind: 'TXT',
      value: `v=TLSRPTv1; rua=mailto:${email}`,
      purpose: 'you hear when mail to you could not come by TLS',
      fault: (found) => (tagged(found, 'v=tlsrptv1').length === 0 ? 'there is none' : undefined),
    },
  ]
}

function dkimRecord(domain: string, file: string, selector: string): WantedRecord {
  const key = publicKeyText(readFileSync(file, 'utf8'))
  return {
    name: `${selector}._domainkey.${domain}`,
    kind: 'TXT',
    value: `v=DKIM1; k=rsa; p=${key}`,
    purpose: 'receivers check the signature of our mails',
    fault(found) {
      if (found.length === 0) return 'there is none'
      return found.some((record) => keyIn(record) === key)
        ? undefined
        : 'it holds another key than DKIM_KEY_FILE, so every signature is taken for forged'
    },
  }
}

type MailSettings = Partial<
  Pick<OwnSettings, 'bounceAddress' | 'dkimKeyFile' | 'dkimSelector' | 'smtpUrl'>
>

/** What is to be published in the DNS for these settings. */
export const wantedRecords = (
  { siteOrigin, ...mail }: MailSettings & { siteOrigin: string | undefined },
  { domain, email }: { domain: string; email: string },
) => [...(siteOrigin ? siteRecords(siteOrigin) : []), ...mailRecords(domain, email, mail)]

/** These only help; the site and its mail work without. */
const optional = (record: WantedRecord) =>
  record.kind === 'CAA' || record.name.startsWith('_smtp._tls.')

/** Compares what is published with what should be. */
export async function checkRecord(record: WantedRecord, resolve: Resolve): Promise<Finding> {
  const about = `DNS ${record.kind} of ${record.name}`
  try {
    const fault = record.fault(await resolve(record.name, record.kind))
    if (!fault) return { kind: 'good', about, says: `So ${record.purpose}.` }
    return {
      kind: optional(record) ? 'advice' : 'problem',
      about,
      says: `Looked up: ${fault}.`,
      cure: `publish: ${record.value} (${record.purpose}).`,
    }
  } catch (error) {
    const says = `No resolver answered (${describeError(error)}). It should be: ${record.value} (${record.purpose}).`
    return { kind: 'not-asked', about, says }
  }
}
