import { fill } from '#language/fill.ts'
import type { DangerSign } from '#words/danger-signs/register.ts'
import type { Reviewer } from '#words/registers.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { signSeal } from '#words/seal.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** A sign decides about bodies, so both have to agree. */
const signers = ['medical-doctor', 'chiropractor'] as const satisfies readonly ReviewerRole[]

/** Danger signs that no medical doctor or no chiropractor of the register of reviewers has signed as they stand. */
export function findUnsignedSigns(
  signs: readonly DangerSign[],
  reviewers: readonly Reviewer[],
  register: WrittenFile,
  { roles: names, signs: said } = gateWords.en,
): Stop[] {
  if (signs.length === 0) {
    return [{ file: register.file, line: 1, text: said.none }]
  }
  return signs.flatMap((sign) => {
    const seal = signSeal(sign)
    const signed = sign.signedBy.filter((signature) => signature.seal === seal)
    const roles = reviewers
      .filter(({ name }) => signed.some((signature) => signature.name === name))
      .map(({ role }) => role)
    const missing = signers.filter((signer) => !roles.includes(signer))
    if (missing.length === 0) return []
    const who = missing.map((role) => names[role]).join(said.and)
    return [
      {
        file: register.file,
        line: lineWith(register, `- id: ${sign.id}`),
        text: fill(said.unsigned, { id: sign.id, who, signature: `{ name: …, seal: ${seal} }` }),
      },
    ]
  })
}
