import { useMemo } from 'react'
import { useMessage } from '#design/message/use-message.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { forget, forgetAll } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import { forgetAnswers, isSealed } from '#tools/danger-signs/kept-answers.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
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
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface DiaryActions {
  saveEntry: (answers: Answers) => Promise<Saved>
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
  /** Opens an entry that was just saved, to say more in it. Must be the same function on every render. */
  onAddDetails: (entry: Entry) => void
}

/** Everything a person can do with the diary; each is told in a message, most can be undone. */
export function useDiaryActions({ change, words, locale, onAddDetails }: DiaryActionsOptions) {
  const { message, tell, dismiss } = useMessage()

  const actions = useMemo((): DiaryActions => {
    const add = (diary: Partial<Diary>) =>
      change((store) => store.add({ entries: [], weeks: [], ...diary }))

    const tellSaved = (...[outcome, ...message]: [Saved, ...Parameters<typeof tell>]) => {
      if (outcome.kind === 'saved') tell(...message)
      return outcome
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
        const text = fill(words.saved, { when: formatMoment(answers.at, locale) })
        const undo = () => remove(entry.id, answers.at, { entries: [entry] })
        const onNext = () => {
          dismiss()
          onAddDetails(entry)
        }
        return tellSaved(outcome, text, undo, { label: words.addDetails, onNext })
      },
      amendEntry: async (entry, answers) =>
        tellSaved(await add({ entries: [amend(entry, answers, momentNow())] }), words.changed),
      removeEntry: (entry) => remove(entry.id, currentVersion(entry).at, { entries: [entry] }),
      saveWeek: async (week) =>
        tellSaved(await add({ weeks: [week] }), words.week.saved, () =>
          remove(week.id, week.at, { weeks: [week] }),
        ),
      removeWeek: (week) => remove(week.id, week.at, { weeks: [week] }),
      restore: async (diary) => tellSaved(await add(diary), words.backup.done),
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
  }, [change, tell, dismiss, words, locale, onAddDetails])

  return { actions, message, tell, dismiss }
}
