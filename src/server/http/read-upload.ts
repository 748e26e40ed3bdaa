/** What a form with a file sent. */
interface Upload {
  form: URLSearchParams
  /** Nothing where none was chosen. */
  file?: Uint8Array | undefined
}

export type ReadUpload =
  | ({ kind: 'upload' } & Upload)
  /** With the fields that stand before the file, so that nothing typed is lost. */
  | { kind: 'too-large'; form: URLSearchParams }
  | { kind: 'malformed-request' }

/** Ample for the fields beside a file, in bytes. */
const mostBeside = 16_384

/** What is read of a body that is too large before its connection is closed; less, and no browser shows our answer. */
const mostDiscarded = 100_000_000

/** What divides the parts of a body; nothing for whatever no form with a file sends. */
function boundaryOf({ headers }: Request) {
  const type = headers.get('content-type') ?? ''
  return /^multipart\/form-data;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(type)?.[1]
}

export const isUpload = (request: Request) => boundaryOf(request) !== undefined

/**
 * Reads a form with one file, which has to stand last in it. It is asked for its length first, then counted
 * while it comes; beyond the most, nothing but the first fields is held.
 */
export async function readUpload(request: Request, mostOfFile: number): Promise<ReadUpload> {
  const boundary = boundaryOf(request)
  if (boundary === undefined) return { kind: 'malformed-request' }
  const most = mostOfFile + mostBeside
  const mostHeld = Number(request.headers.get('content-length')) > most ? mostBeside : most
  const chunks: Uint8Array[] = []
  let [size, held] = [0, 0]
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > mostDiscarded) break
      if (held >= mostHeld) continue
      chunks.push(chunk)
      held += chunk.byteLength
    }
  } catch {
    return { kind: 'malformed-request' }
  }
  const read = readParts(Buffer.concat(chunks.splice(0)), boundary)
  if (size > most) return { kind: 'too-large', form: read.form }
  return read.isWhole ? { kind: 'upload', ...read } : { kind: 'malformed-request' }
}

/** The parts of a body as far as it goes. Their bytes are views of it: a file is not held twice. */
function readParts(body: Buffer, boundary: string) {
  const divider = Buffer.from(`\r\n--${boundary}`)
  const form = new URLSearchParams()
  let file: Uint8Array | undefined
  // The first divider has no line before it.
  let at = body.indexOf(divider.subarray(2)) + divider.length - 2
  while (body.toString('latin1', at, at + 2) === '\r\n') {
    const [from, end] = [body.indexOf('\r\n\r\n', at), body.indexOf(divider, at)]
    if (from === -1 || end === -1 || from > end) return { form, file, isWhole: false }
    const head = body.toString('utf8', at, from)
    const [, name] = /\bname="([^"\r\n]*)"/i.exec(head) ?? []
    const content = body.subarray(from + 4, end)
    if (name === undefined) return { form, file, isWhole: false }
    if (!/\bfilename=/i.test(head)) form.append(name, content.toString('utf8'))
    else if (content.length > 0) file = content
    at = end + divider.length
  }
  return { form, file, isWhole: body.toString('latin1', at, at + 2) === '--' }
}
