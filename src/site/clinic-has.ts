import { clinic } from '#clinic'

/** A rule of the clinic that its owner has confirmed; one that is still open is not there. */
const confirmed = <Rule extends object>(rule: 'open' | Rule | undefined) =>
  rule === 'open' ? undefined : rule

/** What a clinic may do without. Pages and words ask for it by these names. */
const optional = {
  'text-line': clinic.phones.text,
  whatsapp: clinic.phones.whatsapp,
  'emergency-line': clinic.phones.emergency,
  fax: clinic.phones.fax,
  'review-link': clinic.links.review,
  upload: clinic.links.upload,
  'chiropractor-background': clinic.chiropractor.background,
  'asks-no-status': confirmed(clinic.ownRules?.asksNoStatus),
  'agents-need-order': confirmed(clinic.ownRules?.agentsNeedOrder),
} as const

export type OptionalThing = keyof typeof optional

export const optionalThings = Object.keys(optional) as OptionalThing[]

export const isOptionalThing = (name: string): name is OptionalThing =>
  Object.hasOwn(optional, name)

export const clinicHas = (thing: OptionalThing) => optional[thing] !== undefined
