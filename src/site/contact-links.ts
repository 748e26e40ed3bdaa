import { clinic } from '#clinic'

/** `+15105550134` as "(510) 555-0134". */
export function formatPhone(phone: string) {
  const digits = phone.slice(2)
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** A number of the United States as it is written there, any other with its country code. */
export const writtenPhone = (phone: string) =>
  /^\+1\d{10}$/.test(phone) ? formatPhone(phone) : phone

export const telLink = (phone: string) => `tel:${phone}`

/** The link to a number that is written "(510) 437-4800". */
export const writtenTelLink = (number: string) => telLink(`+1${number.replace(/\D/g, '')}`)

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

/** Another site, which a visitor opens and no page does. */
const directionsSite = 'https://www.google.com/maps/dir/'

/** Begins the way to the clinic and no other: presses on it are counted. */
export const directionsToClinic = `${directionsSite}?api=1`

export const directionsLink = `${directionsToClinic}&destination=${encodeURIComponent(postalAddress)}`

/** The way to another place, by its address on one line. */
export const directionsTo = (address: string) =>
  `${directionsSite}?destination=${encodeURIComponent(address)}&api=1`

/** Where a place is: for people and for map programs. */
export interface Destination {
  /** Street, city, state and postal code. */
  address: string
  lat: number
  lon: number
}

/** Ways to a place on other sites and in a program of the device: a visitor opens them, no page does. */
export const waysTo = ({ address, lat, lon }: Destination) => ({
  google: directionsTo(address),
  apple: `https://maps.apple.com/?daddr=${encodeURIComponent(address)}`,
  program: `geo:${lat},${lon}?q=${encodeURIComponent(address)}`,
})

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

/** A telephone number that no line break tears apart: "(510) 555-0134" with a hard space. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')
