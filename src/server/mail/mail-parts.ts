import { clinic } from '#clinic'

/** The domain of the clinic's address: mails are named and signed by it. */
export const clinicDomain = clinic.email.slice(clinic.email.indexOf('@') + 1)

/** Where the clinic can be reached by letter, on one line: every mail to a list must say it. */
export function postalAddress() {
  const { street, city, region, postalCode } = clinic.address
  return `${street}, ${city}, ${region} ${postalCode}`
}

/** Which list a mail is of, and how to leave it with one press (RFC 2919, RFC 8058). */
export function newsletterListHeaders(unsubscribeLink: string) {
  return {
    'List-Id': { prepared: true, value: `<newsletter.${clinicDomain}>` },
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
