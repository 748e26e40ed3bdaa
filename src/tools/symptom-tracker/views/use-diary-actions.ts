import { useCallback, useMemo } from 'react'
import { useMessage } from '#design/message/use-message.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { forget, forgetAll } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import { forgetAnswers, isSealed } from '#tools/danger-signs/kept-answers.ts'
import { type Diary, imported } from '#tools/symptom-tracker/model/diary.ts'
import { draftPrefix } from '#tools/symptom-tracker/model/draft.ts'
import {
  type Answers,
  amend,
  currentVersion,
  type Entry,
  newEntry,
} from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { startingPointKey } from '#tools/symptom-tracker/model/starting-point.ts'
import type { WeekCheck } from '#tools/symptom-tracker/model/week-check.ts'
import { askToKeep } from '#tools/symptom-tracker/store/open-store.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import type { ChangeDiary } from '#tools/symptom-tracker/store/use-diary.ts'
import { savedText } from '#tools/symptom-tracker/views/saved-text.ts'
import type { Written } from '#tools/symptom-tracker/views/use-hearing.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface DiaryActions {
  saveEntry: (answers: Answers) => Promise<Saved>
  /** Says more in an entry that was just saved. */
  addDetails: (entry: Entry, answers: Answers) => Promise<Saved>
  amendEntry: (entry: Entry, answers: Answers) => Promise<Saved>
  removeEntry: (entry: Entry) => Promise<void>
  saveWeek: (week: WeekCheck) => Promise<Saved>
  removeWeek: (week: WeekCheck) => Promise<void>
  restore: (diary: Diary) => Promise<Saved>
  noteBackup: (at: Moment) => Promise<void>
  erase: () => Promise<void>
}

export interface DiaryActionsOptions {
  change: ChangeDiary
  words: Words
  locale: Locale
  /** The entries of the diary as it is now. */
  entries: { readonly current: readonly Entry[] }
  /** Listens to what was written. Must be the same function on every render, as the next one. */
  hear: (written: Written) => Promise<void>
  /** Opens an entry that was just saved, to say more in it. */
  onAddDetails: (entry: Entry) => void
}

/** Everything a person can do with the diary; each is told in a message, most can be undone. */
export function useDiaryActions(options: DiaryActionsOptions) {
  const { change, words, locale, entries, hear, onAddDetails } = options
  const { message: over, tell: tellOver, dismiss: dismissOver } = useMessage()
  const { message: saved, tell: tellInFlow, dismiss: dismissSaved } = useMessage()

  const dismiss = useCallback(() => {
    dismissOver()
    dismissSaved()
  }, [dismissOver, dismissSaved])
  const tell = useCallback<typeof tellOver>(
    (...message) => {
      dismissSaved()
      tellOver(...message)
    },
    [tellOver, dismissSaved],
  )

  const actions = useMemo((): DiaryActions => {
    const add = (diary: Partial<Diary>) =>
      change((store) => store.add({ entries: [], weeks: [], ...diary }))

    const tellSaved: typeof tell = (...message) => {
      dismissOver()
      tellInFlow(...message)
    }
    /** The form goes on at once; what is told waits until what was written has been listened to. */
    const heardThen = (entry: Entry, before: Answers | null, outcome: Saved, then: () => void) => {
      const isSaved = outcome.kind === 'saved'
      const heard = hear({ entry, before, others: entries.current, isSaved })
      if (isSaved) heard.then(then)
      return outcome
    }
    const amended = async (entry: Entry, answers: Answers, tellIt: typeof tell) => {
      const changed = amend(entry, answers, momentNow())
      const outcome = await add({ entries: [changed] })
      return heardThen(changed, currentVersion(entry), outcome, () => tellIt(words.changed))
    }
    const tellOrApologise = (outcome: Saved, text: string, undo?: () => void) => {
      if (outcome.kind === 'saved') tell(text, undo)
      else tell(words.errors.notDone)
    }
    const remove = async (id: string, at: Moment, whole: Partial<Diary>) => {
      const undo = async () => tellOrApologise(await add(whole), words.restored)
      tellOrApologise(
        await change((store) => store.remove(id)),
        fill(words.removed, { when: formatMoment(at, locale) }),
        undo,
      )
    }

    return {
      saveEntry: async (answers) => {
        const entry = newEntry(randomId(), answers, momentNow())
        const outcome = await add({ entries: [entry] })
        if (outcome.kind === 'saved') askToKeep()
        const text = savedText(entry, entries.current, words, locale)
        const undo = () => remove(entry.id, answers.at, { entries: [entry] })
        const onNext = () => {
          dismiss()
          onAddDetails(entry)
        }
        const next = { label: words.addDetails, onNext }
        return heardThen(entry, null, outcome, () => tellSaved(text, undo, next))
      },
      addDetails: (entry, answers) => amended(entry, answers, tellSaved),
      amendEntry: (entry, answers) => amended(entry, answers, tell),
      removeEntry: (entry) => remove(entry.id, currentVersion(entry).at, { entries: [entry] }),
      saveWeek: async (week) => {
        const outcome = await add({ weeks: [week] })
        const undo = () => remove(week.id, week.at, { weeks: [week] })
        if (outcome.kind === 'saved') tellSaved(words.week.saved, undo)
        return outcome
      },
      removeWeek: (week) => remove(week.id, week.at, { weeks: [week] }),
      restore: async (diary) => {
        const outcome = await add(imported(diary, momentNow()))
        if (outcome.kind === 'saved') tell(words.backup.done)
        return outcome
      },
      noteBackup: async (at) => {
        await change((store) => store.noteBackup(at))
        tell(words.backup.made)
      },
      erase: async () => {
        const outcome = await change((store) => store.erase())
        if (outcome.kind === 'saved') {
          if (isSealed()) (await import('#tools/symptom-tracker/store/vault.ts')).uncover()
          forgetAll('tab', draftPrefix())
          forget('device', startingPointKey())
          forgetAnswers()
        }
        tellOrApologise(outcome, words.erase.done)
      },
    }
  }, [change, tell, tellInFlow, dismissOver, dismiss, words, locale, entries, hear, onAddDetails])

  return { actions, over, saved, tell, dismiss }
}
