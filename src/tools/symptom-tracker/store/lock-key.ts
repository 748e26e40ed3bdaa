import { randomId } from '#language/records/random-id.ts'
import { hasShape, isCount, isOneOf, isText, type Shape } from '#language/records/reading.ts'
import { fromBase64, toBase64 } from '#tools/symptom-tracker/exports/sealing.ts'

const kind = 'PBKDF2-SHA-256, HKDF-SHA-256, AES-GCM-256'

/** PBKDF2-SHA-256 rounds, the OWASP figure for passwords. */
const rounds = 600_000

/** How a passphrase becomes the key of one visit. Bytes are written in base64. */
export interface Lock {
  kind: typeof kind
  /** Names what is sealed with this lock. */
  id: string
  rounds: number
  salt: string
}

/** A sealed text. Every writing has a salt and an iv of its own. */
export interface Box {
  salt: string
  iv: string
  text: string
}

const lockShape: Shape<Lock> = {
  kind: isOneOf([kind]),
  id: isText,
  rounds: isCount,
  salt: isText,
}

export const isLock = hasShape(lockShape)

export const isBox = hasShape<Box>({ salt: isText, iv: isText, text: isText })

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

export function newLock(): Lock {
  return { kind, id: randomId(), rounds, salt: toBase64(randomBytes(16)) }
}

/** Turns a passphrase into the key of a visit, which no script can read out. */
export async function keyOf(lock: Lock, passphrase: string) {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const raw = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(lock.salt) }
  const bits = await crypto.subtle.deriveBits({ ...how, iterations: lock.rounds }, raw, 256)
  return crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
}

const keyFor = (key: CryptoKey, salt: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array() },
    key,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

export async function sealText(key: CryptoKey, text: string): Promise<Box> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const plain = new TextEncoder().encode(text)
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFor(key, salt), plain)
  return { salt: toBase64(salt), iv: toBase64(iv), text: toBase64(new Uint8Array(bytes)) }
}

/** @returns null when it was sealed with another key, or changed since */
export async function unsealText(key: CryptoKey, { salt, iv, text }: Box) {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      await keyFor(key, fromBase64(salt)),
      fromBase64(text),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}
