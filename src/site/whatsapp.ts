import { clinic } from '#clinic'
import type { Line } from './contact-links.ts'
import { formatPhone } from './phone-numbers.ts'

const { whatsapp } = clinic.phones

/** Opens a conversation in the program of that name. Apart from the other lines: no script needs it. */
export const whatsappLine: Line | undefined = whatsapp
  ? { href: `https://wa.me/${whatsapp.slice(1)}`, number: formatPhone(whatsapp) }
  : undefined
