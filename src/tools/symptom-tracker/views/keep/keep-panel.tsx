import type { Locale } from '#i18n/locales.ts'
import type { Kept } from '#tools/symptom-tracker/store/store.ts'
import { BackupPart } from '#tools/symptom-tracker/views/keep/backup-part.tsx'
import { ErasePart } from '#tools/symptom-tracker/views/keep/erase-part.tsx'
import { RestorePart } from '#tools/symptom-tracker/views/keep/restore-part.tsx'
import { SharePart } from '#tools/symptom-tracker/views/keep/share-part.tsx'
import type { DiaryActions } from '#tools/symptom-tracker/views/use-diary-actions.ts'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'
import './keep-panel.css'

export interface KeepPanelProps {
  locale: Locale
  words: Words
  kept: Kept
  actions: DiaryActions
  onMade: (text: string) => void
  onErase: () => void
}

/** What leaves the diary and what comes back: report, files, backup, and erasing it all. */
export function KeepPanel({ locale, words, kept, actions, onMade, onErase }: KeepPanelProps) {
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
        <h2>{words.erase.heading}</h2>
        <ErasePart {...part} kept={kept} onErase={onErase} />
      </section>
    </>
  )
}
