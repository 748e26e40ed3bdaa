import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link in a mail: 32 random bytes, 43 characters that need no encoding in a URL. */
export interface Token {
  secret: string
  /** What the store keeps instead of the secret. */
  hash: string
}

export function createToken(): Token {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashToken(secret) }
}

/** SHA-256 in hex. A secret of 256 random bits needs no salt and no slow hash. */
export function hashToken(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

const secretShape = /^[\w-]{43}$/

/** Whether a text can be a secret at all; spares the store a look for whatever people type. */
export function looksLikeSecret(text: string | null | undefined): text is string {
  return typeof text === 'string' && secretShape.test(text)
}
