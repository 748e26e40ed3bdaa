import { lazy, useState } from 'react'
import { saveFile } from '#design/save-file.ts'
import type { Locale } from '#language/locales.ts'
import { writeBackup } from '#tools/symptom-tracker/exports/backup.ts'
import { canSeal } from '#tools/symptom-tracker/exports/sealing.ts'
import { dayOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Kept, Room } from '#tools/symptom-tracker/store/store.ts'
import { DiaryPart } from '#tools/symptom-tracker/views/diary-part.tsx'
import { BackupPart } from '#tools/symptom-tracker/views/keep/backup-part.tsx'
import { ErasePart } from '#tools/symptom-tracker/views/keep/erase-part.tsx'
import { ReminderPart } from '#tools/symptom-tracker/views/keep/reminder-part.tsx'
import { RestorePart } from '#tools/symptom-tracker/views/keep/restore-part.tsx'
import { SharePart } from '#tools/symptom-tracker/views/keep/share-part.tsx'
import type { DiaryActions } from '#tools/symptom-tracker/views/use-diary-actions.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './keep-panel.css'

const LockPart = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/lock/lock-part.tsx')
  return { default: file.LockPart }
})

function saveBackup(kept: Kept, { share }: Words, onMade: (at: Moment) => void) {
  const madeAt = momentNow()
  const text = writeBackup(kept, madeAt)
  saveFile(`${share.fileName}-${dayOf(madeAt)}.json`, 'application/json', text)
  onMade(madeAt)
}

export interface KeepPanelProps {
  locale: Locale
  words: Words
  kept: Kept
  /** Null where nothing is kept on the device. */
  room: Room | null
  actions: DiaryActions
  onMade: (text: string) => void
  onErase: () => void
}

/** What leaves the diary and what comes back: report, files, backup, and erasing it all. */
export function KeepPanel(props: KeepPanelProps) {
  const { locale, words, kept, room, actions, onMade, onErase } = props
  const [locking, setLocking] = useState(false)
  const part = { locale, words }
  return (
    <>
      <section>
        <h2>{words.share.heading}</h2>
        <SharePart {...part} diary={kept} onMade={onMade} />
      </section>
      <section>
        <h2>{words.backup.heading}</h2>
        <BackupPart {...part} kept={kept} onMade={actions.noteBackup} />
      </section>
      <section>
        <h2>{words.backup.restore}</h2>
        <RestorePart {...part} diary={kept} restore={actions.restore} />
      </section>
      <section>
        <h2>{words.reminder.heading}</h2>
        <ReminderPart words={words} onMade={onMade} />
      </section>
      {room && canSeal() ? (
        <section>
          <h2>{words.lock.heading}</h2>
          <details
            className="diary-more"
            onToggle={(event) => setLocking(event.currentTarget.open)}
          >
            <summary>{words.lock.summary}</summary>
            {locking ? (
              <DiaryPart words={words.shell}>
                <LockPart
                  locale={locale}
                  room={room}
                  onBackup={() => saveBackup(kept, words, actions.noteBackup)}
                  onDone={onMade}
                />
              </DiaryPart>
            ) : null}
          </details>
        </section>
      ) : null}
      <section>
        <h2>{words.erase.heading}</h2>
        <ErasePart {...part} kept={kept} onErase={onErase} />
      </section>
    </>
  )
}
