import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findProgram } from '#scripts/find-program.ts'
import { href, type PageId } from '#site/addresses.ts'
import { gradeAnswer, scoreOf } from '../support/observatory.ts'
import { makeFolder } from '../support/server.ts'
import { endProcess, startServerProcess } from '../support/server-process.ts'
import { buildStandIn, stampBuild } from '../support/server-site.ts'
import { certificate } from '../support/smtp-certificate.ts'
import { startSmtp } from '../support/smtp-server.ts'

const origin = 'https://clinic.example'

async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A proxy of this machine before the server, and where it does what. */
interface Proxy {
  child: ChildProcess
  plainPort: number
  port: number
  log: string
}

/** What a proxy is started with, in a folder of its own. */
interface Place {
  folder: string
  plainPort: number
  port: number
  key: string
  cert: string
  log: string
}

async function makePlace(): Promise<Place> {
  const folder = await makeFolder()
  const [key = '', cert = '', log = ''] = ['tls.key', 'tls.pem', 'access.log'].map((name) =>
    path.join(folder, name),
  )
  await writeFile(key, certificate.key)
  await writeFile(cert, certificate.cert)
  return { folder, key, cert, log, plainPort: await findFreePort(), port: await findFreePort() }
}

/** nginx as `docs/nginx.conf` has it, before the server at `address`. */
async function startNginx(address: string, dist: string): Promise<Proxy> {
  const { cert, folder, key, log, plainPort, port } = await makePlace()
  const site = (await readFile('docs/nginx.conf', 'utf8'))
    .replace('127.0.0.1:4321', new URL(address).host)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx/clinic.log', log)
    .replace('/etc/ssl/clinic.pem', cert)
    .replace('/etc/ssl/clinic.key', key)
    .replaceAll('/srv/site/current/dist', dist)
  await writeFile(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    // Only whoever runs the test may read its folders.
    `user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/errors.log;
events {}
http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  const child = spawn(findProgram('nginx') ?? '', [
    ...['-p', folder],
    ...['-c', path.join(folder, 'nginx.conf')],
  ])
  return { child, plainPort, port, log }
}

/** Caddy as `docs/Caddyfile` has it; no authority gives a certificate to a test. */
async function startCaddy(address: string, dist: string): Promise<Proxy> {
  const { cert, folder, key, log, plainPort, port } = await makePlace()
  const site = (await readFile('docs/Caddyfile', 'utf8'))
    .replace('127.0.0.1:4321', new URL(address).host)
    .replace('/var/log/caddy/clinic.log', log)
    .replaceAll('/srv/site/current/dist', dist)
    .replace('clinic.example {', `clinic.example {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
  const file = path.join(folder, 'Caddyfile')
  const ports = `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}`
  await writeFile(file, `{\n\t${ports}\n}\n${site}`)
  const child = spawn(
    findProgram('caddy') ?? '',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    {
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    },
  )
  return { child, plainPort, port, log }
}

/** Waits until the proxy answers, and ends it with the test. */
async function whenReady({ child, log, plainPort, port }: Proxy) {
  let said = ''
  child.stderr?.on('data', (text: Buffer) => {
    said += String(text)
  })
  onTestFinished(async () => {
    await endProcess(child, 'SIGTERM')
  })
  while (!(await ask(port, '/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(said)
    await wait(50)
  }
  return { plainPort, port, readLog: () => readFile(log, 'utf8') }
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function ask(port: number, address: string, { body, headers = {}, method = 'GET' }: Asked = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const request = https.request(
        {
          host: '127.0.0.1',
          port,
          path: address,
          method,
          headers: { Host: 'clinic.example', ...headers },
          ca: certificate.cert,
          // The name in the certificate of the tests.
          servername: 'mail.example',
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (part: string) => {
            text += part
          })
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
          )
        },
      )
      request.on('error', reject)
      request.end(body)
    },
  )
}

const proxies = { nginx: startNginx, caddy: startCaddy }

/** A server for visitors, with a mail server, behind a proxy with TLS. */
async function setup(startProxy: typeof startNginx) {
  const folder = await makeFolder()
  const [site, data] = [path.join(folder, 'dist'), path.join(folder, 'data')]
  await mkdir(data)
  await buildStandIn(site)
  await stampBuild(site, { SITE_ORIGIN: origin })
  const { received, url } = await startSmtp()
  const { address, child, output } = startServerProcess({
    site,
    data,
    environment: {
      SITE_ORIGIN: origin,
      TRUST_PROXY: '1',
      SMTP_URL: url,
      CLINIC_INBOX: 'desk@clinic.example',
      RATE_LIMIT: 'on',
    },
  })
  onTestFinished(async () => {
    await endProcess(child, 'SIGKILL')
  })
  const proxy = await whenReady(await startProxy((await address) ?? output.stderr, site))
  return {
    ...proxy,
    site,
    stopServer: () => endProcess(child, 'SIGKILL'),
    output,
    ask: (path: string, asked?: Asked) => ask(proxy.port, path, asked),
    signUp: (email: string, headers: Record<string, string> = {}) =>
      ask(proxy.port, '/functions/v1/newsletter-subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
        body: JSON.stringify({ email, source: 'footer' }),
      }),
    async linksTo(email: string) {
      for (;;) {
        const mail = received.find(({ recipients }) => recipients.includes(email))
        if (mail) {
          const text = mail.message.replaceAll('=\r\n', '').replaceAll('=3D', '=')
          return text.match(/https:\/\/clinic\.example\/\S+?token=[\w-]+/g) ?? []
        }
        await wait(20)
      }
    },
  }
}

