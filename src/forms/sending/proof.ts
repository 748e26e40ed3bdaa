import type { FormToken } from '#contracts/form-token.ts'

/** Hashes between two pauses, so that the page stays free for the visitor's fingers. */
const chunk = 256
/** Beyond this, luck is so bad that something else is wrong; the server then asks again. */
const patience = 64

/**
 * Finds the text whose SHA-256, after the form's token and a dot, begins with enough zero bits.
 * Takes about 2 to the power of `bits` hashes; `''` when none was found in 64 times as many.
 */
export async function findProof({ bits, token }: FormToken) {
  const encoder = new TextEncoder()
  const most = patience * 2 ** bits
  for (let start = 0; start < most; start += chunk) {
    const candidates = Array.from({ length: chunk }, (_, index) => String(start + index))
    const hashes = await Promise.all(
      candidates.map((proof) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${token}.${proof}`)),
      ),
    )
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0)
    if (found !== -1) return candidates[found] ?? ''
    await new Promise((resolve) => setTimeout(resolve))
  }
  return ''
}
