import {
  type Fault,
  type FormWords,
  type Refusal,
  type RefusalCode,
  sayFault,
} from '#forms/contract/form.ts'
import { refusalWords } from '#forms/contract/words.ts'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
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
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  'not-stored': 503,
}

/** Why a request came to nothing, before it is put into words. */
export type NotTaken =
  | { kind: 'faulty'; faults: readonly Fault[] }
  | {
      kind: 'refused'
      code: RefusalCode
      /** Seconds, for whatever may be sent again. */
      retryAfter?: number
      /** Methods that work, for `wrong-method`. */
      allow?: string
    }

export function statusOfNotTaken(outcome: NotTaken) {
  return outcome.kind === 'faulty' ? 422 : statusOf[outcome.code]
}

const noWords: FormWords = { fields: {} }

/** Why a request came to nothing, as one sentence; in the form's own words where it has some. */
export function sayNotTaken(outcome: NotTaken, locale: Locale, words: FormWords = noWords) {
  if (outcome.kind === 'faulty') {
    const [first] = outcome.faults
    return first ? sayFault(words, first) : ''
  }
  const said = { ...refusalWords[locale], ...words.refusal }
  const { code, retryAfter = 60 } = outcome
  return code === 'too-many' ? counted(said[code], Math.ceil(retryAfter / 60), locale) : said[code]
}

export function headersOfNotTaken(outcome: NotTaken): Record<string, string> {
  if (outcome.kind === 'faulty') return {}
  const { allow, retryAfter } = outcome
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

/** `{error: {code, faults, message}}` with its status and headers. */
export function answerNotTaken(outcome: NotTaken, locale: Locale, words?: FormWords) {
  const faults = outcome.kind === 'faulty' ? outcome.faults : []
  const body: Refusal = {
    error: {
      code: outcome.kind === 'faulty' ? (faults[0]?.code ?? '') : outcome.code,
      faults,
      message: sayNotTaken(outcome, locale, words),
    },
  }
  return answerJson(statusOfNotTaken(outcome), body, {
    'Content-Language': locale,
    ...headersOfNotTaken(outcome),
  })
}

/** The same for a request that is refused before anybody looks for a form in it. */
export function answerRefusal(
  refusal: { code: RefusalCode; retryAfter?: number; allow?: string },
  locale: Locale,
) {
  return answerNotTaken({ kind: 'refused', ...refusal }, locale)
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

/** For one reader, once: a refused form must not cost more than one that is taken. */
const quickly = 4

/** A built page with its placeholders filled, compressed as the browser likes it. */
export async function answerPage(
  request: Request,
  { headers, status, template, values }: FilledPage,
) {
  const page = Buffer.from(fillPage(template.html, values))
  const [encoding = 'identity'] = rankEncodings(request.headers.get('accept-encoding') ?? undefined)
  const body = encoding === 'identity' ? page : await compress(page, encoding, quickly)
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
