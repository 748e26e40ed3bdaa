import * as v from 'valibot'
import { type Locale, locales } from '#i18n/locales.ts'

/** Where a sign-up is posted: the name of the function in the protocol of a hosted service. */
export const newsletterFunction = '/functions/v1/newsletter-subscribe'

/** The longest address a mail server must take (RFC 5321), in characters. */
export const emailMaxLength = 254

/** What can be wrong with a typed address. */
export type EmailFault = 'missing' | 'too-long' | 'malformed'

/** What the server says when all is well; the same for new, waiting and confirmed addresses. */
export interface SignupAnswer {
  status: 'confirmation-sent'
}

/** Every reason for which the server does not take a sign-up. */
export type RefusalCode =
  | EmailFault
  /** 400: the body is not JSON, or the address of the request is not an address. */
  | 'malformed-request'
  /** 403: a form on another site. */
  | 'cross-site'
  /** 404: no function of that name. */
  | 'unknown-function'
  /** 405: the header Allow names the methods that work. */
  | 'wrong-method'
  /** 413: the body is over 8 kB. */
  | 'too-large'
  /** 415: neither JSON nor a plain form. */
  | 'unsupported-type'
  /** 429: the header Retry-After holds the wait in seconds. */
  | 'too-many'
  /** 500: our own mistake. */
  | 'internal'
  /** 503: nothing was stored; the same request may be sent again. */
  | 'not-stored'

/** The body of every answer that is not a success. */
export interface Refusal {
  error: {
    code: RefusalCode
    /** The field at fault; `null` when the request as a whole is. */
    field: 'email' | null
    /** A sentence for the visitor, in the language of the request. */
    message: string
  }
}

// What browsers accept in an e-mail field, less the shapes that no mail server takes: dots that
// lead, trail or double, a domain of one word, a top level of digits.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/

function isMailAddress(address: string) {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  return local.length <= 64 && localPart.test(local) && domain.test(address.slice(at + 1))
}

/**
 * Lower case for the domain and its letters as mail servers know them (`españa.es` becomes
 * `xn--espaa-rta.es`). The part before the @ stays as typed: only its own server may read it.
 */
function normaliseDomain(address: string) {
  const at = address.lastIndexOf('@') + 1
  const typed = address.slice(at)
  if (/^[\w.-]*$/.test(typed)) return address.slice(0, at) + typed.toLowerCase()
  if (/[\0-\x20!-,/:-@[-^`{-\x7f]/.test(typed)) return address
  const url = `http://${typed}`
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address
}

/**
 * An e-mail address as typed. Out comes a trimmed address that a mail server can take; the message
 * of an issue is an {@link EmailFault}.
 */
export const emailSchema = v.config(
  v.pipe(
    v.string('malformed'),
    v.trim(),
    v.nonEmpty('missing'),
    v.maxLength(emailMaxLength, 'too-long'),
    v.transform(normaliseDomain),
    v.maxLength(emailMaxLength, 'too-long'),
    v.check(isMailAddress, 'malformed'),
  ),
  { abortPipeEarly: true },
)

/**
 * What the form sends, as JSON or as a plain form. An unknown source or language is replaced, not
 * refused: neither is worth a lost visitor.
 */
export const signupSchema = v.object({
  email: v.nullish(emailSchema, ''),
  /** Where on the site the form stands: lower-case words joined by hyphens, 40 characters. */
  source: v.fallback(
    v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[a-z\d]+(?:[-_][a-z\d]+)*$/)),
    'other',
  ),
  /** The language of the page; the server falls back to Accept-Language. */
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
})

export interface Signup {
  email: string
  source: string
  locale?: Locale | undefined
}

export type ReadSignup = { kind: 'signup'; signup: Signup } | { kind: 'refused'; fault: EmailFault }

/** Reads what a form sent. Whatever is not an object has no address. */
export function readSignup(input: unknown): ReadSignup {
  const result = v.safeParse(signupSchema, input)
  if (result.success) return { kind: 'signup', signup: result.output }
  const [issue] = result.issues
  return { kind: 'refused', fault: isEmailFault(issue.message) ? issue.message : 'missing' }
}

function isEmailFault(message: string): message is EmailFault {
  return message === 'missing' || message === 'too-long' || message === 'malformed'
}
