import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { saveFile } from '#design/save-file.ts'
import type { Locale } from '#language/locales.ts'
import { writeBackup, writeSealedBackup } from '#tools/symptom-tracker/exports/backup.ts'
import { canSeal } from '#tools/symptom-tracker/exports/sealing.ts'
import { dayOf, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Kept } from '#tools/symptom-tracker/store/store.ts'
import { backupAge } from '#tools/symptom-tracker/views/keep/backup-age.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface BackupPartProps {
  locale: Locale
  words: Words
  kept: Kept
  onMade: (at: Moment) => void
}

/** A backup file, locked with a passphrase if the person wants one. */
export function BackupPart({ locale, words, kept, onMade }: BackupPartProps) {
  const { backup, share } = words
  const id = useId()
  const [passphrase, setPassphrase] = useState('')
  const [working, setWorking] = useState(false)

  async function make(event: SubmitEvent) {
    event.preventDefault()
    if (working) return
    setWorking(true)
    const madeAt = momentNow()
    const text = passphrase
      ? await writeSealedBackup(kept, madeAt, passphrase)
      : writeBackup(kept, madeAt)
    saveFile(`${share.fileName}-${dayOf(madeAt)}.json`, 'application/json', text)
    setWorking(false)
    setPassphrase('')
    onMade(madeAt)
  }

  return (
    <form onSubmit={make}>
      <p>
        <strong>{backupAge(kept.lastBackup, backup, locale)}</strong>
      </p>
      <p>{backup.safari}</p>
      {canSeal() ? (
        <Field
          id={`${id}-passphrase`}
          label={backup.passphrase}
          hint={backup.passphraseHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={passphrase}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
      ) : (
        <p>{backup.noSealing}</p>
      )}
      <Button type="submit" disabled={working}>
        {working ? backup.working : passphrase ? backup.saveSealed : backup.save}
      </Button>
    </form>
  )
}
