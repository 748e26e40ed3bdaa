import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'

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
  | { kind: 'failed' }

/**
 * Where the diary is kept. Each change is whole or not at all, and never takes away what another
 * tab has written meanwhile.
 */
export interface DiaryStore {
  /** `memory` lasts until the page is closed. */
  keeps: 'device' | 'memory'
  read(): Promise<Kept>
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
