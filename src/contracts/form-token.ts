import * as v from 'valibot'

/** A token for one sending of a form: how long to wait and how hard to work before it is good. */
export interface FormToken {
  token: string
  /** Zero bits with which the SHA-256 of `token.proof` must begin. */
  bits: number
  /** Seconds before which nobody can have filled in the form. */
  wait: number
}

/** What a form sends to show that it waited and worked; never kept. Without JavaScript both are empty. */
export interface FormProof {
  token: string
  proof: string
}

const proofSchema = v.object({
  token: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  proof: v.fallback(v.pipe(v.string(), v.maxLength(20)), ''),
})

/** Reads what was worked for; nothing here is ever wrong, only empty. */
export function readProof(input: unknown): FormProof {
  return v.parse(v.fallback(proofSchema, { token: '', proof: '' }), input)
}
