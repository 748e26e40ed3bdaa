import { clinic } from '#clinic'
import { directionsSite } from './directions.ts'
import { formatPhone, telLink } from './phone-numbers.ts'

/** A way to reach the clinic by telephone: where a link leads, and how it is written. */
export interface Line {
  href: string
  number: string
}

const lineTo = (phone: string, href = telLink(phone)): Line => ({
  href,
  number: formatPhone(phone),
})

const { emergency, fax, office, text } = clinic.phones

export const officeLine = lineTo(office)
/** Answered day and night. */
export const emergencyLine = emergency ? lineTo(emergency) : undefined
export const textLine = text ? lineTo(text, `sms:${text}`) : undefined
export const faxNumber = fax ? formatPhone(fax) : undefined

/** The line for pain now: the one that is answered day and night, or the office. */
export const urgentLine = emergencyLine ?? officeLine

export const mailLink = `mailto:${clinic.email}`

/** What follows the @ of the clinic's address: its mails and dates are named by it, and mails signed. */
export const clinicDomain = clinic.email.slice(clinic.email.indexOf('@') + 1)

export const postalAddress = `${clinic.address.street}, ${clinic.address.city}, ${clinic.address.region} ${clinic.address.postalCode}`

/** Begins the way to the clinic and no other: presses on it are counted. */
export const directionsToClinic = `${directionsSite}?api=1`

export const directionsLink = `${directionsToClinic}&destination=${encodeURIComponent(postalAddress)}`

const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin'] as const

/** The networks that the clinic is on. */
export const socialLinks = socialNetworks.flatMap((network) => {
  const link = clinic.links[network]
  return link ? [{ network, link }] : []
})

/** Every page on the web that is about this clinic and no other. */
export const profileLinks = [
  ...new Set([...socialLinks.map(({ link }) => link), ...(clinic.links.profiles ?? [])]),
]
