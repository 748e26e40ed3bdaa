import { randomId } from '#language/records/random-id.ts'

/** Where the server says what happened: one JSON object a line, nothing about who asked. */
export interface Log {
  request(line: RequestLine): void
  /** Anything that is not a request; `fields` must hold no personal data. */
  event(name: string, fields?: Record<string, string | number>): void
}

export interface RequestLine {
  id: string
  method: string
  /** As {@link describePath} leaves it. */
  path: string
  status: number
  /** Milliseconds until the answer was handed to the network. */
  ms: number
  /** Of the body, as sent. */
  bytes: number
}

const longestUnknownPath = 64
/** An @, however often it was encoded, or one of its wide forms. */
const atSign = /[@﹫＠]|%(?:25)*40|%(?:25)*ef%(?:25)*b(?:9%(?:25)*ab|c%(?:25)*a0)/i

/** Each part by itself: looked for with what stands around it, a long part would hold the server up. */
const withoutEmails = (path: string) =>
  path
    .split('/')
    .map((part) => (atSign.test(part) ? '…' : part))
    .join('/')

/**
 * The part of a request's address that may be written down: no query, and of an address that is
 * not one of ours only the beginning, without anything that looks like an e-mail address.
 */
export function describePath(target: string, known: 'page' | 'unknown') {
  const end = target.indexOf('?')
  const path = end === -1 ? target : target.slice(0, end)
  if (known === 'page') return path
  // Before it is cut, or half an address would be left that nobody knows for one.
  const clean = withoutEmails(path)
  return clean.length > longestUnknownPath ? `${clean.slice(0, longestUnknownPath)}…` : clean
}

/** What may be written down of a fault of the code. */
export function noteFault(log: Log, error: unknown) {
  log.event('failed', describeFault(error))
}

/** Its message could repeat what somebody typed; where it happened cannot. */
export function describeFault(error: unknown) {
  const { message, name, stack = '' } = error instanceof Error ? error : new Error()
  const [, ...places] = stack.replace(message, '').split('\n')
  return { error: name, where: places.slice(0, 3).join(' ') }
}

const flushAfter = 50
const flushAt = 16_384

/**
 * Gathers lines for up to 50 ms, because a write for each of 40,000 requests a second would cost
 * more than the requests.
 */
export function createLog(write: (text: string) => void): Log & { flush(): void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting) write(waiting)
    waiting = ''
  }

  function add(line: string) {
    waiting += line
    if (waiting.length >= flushAt) flush()
    else timer ??= setTimeout(flush, flushAfter)
  }

  // Under load many requests share a millisecond, and writing a date is the dearest part of a line.
  let written = { at: 0, text: '' }
  function writeTime() {
    const at = Date.now()
    if (at !== written.at) written = { at, text: new Date(at).toISOString() }
    return written.text
  }

  return {
    request({ bytes, id, method, ms, path, status }) {
      const time = writeTime()
      // Every value but the method and the path is our own and needs no escaping.
      add(
        `{"time":"${time}","request":"${id}","method":${JSON.stringify(method)},"path":${JSON.stringify(path)},"status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes}}\n`,
      )
    },
    event(name, fields = {}) {
      add(`${JSON.stringify({ time: writeTime(), event: name, ...fields })}\n`)
    },
    flush,
  }
}

/** Numbers requests: a random start per process, then counting. */
export function createRequestIds() {
  const process = randomId().slice(0, 8)
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}
