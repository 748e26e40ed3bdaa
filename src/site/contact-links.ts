import { clinic } from '#clinic'

/** `+15105550134` as "(510) 555-0134". */
export function formatPhone(phone: string) {
  const digits = phone.slice(2)
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

export const telLink = (phone: string) => `tel:${phone}`

/** The ways to reach the clinic, as link targets. */
export const contactLinks = {
  call: telLink(clinic.phones.office),
  emergencyLine: telLink(clinic.phones.emergency),
  text: `sms:${clinic.phones.text}`,
  book: clinic.links.booking,
  mail: `mailto:${clinic.email}`,
} as const

export const officePhone = formatPhone(clinic.phones.office)
export const emergencyPhone = formatPhone(clinic.phones.emergency)
export const textPhone = formatPhone(clinic.phones.text)

export const postalAddress = `${clinic.address.street}, ${clinic.address.city}, ${clinic.address.region} ${clinic.address.postalCode}`
