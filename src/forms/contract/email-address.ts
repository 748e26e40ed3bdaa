import * as v from 'valibot'

/** The longest address a mail server must take (RFC 5321), in characters. */
const emailMaxLength = 254

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
  try {
    return address.slice(0, at) + new URL(`http://${typed}`).hostname
  } catch {
    return address
  }
}

/** Marks that nobody sees, such as those of direction: they come along with what is copied. */
const unseen = /\p{Cf}+/gu

/**
 * An e-mail address as typed. Out comes a trimmed address that a mail server can take; the message
 * of an issue is the reason.
 */
export const emailSchema = v.config(
  v.pipe(
    v.string('malformed'),
    v.transform((typed) => typed.replace(unseen, '')),
    v.trim(),
    v.nonEmpty('missing'),
    v.maxLength(emailMaxLength, 'too-long'),
    v.transform(normaliseDomain),
    v.maxLength(emailMaxLength, 'too-long'),
    v.check(isMailAddress, 'malformed'),
  ),
  { abortPipeEarly: true },
)
