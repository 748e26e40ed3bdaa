import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'
import type { Box, Lock } from '#tools/symptom-tracker/store/lock-key.ts'

/** What a store holds, newest first. */
export interface Kept extends Diary {
  /** When a backup file was last made here; null when never. */
  lastBackup: Moment | null
  /** Records that are there and stay there, but that this page cannot read. */
  unreadable: number
}

export type Saved =
  | { kind: 'saved' }
  /** The device has no room. Nothing was changed. */
  | { kind: 'full' }
  /** Another tab runs a newer page with a newer store; this one has to be loaded again. */
  | { kind: 'outdated' }
  /** Another tab has locked the diary. Nothing was changed. */
  | { kind: 'locked' }
  | { kind: 'failed' }

/** Everything as it lies in a store, what this page cannot read included. */
export interface Contents {
  entries: readonly unknown[]
  weeks: readonly unknown[]
  lastBackup: unknown
}

/** What lies in the store instead of the contents, once it is locked. */
export interface Vault {
  lock: Lock
  box: Box
}

/** What was seen in the store: only as long as it is still so may something else take its place. */
export type Seen =
  | { kind: 'contents'; contents: Contents }
  | { kind: 'vault'; vault: Vault }
  /** It is locked in a way that this page does not know. */
  | { kind: 'strange' }

/** The whole store at once, for those who lock and unlock it. */
export interface Room {
  look(): Promise<Seen>
  /** All of it or nothing; `overtaken` when the store no longer is what was seen. */
  swap(seen: Seen, next: Contents | Vault): Promise<Saved | { kind: 'overtaken' }>
}

/**
 * Where the diary is kept. Each change is whole or not at all, and never takes away what another
 * tab has written meanwhile.
 */
export interface DiaryStore {
  /** `memory` lasts until the page is closed. */
  keeps: 'device' | 'memory'
  read(): Promise<Kept | 'locked'>
  /** Null where nothing is kept on the device. */
  room: Room | null
  /** Adds what is new; entries that are there get the versions they lack and lose none. */
  add(diary: Diary): Promise<Saved>
  /** Takes one entry or weekly check out, with all its versions. */
  remove(id: string): Promise<Saved>
  /** Empties the store, the age of the last backup included. */
  erase(): Promise<Saved>
  noteBackup(at: Moment): Promise<Saved>
  /** Calls back after each change by another tab; returns how to stop. */
  watch(changed: () => void): () => void
}
