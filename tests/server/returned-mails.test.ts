import { expect, test } from 'vitest'
import { writeReturnAddress } from '#server/mail/return-address.ts'
import { readReport } from '#server/newsletter/read-report.ts'
import { hashToken } from '#server/token.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { returnedMails } from '../support/returned-mails.ts'

const base = 'bounces@clinic.example'
const mailId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const tag = '0123456789abcdef'
const token = 't'.repeat(43)
const sent = {
  returnAddress: writeReturnAddress(base, { id: mailId, tag, recipient: '', message: '' }),
  messageId: `${mailId}@${clinicDomain}`,
  unsubscribeLink: `https://clinic.example/newsletter/unsubscribe?token=${token}`,
}

test('there are fifty reports, of ten providers', () => {
  expect(returnedMails).toHaveLength(50)
  expect(new Set(returnedMails.map(({ provider }) => provider)).size).toBe(10)
})

test.each(returnedMails)('$provider, $what: $kind', async ({ kind, write }) => {
  const report = await readReport(Buffer.from(write(sent)), base)
  expect(report.kind).toBe(kind)
  if ('about' in report && kind !== 'complaint') expect(report.about).toEqual({ mailId, tag })
})

test('a complaint names its mail by what is left of it', async () => {
  const complaints = returnedMails.filter(({ kind }) => kind === 'complaint')
  const abouts = await Promise.all(
    complaints.map(async ({ provider, write }) => {
      const report = await readReport(Buffer.from(write(sent)), base)
      return [provider, 'about' in report && report.about]
    }),
  )
  expect(abouts).toEqual([
    ['Outlook.com', { mailId, tag }],
    ['Yahoo', { mailId }],
    ['AOL', { tokenHash: hashToken(token) }],
    ['Comcast', { tokenHash: hashToken(token) }],
    ['Mimecast', { tokenHash: hashToken(token) }],
  ])
})

test('a complaint about a mail of somebody else is none', async () => {
  const [, yahoos] = returnedMails.filter(({ kind }) => kind === 'complaint')
  const raw = yahoos?.write({ ...sent, messageId: `${mailId}@other.example` }) ?? ''
  expect(await readReport(Buffer.from(raw), base)).toEqual({ kind: 'no-report' })
})
