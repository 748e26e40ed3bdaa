import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import { findDkimpy } from '#scripts/find-dkimpy.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { pythonOf } from './python-of.ts'

/** A key to sign with, and what the DNS says of it. */
export function makeDkimKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const half = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return {
    key: { domain: clinicDomain, selector: 'site', privateKey },
    record: `v=DKIM1; k=rsa; p=${half}`,
  }
}

/** What dkimpy, which is not what signs, says of the signature of a message: `holds`, or why not. */
export function verifyDkim(message: string, record: string) {
  const program = findDkimpy()
  if (!program) throw new Error('This machine has no dkimpy')
  const script = path.resolve('tests/support/verify-dkim.py')
  return execFileSync(pythonOf(program), [script, record], {
    input: message,
    encoding: 'utf8',
  }).trim()
}