describe.each(Object.entries(proxies).filter(([program]) => findProgram(program)))(
  'behind %s with TLS',
  (_program, startProxy) => {
    test('pages come as they are, by TLS alone, and unknown addresses are said to be so', async () => {
      const { ask, plainPort } = await setup(startProxy)
      const home = await ask('/es/')
      expect(home.status).toBe(200)
      expect(home.headers['strict-transport-security']).toContain('max-age=')
      const packed = await ask('/conditions/neck-pain-oakland', {
        headers: { 'Accept-Encoding': 'br' },
      })
      expect(packed.headers['content-encoding']).toBe('br')
      expect((await ask('/es/nada')).status).toBe(404)
      const plain = await fetch(`http://127.0.0.1:${plainPort}/es/?a=b`, {
        headers: { Host: 'clinic.example' },
        redirect: 'manual',
      })
      expect([plain.status, new URL(plain.headers.get('location') ?? '').pathname]).toEqual([
        308,
        '/es/',
      ])
    })

    test('files that are no pages come from the disk, packed, and with the headers of the server', async () => {
      const { ask, site, stopServer } = await setup(startProxy)
      const name = '/_astro/island.B1a2c3.js'
      const file = path.join(site, name)
      await writeFile(`${file}.gz`, gzipSync(await readFile(file)))
      const gzip = { headers: { 'Accept-Encoding': 'gzip' } }
      const [plain, icon] = [await ask(name), await ask('/icon.png')]
      const secret = await Promise.all(
        ['/_live/made-for.json', '/_live/nothing.js', '/no-such.js'].map((each) => ask(each)),
      )
      expect(secret.map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await ask('/service-worker.js')).headers['content-security-policy']).toContain(
        "connect-src 'self'",
      )
      await stopServer()
      const packed = await ask(name, gzip)
      expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'gzip'])
      expect(packed.headers['cache-control']).toContain('immutable')
      expect(packed.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
      expect((await ask('/icon.png')).headers['cache-control']).toBe('public, max-age=3600')
      for (const answer of [plain, icon]) {
        const headers = new Headers(answer.headers as Record<string, string>)
        expect(scoreOf(gradeAnswer(headers))).toBe(130)
      }
      expect((await ask('/es/')).status).toBe(502)
    })

    test('a form, the link of its mail and the button of a mail program work', async () => {
      const { ask, linksTo, output, readLog } = await setup(startProxy)
      const sent = await ask('/functions/v1/newsletter-subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
        body: 'email=ana%40example.org&source=footer&locale=es',
      })
      expect([sent.status, sent.headers['location']]).toEqual([303, '/es/boletin/revise-su-correo'])
      const links = await linksTo('ana@example.org')
      const [confirm = '', unsubscribe = ''] = ['newsletter-confirm', 'newsletter-unsubscribe'].map(
        (page) => links.find((link) => link.includes(href(page as PageId, 'es'))),
      )
      const press = async (link: string, words = '') => {
        const { pathname, search, searchParams } = new URL(link)
        const token = searchParams.get('token') ?? ''
        return ask(words ? `${pathname}${search}` : pathname, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: words || `token=${token}`,
        })
      }
      const { pathname, search } = new URL(confirm)
      expect((await ask(`${pathname}${search}`)).status).toBe(200)
      expect((await press(confirm)).status).toBe(303)
      expect((await press(unsubscribe, 'List-Unsubscribe=One-Click')).status).toBe(200)
      const last = new URL(unsubscribe).pathname
      for (const read of [readLog, () => Promise.resolve(output.stdout)]) {
        // Lines are gathered before they are written.
        await expect.poll(read, { timeout: 5000 }).toContain(last)
        const log = await read()
        expect(log).toContain(pathname)
        expect(log).not.toMatch(/token|ana@|%40/)
      }
      // Where everybody here comes from.
      expect(await readLog()).not.toContain('127.0.0.1')
    })

    test('a photograph for the desk comes through, and no other large form', async () => {
      const { ask } = await setup(startProxy)
      const send = async (path: string, bytes: number) => {
        const { status } = await ask(path, {
          method: 'POST',
          headers: { 'Content-Type': 'multipart/form-data; boundary=a', Origin: origin },
          body: 'a'.repeat(bytes),
        })
        return status
      }
      // nginx says 413; Caddy, that its server did not get all of it.
      expect([413, 502]).toContain(await send('/functions/v1/newsletter-subscribe', 100_000))
      // This server has no desk: it says so itself.
      expect(await send('/desk/words/photos/home/home', 20_000_000)).toBe(404)
    })

    test('each visitor has a limit of their own, whatever they say of where they come from', async () => {
      const { output, signUp } = await setup(startProxy)
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1) {
        const { status } = await signUp(`ana-${n}@example.org`, {
          'X-Forwarded-For': `203.0.113.${n}`,
        })
        statuses.push(status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect(output.stdout).not.toContain('forwarded-but-not-trusted')
    })
  },
)
