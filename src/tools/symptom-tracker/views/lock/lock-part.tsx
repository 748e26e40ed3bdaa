import { type SubmitEvent, use, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import type { Locale } from '#language/locales.ts'
import { isSealed } from '#tools/danger-signs/kept-answers.ts'
import type { Room, Saved } from '#tools/symptom-tracker/store/store.ts'
import { lockWith, unlockForGood } from '#tools/symptom-tracker/store/vault.ts'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'

export interface LockPartProps {
  locale: Locale
  room: Room
  /** Makes a backup file of the diary as it is. */
  onBackup: () => void
  onDone: (text: string) => void
}

const shortest = 8

/** The device lost its database while the page was open. */
const whenLost = (): Saved => ({ kind: 'failed' })

/** Puts a passphrase on the diary, changes it or takes it away. What forgetting means comes first. */
export function LockPart({ locale, room, onBackup, onDone }: LockPartProps) {
  const words = use(lockWordsIn(locale))
  const id = useId()
  const [isLocked, setIsLocked] = useState(isSealed)
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState('')
  const [working, setWorking] = useState(false)

  async function run(act: () => Promise<Saved>, done: string) {
    if (working) return
    setFault('')
    setWorking(true)
    const outcome = await act().catch(whenLost)
    setWorking(false)
    setIsLocked(isSealed())
    if (outcome.kind !== 'saved') return setFault(words.notDone)
    setPassphrase('')
    onDone(done)
  }
  function lock(event: SubmitEvent) {
    event.preventDefault()
    if (passphrase.trim().length < shortest) return setFault(words.tooShort)
    run(() => lockWith(room, passphrase), isLocked ? words.changed : words.locked)
  }

  const idle = isLocked ? words.saveNew : words.lock
  return (
    <form onSubmit={lock} noValidate>
      <p>{isLocked ? words.isLocked : words.text}</p>
      {isLocked ? (
        <div className="button-row">
          <Button onClick={() => location.reload()}>{words.close}</Button>
          <Button variant="outline" onClick={() => run(() => unlockForGood(room), words.removed)}>
            {words.remove}
          </Button>
        </div>
      ) : null}
      {isLocked ? <h3>{words.change}</h3> : null}
      <p>
        <strong>{words.forgetting}</strong> {words.backupFirst}
      </p>
      <div className="button-row">
        <Button variant="outline" onClick={onBackup}>
          {words.saveBackup}
        </Button>
      </div>
      <Field
        id={`${id}-passphrase`}
        label={isLocked ? words.newPassphrase : words.passphrase}
        hint={words.passphraseHint}
        error={fault || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={passphrase}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
      <Button type="submit" disabled={working}>
        {working ? words.working : idle}
      </Button>
    </form>
  )
}
