import { type SubmitEvent, use, useEffect, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import type { Locale } from '#language/locales.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { Room } from '#tools/symptom-tracker/store/store.ts'
import { openLock, startOver } from '#tools/symptom-tracker/store/vault.ts'
import { lockWordsIn } from '#tools/symptom-tracker/views/lock/lock-words.ts'

export interface UnlockViewProps {
  locale: Locale
  room: Room
  onOpen: () => void
}

/** Asks for the passphrase, once a visit. The way to 911 stands before it. */
export function UnlockView({ locale, room, onOpen }: UnlockViewProps) {
  const words = use(lockWordsIn(locale))
  const { words: danger, links } = useCheckData()
  const id = useId()
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState('')
  const [working, setWorking] = useState(false)

  // A page that was closed in the middle of locking has a plain diary: nothing to ask for.
  useEffect(() => {
    const passWherePlain = async () => {
      const { kind } = await room.look()
      if (kind !== 'contents') return
      await openLock(room, '')
      onOpen()
    }
    // Where the device lost its database, the form says so when it is sent.
    passWherePlain().catch(() => {})
  }, [room, onOpen])

  async function open(event: SubmitEvent) {
    event.preventDefault()
    if (working) return
    setWorking(true)
    const outcome = await openLock(room, passphrase).catch(() => 'failed' as const)
    setWorking(false)
    if (outcome === 'open') onOpen()
    else setFault(outcome === 'failed' ? words.notDone : words.wrong)
  }

  async function beginAnew() {
    const outcome = await startOver(room).catch(() => undefined)
    if (outcome?.kind === 'saved') onOpen()
    else setFault(words.notDone)
  }

  return (
    <form className="diary-unlock" onSubmit={open} noValidate>
      <h2>{words.openHeading}</h2>
      <p>
        {words.changeAsked} <a href="tel:911">{danger.call911}</a> ·{' '}
        <a href={links.check}>{words.signs}</a>
      </p>
      <Field
        id={`${id}-passphrase`}
        label={words.openLabel}
        type="password"
        error={fault || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={passphrase}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
      />
      <div role="status">{fault ? <p className="vh">{fault}</p> : null}</div>
      <Button type="submit" disabled={working || passphrase === ''}>
        {working ? words.working : words.open}
      </Button>
      <details className="diary-more">
        <summary>{words.forgot}</summary>
        <p>{words.startOverText}</p>
        <Button variant="destructive" onClick={beginAnew}>
          {words.startOver}
        </Button>
      </details>
    </form>
  )
}
