import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { BuiltFile } from './built-files.ts'
import { type Encoding, encodings, rankEncodings } from './encoding.ts'
import { isCompressible } from './file-types.ts'
import type { FlatHeaders } from './security-headers.ts'

export interface SiteRequest {
  method: string
  /** Path and query as they were sent. */
  target: string
  headers: IncomingHttpHeaders
  /** How the visitor reached us, as far as we know. */
  transport: 'tls' | 'plain'
}

export interface SiteAnswer {
  status: number
  headers: FlatHeaders
  /** `undefined` for HEAD and 304. */
  body: Buffer | undefined
  /** Whether the address is one of ours, for the log. */
  known: 'page' | 'unknown'
}

/** One encoding of one file, with every answer worked out. */
interface Representation {
  /** `undefined` for what the browser may not keep. */
  etag: string | undefined
  get: SiteAnswer
  head: SiteAnswer
  notModified: SiteAnswer
}

/** One built file in every encoding that made it smaller. */
export type Resource = Partial<Record<Encoding, Representation>> & { identity: Representation }

export interface ResourceOptions {
  status?: number
  known?: SiteAnswer['known']
  /** `never`: no ETag, because the browser keeps nothing. */
  cached?: 'by-tag' | 'never'
}

/** Works out every answer that a built file can have. */
export function createResource(
  file: BuiltFile,
  headers: FlatHeaders,
  { cached = 'by-tag', known = 'page', status = 200 }: ResourceOptions = {},
): Resource {
  // The headers count as well: a page under a new policy is not the page that the browser has.
  const hash = createHash('sha256').update(file.bodies.identity).update(headers.join('\n'))
  const tag = hash.digest('base64url').slice(0, 20)
  const vary = isCompressible(file.name) ? ['Vary', varyOf(status)] : []

  const represent = (encoding: Encoding, body: Buffer): Representation => {
    // Strong, so one for each encoding: the bytes differ.
    const suffix = encoding === 'identity' ? '' : `-${encoding}`
    const etag = cached === 'by-tag' ? `"${tag}${suffix}"` : undefined
    const lasting = [...headers, ...vary, ...(etag === undefined ? [] : ['ETag', etag])]
    const sent = [
      ...lasting,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ]
    return {
      etag,
      get: { status, headers: sent, body, known },
      head: { status, headers: sent, body: undefined, known },
      notModified: {
        status: 304,
        headers: withoutHeader(lasting, 'Content-Type'),
        body: undefined,
        known,
      },
    }
  }

  const resource: Resource = { identity: represent('identity', file.bodies.identity) }
  for (const encoding of encodings) {
    const body = file.bodies[encoding]
    if (body) resource[encoding] = represent(encoding, body)
  }
  return resource
}

function varyOf(status: number) {
  return status === 200 ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language'
}

function withoutHeader(headers: FlatHeaders, name: string): FlatHeaders {
  return headers.filter((_, index) => headers[index - (index % 2)] !== name)
}

/** Browsers send few different Accept-Encoding headers, so each is read once. */
const rankings = new Map<string | undefined, readonly Encoding[]>()

function rankEncodingsOnce(acceptEncoding: string | undefined) {
  const known = rankings.get(acceptEncoding)
  if (known) return known
  if (rankings.size > 500) rankings.clear()
  const ranking = rankEncodings(acceptEncoding)
  rankings.set(acceptEncoding, ranking)
  return ranking
}

/** The encoding that the client likes best, or 304 when it has that already. */
export function respond(resource: Resource, { headers, method }: SiteRequest): SiteAnswer {
  let representation = resource.identity
  for (const encoding of rankEncodingsOnce(headers['accept-encoding'] as string | undefined)) {
    const found = resource[encoding]
    if (found) {
      representation = found
      break
    }
  }
  const known = headers['if-none-match']
  if (known !== undefined && hasEtag(known, representation.etag)) return representation.notModified
  return method === 'HEAD' ? representation.head : representation.get
}

function hasEtag(ifNoneMatch: string, etag: string | undefined) {
  if (etag === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
