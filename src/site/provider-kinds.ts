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
