import type http from 'node:http'

/** Opens the port and says at which address. */
export async function listen(
  server: http.Server,
  { host, port }: { host: string; port: number },
  setting: 'DESK_PORT' | 'PORT' | 'WATCH_PORT',
) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        new Error(
          taken
            ? `Port ${port} is taken. Set ${setting} to another number, or to 0 for any free one.`
            : `Cannot listen on ${host}, port ${port} (HOST, ${setting}): ${error.message}`,
        ),
      )
    })
    // The name may stand for ::1 alone, and not every machine has that.
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host, resolve)
  })
  const bound = server.address()
  return `http://${shownHost(host)}:${typeof bound === 'object' ? bound?.port : port}`
}

/** The host as a browser on this machine reaches it. */
function shownHost(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
