import type { Draft, DraftFault } from '#tools/symptom-tracker/model/draft.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** What each part of the form is given. */
export interface EntryPartProps {
  words: Words
  /** Begins the ids of the form. */
  id: string
  draft: Draft
  wrong: readonly DraftFault[]
  set: (answers: Partial<Draft>) => void
}

/** The part of an id of the field that a fault is about. */
export const fieldAtFault: Readonly<Record<DraftFault, string>> = {
  empty: 'pain',
  noTime: 'time',
  past: 'time',
  future: 'time',
  hours: 'sleep',
  workHours: 'work',
}
