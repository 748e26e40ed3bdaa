import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { findFreePort } from '#scripts/find-free-port.ts'
import { clinicDomain } from '#site/contact-links.ts'

export interface PostfixOptions {
  /** Mailboxes of the clinic's domain and of example.org, by address. */
  mailboxes: readonly string[]
  /** What is answered at RCPT, by address. */
  refuses?: Readonly<Record<string, string>>
  /** The port of whoever takes the mails of a domain. */
  routes?: Readonly<Record<string, number>>
}

/** Debian's user for it: id and group stand in the list of users. */
function findPostfixUser() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postfix:'))
  const [, , uid = '', gid = ''] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const table = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows)
    .map(([key, value]) => `${key} ${value}\n`)
    .join('')

/**
 * A Postfix of its own in a folder, on the loopback address only: our relay, the inbox of those who
 * get our mails, and what returns them.
 */
export async function startPostfix({ mailboxes, refuses = {}, routes = {} }: PostfixOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-postfix-'))
  const at = (...names: string[]) => path.join(folder, ...names)
  const { gid, uid } = findPostfixUser()
  const port = await findFreePort()
  chmodSync(folder, 0o755)
  for (const name of ['conf', 'queue', 'data', 'mail']) mkdirSync(at(name), { mode: 0o755 })
  for (const name of ['data', 'mail']) chownSync(at(name), uid, gid)
  writeFileSync(
    at('conf', 'mailboxes'),
    table(Object.fromEntries(mailboxes.map((address) => [address, `${address}/`]))),
  )
  writeFileSync(at('conf', 'refuses'), table(refuses))
  writeFileSync(
    at('conf', 'routes'),
    table(
      Object.fromEntries(
        Object.entries(routes).map(([domain, to]) => [domain, `smtp:[127.0.0.1]:${to}`]),
      ),
    ),
  )
  writeFileSync(
    at('conf', 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${at('queue')}`,
      `data_directory = ${at('data')}`,
      'command_directory = /usr/sbin',
      'daemon_directory = /usr/lib/postfix/sbin',
      'mail_owner = postfix',
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'myhostname = relay.example',
      'mydestination =',
      'mynetworks = 127.0.0.0/8',
      'recipient_delimiter = +',
      'default_database_type = texthash',
      'alias_maps =',
      'alias_database =',
      'local_recipient_maps =',
      `virtual_mailbox_domains = ${clinicDomain}, example.org`,
      `virtual_mailbox_maps = texthash:${at('conf', 'mailboxes')}`,
      `virtual_mailbox_base = ${at('mail')}`,
      `virtual_uid_maps = static:${uid}`,
      `virtual_gid_maps = static:${gid}`,
      'virtual_minimum_uid = 1',
      `transport_maps = texthash:${at('conf', 'routes')}`,
      `relay_domains = ${Object.keys(routes).join(', ')}`,
      `smtpd_recipient_restrictions = check_recipient_access texthash:${at('conf', 'refuses')}, reject_unlisted_recipient, permit_mynetworks, reject`,
      'smtpd_relay_restrictions = permit_mynetworks, reject',
      'smtpd_delay_reject = yes',
      'smtp_tls_security_level = none',
      'disable_dns_lookups = yes',
      `maillog_file = ${at('log')}`,
      `maillog_file_prefixes = ${folder}`,
      '',
    ].join('\n'),
  )
  const service = (line: string) => `${line}\n`
  writeFileSync(
    at('conf', 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'pickup unix n - n 60 1 pickup',
      'cleanup unix n - n - 0 cleanup',
      'qmgr unix n - n 300 1 qmgr',
      'rewrite unix - - n - - trivial-rewrite',
      'bounce unix - - n - 0 bounce',
      'defer unix - - n - 0 bounce',
      'trace unix - - n - 0 bounce',
      'verify unix - - n - 1 verify',
      'proxymap unix - - n - - proxymap',
      'smtp unix - - n - - smtp',
      'error unix - - n - - error',
      'retry unix - - n - - error',
      'discard unix - - n - - discard',
      'virtual unix - n n - - virtual',
      'anvil unix - - n - 1 anvil',
      'scache unix - - n - 1 scache',
      'postlog unix-dgram n - n - 1 postlogd',
    ]
      .map(service)
      .join(''),
  )
  const control = (command: string) =>
    execFileSync('/usr/sbin/postfix', ['-c', at('conf'), command], { stdio: 'pipe' })
  control('start')
  onTestFinished(() => {
    control('stop')
    rmSync(folder, { recursive: true, force: true })
  })
  await waitForPort(port)

  /** The mails that lie in a mailbox, as they arrived. */
  async function readMailbox(address: string) {
    const names = await readdir(at('mail', address, 'new')).catch(() => [])
    return Promise.all(names.map((name) => readFile(at('mail', address, 'new', name), 'latin1')))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    readMailbox,
    /** The folder in which the mails of a mailbox lie. */
    mailbox: (address: string) => at('mail', address, 'new'),
    /** Waits until so many mails lie in a mailbox. */
    async waitForMails(address: string, count: number) {
      for (let look = 0; look < 300; look += 1) {
        const mails = await readMailbox(address)
        if (mails.length >= count) return mails
        await wait(100)
      }
      throw new Error(`${address} did not get its mails: ${readFileSync(at('log'), 'utf8')}`)
    },
  }
}

async function waitForPort(port: number) {
  for (let look = 0; look < 100; look += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    if (isOpen) return
    await wait(100)
  }
  throw new Error('Postfix does not listen')
}
