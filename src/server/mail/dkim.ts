import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** The key with which mails are signed (RFC 6376); its other half stands in the DNS of the domain. */
export interface DkimKey {
  domain: string
  /** `<selector>._domainkey.<domain>`. */
  selector: string
  privateKey: KeyObject
}

/**
 * Reads an RSA key in PEM: the kind that every provider checks.
 * @throws Error that says what is wrong with it.
 */
export function readDkimKey(pem: string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'rsa') {
    throw new Error(`it is of the kind ${key.asymmetricKeyType} and should be RSA`)
  }
  return key
}

/** Whatever a mail program acts upon: who, to whom, about what, and the button to unsubscribe (RFC 8058). */
const signedFields = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'reply-to',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
]

/**
 * Writes a signature on top of a whole message with CRLF (rsa-sha256, relaxed/relaxed). Each field is
 * signed once more than it is there, so that nobody can add a second one (RFC 6376, 8.15).
 */
export function signMessage(message: string, { domain, privateKey, selector }: DkimKey) {
  const end = message.indexOf('\r\n\r\n')
  const fields = splitHead(message.slice(0, end))
  const body = message.slice(end + 4)
  const signed = signedFields.map((name) => fields.filter((field) => field.name === name).reverse())
  const names = signed.flatMap((found, index) =>
    Array.from({ length: found.length + 1 }, () => signedFields[index]),
  )
  const bodyHash = createHash('sha256').update(relaxBody(body)).digest('base64')
  const unsigned = [
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector};`,
    ` h=${names.join(':\r\n  ')};`,
    ` bh=${bodyHash};`,
    ' b=',
  ].join('\r\n')
  const text = [...signed.flat().map(({ line }) => line), unsigned].map(relaxLine).join('\r\n')
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64')
  return `${unsigned}${signature.replace(/(.{70})(?=.)/g, '$1\r\n  ')}\r\n${message}`
}

/** The fields of a head, each with the lines it is folded over. */
const splitHead = (head: string) =>
  head.split(/\r\n(?![ \t])/).map((line) => ({
    name: line.slice(0, line.indexOf(':')).trim().toLowerCase(),
    line,
  }))

/** A field as it is signed (RFC 6376, 3.4.2). */
function relaxLine(line: string) {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.trim()}`
}

/** A body as it is hashed (RFC 6376, 3.4.4). */
function relaxBody(body: string) {
  const lines = body.replaceAll(/[ \t]+(?=\r\n|$)/g, '').replaceAll(/[ \t]+/g, ' ')
  const text = lines.replace(/(?:\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}
