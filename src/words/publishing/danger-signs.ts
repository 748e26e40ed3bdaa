import type { DangerSign } from '#words/danger-signs/register.ts'
import type { Reviewer } from '#words/registers.ts'
import type { ReviewerRole } from '#words/reviewer-roles.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** A sign decides about bodies, so both have to agree. */
const signers = ['medical-doctor', 'chiropractor'] as const satisfies readonly ReviewerRole[]

const names: Readonly<Record<(typeof signers)[number], string>> = {
  'medical-doctor': 'a medical doctor',
  chiropractor: 'a chiropractor',
}

/** Danger signs that no medical doctor or no chiropractor of the register of reviewers has signed. */
export function findUnsignedSigns(
  signs: readonly Pick<DangerSign, 'id' | 'signedBy'>[],
  reviewers: readonly Reviewer[],
  register: WrittenFile,
): Stop[] {
  return signs.flatMap(({ id, signedBy }) => {
    const roles = reviewers.filter(({ name }) => signedBy.includes(name)).map(({ role }) => role)
    const missing = signers.filter((signer) => !roles.includes(signer))
    if (missing.length === 0) return []
    return [
      {
        file: register.file,
        line: lineWith(register, `- id: ${id}`),
        text: `the danger sign ${id} is not signed by ${missing.map((role) => names[role]).join(' and ')}`,
      },
    ]
  })
}
