import type { Refusal, RefusalCode } from '#contracts/newsletter.ts'
import { counted } from '#i18n/counted.ts'
import type { Locale } from '#i18n/locales.ts'
import { newsletterWords } from '#i18n/newsletter/words.ts'
import { compress, rankEncodings } from './encoding.ts'
import { contentType } from './file-types.ts'
import { fillPage, type PageValues } from './html.ts'
import type { Template } from './site.ts'

/** The status that goes with every reason for not doing what was asked. */
const statusOf: Record<RefusalCode, number> = {
  'malformed-request': 400,
  'cross-site': 403,
  'unknown-function': 404,
  'wrong-method': 405,
  'too-large': 413,
  'unsupported-type': 415,
  missing: 422,
  'too-long': 422,
  malformed: 422,
  'too-many': 429,
  internal: 500,
  'not-stored': 503,
}

/** A refusal before it is put into words. */
export interface RefusedRequest {
  code: RefusalCode
  /** Seconds, for `too-many` and `not-stored`. */
  retryAfter?: number
  /** Methods that work, for `wrong-method`. */
  allow?: string
}

export function refusalStatus({ code }: RefusedRequest) {
  return statusOf[code]
}

/** The refusal as one sentence. */
export function refusalMessage({ code, retryAfter = 60 }: RefusedRequest, locale: Locale) {
  const words = newsletterWords[locale].refusal
  return code === 'too-many'
    ? counted(words[code], Math.ceil(retryAfter / 60), locale)
    : words[code]
}

export function refusalHeaders({ allow, retryAfter }: RefusedRequest): Record<string, string> {
  return {
    ...(allow === undefined ? {} : { Allow: allow }),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  }
}

export function answerJson(status: number, body: unknown, headers: Record<string, string> = {}) {
  return answerBytes(status, Buffer.from(JSON.stringify(body)), {
    'Content-Type': contentType('.json'),
    'Cache-Control': 'no-store',
    ...headers,
  })
}

/** `{error: {code, field, message}}` with its status and headers. */
export function answerRefusal(refused: RefusedRequest, locale: Locale) {
  const status = refusalStatus(refused)
  const body: Refusal = {
    error: {
      code: refused.code,
      field: status === 422 ? 'email' : null,
      message: refusalMessage(refused, locale),
    },
  }
  return answerJson(status, body, { 'Content-Language': locale, ...refusalHeaders(refused) })
}

export function answerText(status: number, text: string, headers: Record<string, string> = {}) {
  return answerBytes(status, Buffer.from(`${text}\n`), {
    'Content-Type': contentType('.txt'),
    'Cache-Control': 'no-store',
    ...headers,
  })
}

/** After a form: shows a page by a GET of its own, so that a reload does not post again. */
export function answerSeeOther(location: string) {
  return answerBytes(303, Buffer.alloc(0), { Location: location, 'Cache-Control': 'no-store' })
}

export interface FilledPage {
  template: Template
  values: PageValues
  status: number
  headers?: Record<string, string>
}

/** A built page with its placeholders filled, compressed as the browser likes it. */
export async function answerPage(
  request: Request,
  { headers, status, template, values }: FilledPage,
) {
  const page = Buffer.from(fillPage(template.html, values))
  const [encoding = 'identity'] = rankEncodings(request.headers.get('accept-encoding') ?? undefined)
  const body = encoding === 'identity' ? page : await compress(page, encoding)
  return answerBytes(status, body, {
    ...pairHeaders(template.headers),
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...headers,
  })
}

function answerBytes(status: number, body: Buffer, headers: Record<string, string>) {
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...headers, 'Content-Length': String(body.length) },
  })
}

/** Names and values in turn, as an object. */
export function pairHeaders(flat: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: flat.length / 2 }, (_, index) => [
      flat[index * 2] ?? '',
      flat[index * 2 + 1] ?? '',
    ]),
  )
}
