/** Where a page tells that a way to reach the clinic was pressed. */
export const pressFunction = '/functions/v1/press'

/** What is counted; nothing else is. */
export const pressKinds = ['call', 'text', 'booking', 'directions', 'form'] as const
export type PressKind = (typeof pressKinds)[number]
