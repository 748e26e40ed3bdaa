import { readFields } from '#forms/contract/form.ts'

/** Ample for a form of a few lines; a hundredth of what would hurt. In bytes. */
const usualLimit = 8192

export type ReadBody =
  | { kind: 'text'; text: string }
  | { kind: 'too-large' }
  /** Not UTF-8, or cut off. */
  | { kind: 'malformed-request' }

/**
 * Reads a body as UTF-8, of at most 8 kB where nothing else is said. It counts the bytes that arrive:
 * Content-Length may lie, and a chunked body has none.
 */
export async function readBody(request: Request, mostBytes = usualLimit): Promise<ReadBody> {
  if (Number(request.headers.get('content-length')) > mostBytes) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop early cancels the rest of the body.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > mostBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    return {
      kind: 'text',
      text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)),
    }
  } catch {
    return { kind: 'malformed-request' }
  }
}

/** JSON comes from our scripts and is answered alike; a form comes from a browser and gets a page. */
export type BodyFormat = 'json' | 'form'

/** `undefined` for whatever no form of ours sends. */
export function readBodyFormat(request: Request): BodyFormat | undefined {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

export type ReadInput =
  | { kind: 'input'; input: unknown }
  | { kind: 'too-large' }
  | { kind: 'malformed-request' }

/** Reads what a form sent; `lists` are its fields of which several values may be sent. */
export async function readInput(
  request: Request,
  format: BodyFormat,
  form: { address: string; lists?: readonly string[] },
): Promise<ReadInput> {
  const body = await readBody(request)
  if (body.kind !== 'text') return body
  if (format === 'form') {
    return { kind: 'input', input: readFields(form, new URLSearchParams(body.text)) }
  }
  try {
    return { kind: 'input', input: JSON.parse(body.text) }
  } catch {
    return { kind: 'malformed-request' }
  }
}
