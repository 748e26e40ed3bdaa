import { existsSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The rules of `_headers`: a line with a path, which may end in `*`, and indented lines below it. */
function readHeaders(text: string) {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [name = '', ...value] = line.trim().split(': ')
    if (line.startsWith(' ')) rules.at(-1)?.headers.push([name, value.join(': ')])
    else rules.push({ path: name, headers: [] })
  }
  return (address: string) =>
    rules
      .filter((rule) =>
        rule.path.endsWith('*')
          ? address.startsWith(rule.path.slice(0, -1))
          : address === rule.path,
      )
      .flatMap(({ headers }) => headers)
}

function readRedirects(text: string) {
  const rules = text.split('\n').map((line) => line.split(' '))
  return new Map(
    rules.map(([from = '', to = '', status]) => [from, { to, status: Number(status) }]),
  )
}

/**
 * A plain static host, as the usual ones are: files, `_headers` and `_redirects`, and nothing else.
 * A host on port 0 takes any free one.
 */
export async function startStaticHost(folder: string, port = 0) {
  let rules: ReturnType<typeof readRules> | undefined
  function readRules() {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    return {
      headersOf: readHeaders(read('_headers')),
      redirects: readRedirects(read('_redirects')),
    }
  }

  const server = http.createServer((request, response) => {
    rules ??= readRules()
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const redirect = rules.redirects.get(pathname)
    if (redirect) {
      response.writeHead(redirect.status, { Location: `${redirect.to}${search}` }).end()
      return
    }
    const named = path.join(folder, decodeURIComponent(pathname))
    const file = existsSync(named) && statSync(named).isDirectory() ? `${named}/index.html` : named
    const found = request.method === 'GET' && existsSync(file)
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, [
      ...rules.headersOf(pathname).flat(),
      'Content-Type',
      type,
    ])
    response.end(found ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
