import type { Locale } from '#language/locales.ts'

export type Role = 'owner' | 'staff'

export const roles = ['staff', 'owner'] as const satisfies Role[]

/** Somebody at the clinic. */
export interface Member {
  id: string
  name: string
  role: Role
  language: Locale
  /** Whether they change words although they are no owner. */
  editsWords: boolean
  passkeys: number
  hasLeft: boolean
  /** Until when their link works; empty where they have none. */
  linkUntil: string
  /** Empty when they were never here. */
  lastSeen: string
  /** Whether it is whoever looks. */
  isSelf: boolean
}

/** What was typed to invite somebody, and what is wrong with it. */
export interface Invitation {
  typed: { name: string; role: Role; language: Locale }
  fault: '' | 'missing' | 'too-long' | 'taken'
}

/** Shown once. */
export interface MemberLink {
  name: string
  address: string
  until: string
}
