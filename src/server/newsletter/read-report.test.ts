import { expect, test } from 'vitest'
import { findReturnAddresses, writeReturnAddress } from '#server/mail/return-address.ts'
import { readReport } from './read-report.ts'

const base = 'bounces@clinic.example'
const mail = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  tag: '0123456789abcdef',
  recipient: 'ana@example.org',
  message: '',
}
const address = writeReturnAddress(base, mail)
const about = { mailId: mail.id, tag: mail.tag }

/** A report (RFC 3462) whose second part is of a type. */
const write = (type: string, part: string, encoding = '7bit', to = address) =>
  [
    `To: ${to}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'What happened.',
    '--b',
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    part,
    '--b--',
    '',
  ].join('\r\n')
const read = (raw: string) => readReport(Buffer.from(raw), base)
const readStatus = (...lines: string[]) =>
  read(write('message/delivery-status', ['Reporting-MTA: dns; mx', '', ...lines].join('\r\n')))

test.each([
  ['5.1.1', 'hard'],
  ['5.1.78', 'hard'],
  ['5.1.81', 'hard'],
  ['5.2.1', 'hard'],
  ['5.2.12', 'soft'],
  ['15.1.1', 'soft'],
  ['5.1.', 'soft'],
])('a mail that failed with %s is a %s bounce', async (status, kind) => {
  expect(await readStatus('Action: failed', `Status: ${status}`)).toEqual({ kind, about })
})

test.each(['5.1.7', '5.1.8'])(
  'a mail that failed with %s says nothing of its reader',
  async (status) => {
    expect(await readStatus('Action: failed', `Status: ${status}`)).toEqual({ kind: 'ours' })
  },
)

test.each([
  [
    '450 4.1.1 <ana@example.org>: Recipient address rejected: User unknown',
    { kind: 'soft', about },
  ],
  ['452 4.2.2 Over quota', { kind: 'soft', about }],
  ['421 4.7.0 [TSS04] Messages temporarily deferred due to unexpected volume', { kind: 'ours' }],
  ['450 4.7.1 Client host rejected: cannot find your hostname', { kind: 'ours' }],
])('a mail that was put off until it expired: %s', async (said, report) => {
  const status = /4\.\d\.\d/.exec(said)?.[0]
  expect(
    await readStatus('Action: failed', `Status: ${status}`, `Diagnostic-Code: smtp; ${said}`),
  ).toEqual(report)
})

test('names and values are read in any case, folded, with remarks, in lines of any kind', async () => {
  const fields = ['ACTION : Failed (gone)', 'Status:', '\t5.1.1', ' (no such', '  user)']
  expect(await readStatus(...fields)).toEqual({ kind: 'hard', about })
  const bare = `Reporting-MTA: dns; mx\n\n\n${fields.join('\n')}\n`
  expect(await read(write('message/delivery-status', bare))).toEqual({ kind: 'hard', about })
  const packed = (text: string) =>
    read(write('message/delivery-status', Buffer.from(text).toString('base64'), 'base64'))
  expect(await packed(bare)).toEqual({ kind: 'hard', about })
  expect(await packed(bare.replaceAll('\n', '\r\n'))).toEqual({ kind: 'hard', about })
  // Blank lines at the beginning do not make another group.
  expect(await packed('\n\nAction: failed\nStatus: 5.1.1\n')).toEqual({ kind: 'no-failure' })
})

test('the recipient that failed counts, wherever it stands', async () => {
  const failed = ['', 'Action: failed', 'Status: 5.1.1']
  expect(await readStatus('Action: delivered', 'Status: 2.0.0', ...failed)).toEqual({
    kind: 'hard',
    about,
  })
  expect(await readStatus('Action: failed')).toEqual({ kind: 'soft', about })
  // The first group is about the mail, not about a recipient.
  const alone = 'Action: failed\r\nStatus: 5.1.1'
  expect(await read(write('message/delivery-status', alone))).toEqual({ kind: 'no-failure' })
})

test('a complaint counts as one, and other mails are no report', async () => {
  expect(await read(write('message/feedback-report', 'Feedback-Type: abuse'))).toEqual({
    kind: 'complaint',
    about,
  })
  expect(await read(write('text/html', '<p>Out of office'))).toEqual({ kind: 'no-report' })
  const others = write('message/feedback-report', 'Feedback-Type: abuse', '7bit', base)
  expect(await read(others)).toEqual({ kind: 'no-report' })
})

test('a report inside a mail that somebody passes on is none, nor is what cannot be read', async () => {
  const inside = write('message/feedback-report', 'Feedback-Type: abuse')
  const other = inside.replace('boundary=b', 'boundary=c').replaceAll('--b', '--c')
  expect(await read(other)).toMatchObject({ kind: 'complaint' })
  expect(await read(write('message/rfc822', other))).toEqual({ kind: 'no-report' })
  const endless = `To: ${address}\r\nX-Words: ${'a'.repeat(3_000_000)}\r\n\r\nwords`
  expect(await read(endless)).toEqual({ kind: 'no-report' })
})

test('a return address names its mail, and is found in any text and any case', () => {
  expect(address).toBe('bounces+0f8fad5bd9cb469fa16570867728950e.0123456789abcdef@clinic.example')
  const other = writeReturnAddress(base, { ...mail, tag: 'f'.repeat(16) })
  expect(findReturnAddresses(base, `To: <${address.toUpperCase()}>, ${other}.`)).toEqual([
    about,
    { ...about, tag: 'f'.repeat(16) },
  ])
})

test('a base with signs of its own is taken by the letter', () => {
  const odd = 'b.(x)+y@clinic.example'
  const written = writeReturnAddress(odd, mail)
  expect(findReturnAddresses('b.x@clinic.example', written)).toEqual([])
  expect(
    findReturnAddresses('bounces@clinic.example', address.replace('clinic.', 'clinic-')),
  ).toEqual([])
  expect(written).toContain('b.(x)+y+0f8f')
})

test('a mail without a tag, or of another kind of id, keeps the plain address', () => {
  const { tag: _, ...untagged } = mail
  expect(writeReturnAddress(base, untagged)).toBe(base)
  for (const id of ['mail-1', `x${mail.id}`, `${mail.id}0`]) {
    expect(writeReturnAddress(base, { ...mail, id })).toBe(base)
  }
})
