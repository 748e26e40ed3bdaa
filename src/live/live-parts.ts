import { eventsPart } from '#live/events-part.tsx'
import type { LivePart } from '#live/live-part.ts'

/** Every live part by the name that marks it in a page. */
export const liveParts = {
  events: eventsPart,
} satisfies Record<string, LivePart>

export type LiveName = keyof typeof liveParts
