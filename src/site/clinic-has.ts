import { clinic } from '#clinic'

type PaymentWay = (typeof clinic.paymentWays)[number]

const takes = (way: PaymentWay) => clinic.paymentWays.includes(way) || undefined

/** What a clinic may do without. Pages and words ask for it by these names. */
const optional = {
  'text-line': clinic.phones.text,
  'emergency-line': clinic.phones.emergency,
  fax: clinic.phones.fax,
  'review-link': clinic.links.review,
  upload: clinic.links.upload,
  'chiropractor-background': clinic.chiropractor.background,
  medpay: takes('medpay'),
  lien: takes('medical-lien'),
  'health-plan': takes('health-insurance'),
} as const

export type OptionalThing = keyof typeof optional

export const optionalThings = Object.keys(optional) as OptionalThing[]

export const isOptionalThing = (name: string): name is OptionalThing =>
  Object.hasOwn(optional, name)

export const clinicHas = (thing: OptionalThing) => optional[thing] !== undefined
