import { clinicDomain } from '#site/contact-links.ts'

/** Which list a mail is of, and how to leave it with one press (RFC 2919, RFC 8058). */
export function newsletterListHeaders(unsubscribeLink: string) {
  return {
    'List-Id': { prepared: true, value: `<newsletter.${clinicDomain}>` },
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
