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

/** A telephone number that no line break tears apart: "(510) 555-0134" with a hard space. */
export const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')
