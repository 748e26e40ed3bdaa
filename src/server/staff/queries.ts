import type { Transaction } from 'kysely'
import type { Engine } from '#server/store/engine.ts'
import type { Tables } from '#server/store/tables.ts'
import { addToLog, forgetLog, readLog } from './desk-log.ts'
import {
  addLink,
  addStaff,
  endStaff,
  inviteStaff,
  readLink,
  readStaff,
  replaceLink,
  setRole,
  setWordsRight,
} from './members.ts'
import {
  endSession,
  hasEnded,
  readSession,
  refreshSession,
  setLanguage,
  signOut,
  signOutEverywhere,
} from './sessions.ts'
import {
  addChallenge,
  addPasskey,
  enrol,
  readOwn,
  readPasskey,
  removePasskey,
  signIn,
  takeChallenge,
  verifyAgain,
} from './stored-passkeys.ts'

export type StaffQueries = ReturnType<typeof createStaffQueries>

/** Who works at the desk on the web, their passkeys and sessions, and the log of what they see and do. */
export function createStaffQueries({ changing, reading }: Engine) {
  return {
    readAll: reading(readStaff),
    add: changing(addStaff),
    invite: changing(inviteStaff),
    addLink: changing(addLink),
    replaceLink: changing(replaceLink),
    readLink: reading(readLink),
    end: changing(endStaff),
    setRole: changing(setRole),
    setWordsRight: changing(setWordsRight),
    addChallenge: changing(addChallenge),
    takeChallenge: changing(takeChallenge),
    enrol: changing(enrol),
    addPasskey: changing(addPasskey),
    readPasskey: reading(readPasskey),
    signIn: changing(signIn),
    verifyAgain: changing(verifyAgain),
    readSession: reading(readSession),
    refreshSession: changing(refreshSession),
    setLanguage: changing(setLanguage),
    signOut: changing(signOut),
    signOutEverywhere: changing(signOutEverywhere),
    readOwn: reading(readOwn),
    endSession: changing(endSession),
    removePasskey: changing(removePasskey),
    addToLog: changing(addToLog),
    readLog: reading(readLog),
    forgetOld: changing(forgetOld),
    forgetLog: changing(forgetLog),
  }
}

/** Deletes what has ended: challenges, links, sessions. */
async function forgetOld(change: Transaction<Tables>, now: number) {
  const ended = hasEnded(now)
  await change.deleteFrom('desk_challenges').where('expires_at', '<', now).execute()
  await change.deleteFrom('staff_links').where('expires_at', '<', now).execute()
  await change
    .deleteFrom('desk_sessions')
    .where(({ eb, or }) => or([eb('seen_at', '<', ended.seen), eb('created_at', '<', ended.made)]))
    .execute()
  return { kind: 'forgotten' } as const
}
