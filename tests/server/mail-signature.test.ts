import { describe, expect, onTestFinished, test } from 'vitest'
import { findDkimpy } from '#scripts/find-dkimpy.ts'
import { createSmtpSender } from '#server/mail/smtp.ts'
import { composeConfirmation } from '#server/newsletter/confirmation-mail.ts'
import { startSmtp } from '../support/smtp-server.ts'
import { makeDkimKey, verifyDkim } from '../support/verify-dkim.ts'

const origin = 'https://clinic.example'

/** A confirmation mail as it arrives, signed, and what the DNS says of the key. */
async function receiveSigned({ locale }: { locale: 'en' | 'es' }) {
  const { key, record } = makeDkimKey()
  const { received, url } = await startSmtp()
  const sender = createSmtpSender(url, { dkim: key })
  onTestFinished(() => sender.close())
  const message = await composeConfirmation({
    id: 'mail-1',
    to: 'ana@example.org',
    locale,
    now: Date.UTC(2026, 2, 4, 17),
    days: 3,
    replyTo: 'desk@clinic.example',
    confirmLink: `${origin}/newsletter/confirm?token=a`,
    unsubscribeLink: `${origin}/newsletter/unsubscribe?token=b`,
  })
  await sender.send({ id: 'mail-1', recipient: 'ana@example.org', message })
  return { message: received[0]?.message ?? '', record }
}

const withoutLine = (message: string, name: string) =>
  message.replace(new RegExp(`^${name}:.*\r\n(?:[ \t].*\r\n)*`, 'im'), '')

describe.skipIf(!findDkimpy())('a verifier of somebody else', () => {
  test.each(['en', 'es'] as const)('finds our signature good (%s)', async (locale) => {
    const { message, record } = await receiveSigned({ locale })
    expect(message).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; /)
    expect(verifyDkim(message, record)).toBe('holds')
  })

  test.each([
    'From',
    'To',
    'Subject',
    'Date',
    'Reply-To',
    'List-Id',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
  ])('finds it broken when %s was changed, taken out or written twice', async (name) => {
    const { message, record } = await receiveSigned({ locale: 'en' })
    const line = new RegExp(`^${name}: `, 'im')
    expect(message).toMatch(line)
    for (const other of [
      message.replace(line, `${name}: x`),
      withoutLine(message, name),
      message.replace('\r\nFrom: ', `\r\n${name}: another\r\nFrom: `),
    ]) {
      expect(other).not.toBe(message)
      expect(verifyDkim(other, record)).toBe('does not hold')
    }
  })

  test('finds it broken when a word of the mail was changed', async () => {
    const { message, record } = await receiveSigned({ locale: 'en' })
    const other = message.replace('Confirm', 'Refuse')
    expect(verifyDkim(other, record)).not.toBe('holds')
  })

  test('finds it good whatever blanks a server on the way has added or folded', async () => {
    const { message, record } = await receiveSigned({ locale: 'en' })
    const other = message.replace('\r\nSubject: ', '\r\nSubject:\r\n\t ').concat('\r\n\r\n')
    expect(verifyDkim(other, record)).toBe('holds')
  })
})
