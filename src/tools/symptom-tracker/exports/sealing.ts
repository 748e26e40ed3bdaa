import { isRecord } from '#language/records/reading.ts'

/** PBKDF2-SHA-256 rounds, the OWASP figure for passwords. */
const rounds = 600_000

/** A file asking for more would only keep the device busy. */
const mostRounds = 5_000_000

/** Text under a passphrase: AES-GCM with a 256-bit key. Bytes are written in base64. */
export interface Sealed {
  kind: 'PBKDF2-SHA-256, AES-GCM-256'
  rounds: number
  salt: string
  iv: string
  text: string
}

const kind = 'PBKDF2-SHA-256, AES-GCM-256'

/** Whether this page may encrypt; browsers allow it on https only. */
export function canSeal() {
  return Boolean(globalThis.crypto?.subtle)
}

export function toBase64(bytes: Uint8Array) {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}

export function fromBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** The same letters typed on another keyboard give the same key: accents are put in one form. */
async function keyFrom(passphrase: string, salt: Uint8Array<ArrayBuffer>, times: number) {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const raw = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: times },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

export async function seal(text: string, passphrase: string): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyFrom(passphrase, salt, rounds)
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(text),
  )
  return {
    kind,
    rounds,
    salt: toBase64(salt),
    iv: toBase64(iv),
    text: toBase64(new Uint8Array(bytes)),
  }
}

/** @returns the text, or null when the passphrase is wrong or a byte was changed */
export async function unseal(sealed: Sealed, passphrase: string) {
  try {
    const key = await keyFrom(passphrase, fromBase64(sealed.salt), sealed.rounds)
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(sealed.iv) },
      key,
      fromBase64(sealed.text),
    )
    return new TextDecoder().decode(bytes)
  } catch {
    return null
  }
}

const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z\d+/]+={0,2}$/.test(value) && value.length % 4 === 0

/** Reads a sealed text from a file; null when it is not one of ours. */
export function readSealed(value: unknown): Sealed | null {
  if (!isRecord(value) || value['kind'] !== kind) return null
  const { rounds: times, salt, iv, text } = value
  if (!Number.isInteger(times) || Number(times) < 1 || Number(times) > mostRounds) return null
  if (!isBase64(salt) || !isBase64(iv) || !isBase64(text)) return null
  return { kind, rounds: Number(times), salt, iv, text }
}
