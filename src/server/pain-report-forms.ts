import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PainForm } from '#contracts/pain-report/contract.ts'
import { hour, second } from '#dates/durations.ts'
import type { Clock } from './clock.ts'

/** Nobody reads five questions faster than this. */
const soonest = 4 * second
/** How long a form can stay open. */
const longest = 2 * hour
/** About 16,000 hashes: a blink for a computer, a second or two for an old phone. */
const proofBits = 14
/** Used tokens remembered at most; the one used longest ago is forgotten first. */
const remembered = 50_000

type FormCheck =
  /** `giveBack` lets the token be used again, for a report that was not stored. */
  | { kind: 'proved'; giveBack(): void }
  | { kind: 'stale' }
  /** `retryAfter` in whole seconds. */
  | { kind: 'too-fast'; retryAfter: number }

export interface PainForms {
  issue(): PainForm
  /** Uses a token up: it is good for one report, with its proof. */
  use(form: { token: string; proof: string }): FormCheck
}

/**
 * Tokens that say when a form was opened, signed with a key that lives as long as the process.
 * Whoever holds one must have waited and worked before it is good for a report. Nothing is kept
 * about a token until it is used.
 */
export function createPainForms(clock: Clock): PainForms {
  const key = randomBytes(32)
  const used = new Map<string, number>()

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  /** When a token was issued; `undefined` when it is not ours. */
  function readIssued(token: string) {
    const [issued = '', secret = '', signature = ''] = token.split('.')
    const expected = Buffer.from(sign(`${issued}.${secret}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return
    return Number.parseInt(issued, 36)
  }

  function forgetOld(now: number) {
    for (const [token, issued] of used) {
      if (issued > now - longest && used.size < remembered) return
      used.delete(token)
    }
  }

  return {
    issue() {
      const open = `${clock().toString(36)}.${randomBytes(12).toString('base64url')}`
      return { token: `${open}.${sign(open)}`, bits: proofBits }
    },
    use({ proof, token }) {
      const now = clock()
      const issued = readIssued(token)
      if (issued === undefined || issued <= now - longest || used.has(token)) {
        return { kind: 'stale' }
      }
      if (!isProof(token, proof)) return { kind: 'stale' }
      if (now - issued < soonest) {
        return { kind: 'too-fast', retryAfter: Math.ceil((issued + soonest - now) / second) }
      }
      forgetOld(now)
      used.set(token, issued)
      return { kind: 'proved', giveBack: () => used.delete(token) }
    },
  }
}

/** Whether the SHA-256 of `token.proof` begins with enough zero bits. */
function isProof(token: string, proof: string) {
  const hash = createHash('sha256').update(`${token}.${proof}`).digest()
  return hash.readUInt32BE(0) >>> (32 - proofBits) === 0
}
