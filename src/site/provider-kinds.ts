/** Other kinds of care that the provider list has headings for. */
export const providerKinds = [
  'medical-doctor',
  'physical-therapist',
  'imaging',
  'massage',
  'counselor',
  'dentist',
  'interpreter',
  'acupuncturist',
] as const

export type ProviderKind = (typeof providerKinds)[number]

/** How a visit to another provider can be paid for. */
export const paymentKinds = [
  'car-insurance',
  'health-insurance',
  'medi-cal',
  'medicare',
  'self-pay',
] as const

export type PaymentKind = (typeof paymentKinds)[number]
