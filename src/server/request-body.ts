/** Ample for an e-mail address and its form; a hundredth of what would hurt. In bytes. */
export const bodyLimit = 8192

export type ReadBody =
  | { kind: 'text'; text: string }
  | { kind: 'too-large' }
  /** Not UTF-8, or cut off. */
  | { kind: 'unreadable' }

/**
 * Reads a body of at most 8 kB as UTF-8. It counts the bytes that arrive: Content-Length may lie,
 * and a chunked body has none.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  if (Number(request.headers.get('content-length')) > bodyLimit) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop early cancels the rest of the body.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    return {
      kind: 'text',
      text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)),
    }
  } catch {
    return { kind: 'unreadable' }
  }
}

export type BodyFormat = 'json' | 'form' | 'multipart' | 'other'

export function readBodyFormat(request: Request): BodyFormat {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      return 'json'
    case 'application/x-www-form-urlencoded':
      return 'form'
    case 'multipart/form-data':
      return 'multipart'
    default:
      return 'other'
  }
}
