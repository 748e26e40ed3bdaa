import { clinic } from '#clinic'
import { composeMail, type Mail } from './compose-mail.ts'

/** A plain mail from the website to the clinic, as a whole message (RFC 5322). */
export function composeClinicMail({
  lines,
  ...mail
}: Pick<Mail, 'id' | 'now' | 'replyTo' | 'subject' | 'to'> & { lines: readonly string[] }) {
  return composeMail({
    ...mail,
    headers: { 'Content-Language': 'en', 'Auto-Submitted': 'auto-generated' },
    // So that a mail file can be searched for whom it names.
    textEncoding: 'quoted-printable',
    text: [...lines, '', '-- ', clinic.name, ''].join('\n'),
  })
}
