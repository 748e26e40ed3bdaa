import { clinic } from '#clinic'
import { escapeHtml } from '#server/http/html.ts'
import { composeMail, type Mail } from './compose-mail.ts'
import { mailButton, writeMailPage } from './mail-page.ts'

interface ClinicMail extends Pick<Mail, 'id' | 'now' | 'replyTo' | 'subject' | 'to'> {
  /** An empty one stands between two paragraphs. */
  lines: readonly string[]
  /** What to do in the end, what the button says, and where it leads. */
  button?: { ask: string; words: string; link: string }
}

/** A mail from the website to the clinic, as a whole message (RFC 5322). */
export function composeClinicMail({ button, lines, ...mail }: ClinicMail) {
  const asked = button ? [...lines, '', button.ask] : lines
  return composeMail({
    ...mail,
    headers: { 'Content-Language': 'en', 'Auto-Submitted': 'auto-generated' },
    // So that a mail file can be searched for whom it names.
    textEncoding: 'quoted-printable',
    text: [...asked, ...(button ? [button.link] : []), '', '-- ', clinic.name, ''].join('\n'),
    html: writeMailPage({
      locale: 'en',
      title: mail.subject,
      heading: mail.subject,
      body: [...paragraphsOf(asked), ...(button ? [mailButton(button.words, button.link)] : [])],
      foot: ['<p style="margin:0">Sent by the website to the clinic itself.</p>'],
    }),
  })
}

const paragraphsOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((words) => `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`)
