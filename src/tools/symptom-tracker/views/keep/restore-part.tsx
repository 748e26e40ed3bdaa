import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import { counted } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import {
  openSealedBackup,
  type ReadFile,
  readBackupFile,
} from '#tools/symptom-tracker/exports/backup.ts'
import { type Diary, gainFrom } from '#tools/symptom-tracker/model/diary.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Saved } from '#tools/symptom-tracker/store/store.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#design/field/field.css'

export interface RestorePartProps {
  locale: Locale
  words: Words
  diary: Diary
  restore: (diary: Diary) => Promise<Saved>
}

type Step = { kind: 'choose' } | { kind: 'wrong' } | ReadFile

/** What a chosen file holds, and what was done with it. */
function useRestore({ words, restore }: Pick<RestorePartProps, 'words' | 'restore'>) {
  const { backup, errors } = words
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [fault, setFault] = useState('')
  const outcome = useRef<HTMLDivElement>(null)
  const isAnswered = fault !== '' || !['choose', 'sealed'].includes(step.kind)

  // biome-ignore lint/correctness/useExhaustiveDependencies: leads there once for each answer
  useEffect(() => {
    if (isAnswered) focusInView(outcome.current)
  }, [step, fault])

  function startAgain() {
    setStep({ kind: 'choose' })
    setFault('')
  }

  async function choose(file: File | undefined) {
    setFault('')
    setStep(file ? await readBackupFile(file, momentNow()) : { kind: 'choose' })
  }

  async function unlock(passphrase: string) {
    if (step.kind !== 'sealed') return
    setFault('')
    const opened = await openSealedBackup(step.sealed, passphrase, momentNow())
    if (opened.kind === 'wrong-passphrase') setFault(backup.wrong)
    else setStep(opened)
  }

  /** Whether the diary holds it now. */
  async function add(found: Diary) {
    const saved = await restore(found)
    if (saved.kind === 'full' || saved.kind === 'failed') setFault(errors[saved.kind])
    return saved.kind === 'saved'
  }

  return { step, fault, outcome, startAgain, choose, unlock, add }
}

/** Brings a backup back: first what the file holds, then, when the person says so, into the diary. */
export function RestorePart({ locale, words, diary, restore }: RestorePartProps) {
  const { backup } = words
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [passphrase, setPassphrase] = useState('')
  const [working, setWorking] = useState(false)
  const { step, fault, outcome, startAgain, choose, unlock, add } = useRestore({ words, restore })

  function start() {
    if (input.current) input.current.value = ''
    setPassphrase('')
    startAgain()
  }

  async function open(event: SubmitEvent) {
    event.preventDefault()
    if (working) return
    setWorking(true)
    await unlock(passphrase)
    setWorking(false)
  }

  async function addFound(found: Diary) {
    if (await add(found)) start()
  }

  const refused =
    step.kind === 'damaged' ||
    step.kind === 'foreign' ||
    step.kind === 'newer' ||
    step.kind === 'too-large'
  return (
    <>
      <p>{backup.restoreHint}</p>
      <div className="field">
        <label htmlFor={`${id}-file`}>{backup.choose}</label>
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          accept=".json,application/json"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </div>
      <div ref={outcome} tabIndex={-1}>
        {refused ? <p className="field-error">{backup[step.kind]}</p> : null}
        {fault ? <p className="field-error">{fault}</p> : null}
        {step.kind === 'diary' ? (
          <FoundInFile
            locale={locale}
            words={backup}
            diary={diary}
            found={step}
            onAdd={addFound}
            onLeave={start}
          />
        ) : null}
      </div>
      {step.kind === 'sealed' ? (
        <form onSubmit={open}>
          <Field
            id={`${id}-passphrase`}
            label={backup.locked}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={passphrase}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          <div className="button-row">
            <Button type="submit" disabled={working || passphrase === ''}>
              {working ? backup.working : backup.open}
            </Button>
            <Button variant="outline" onClick={start}>
              {backup.leave}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  )
}

/** So many refused entries are named one by one. */
const mostNamed = 10

interface FoundInFileProps {
  locale: Locale
  words: Words['backup']
  diary: Diary
  found: Extract<ReadFile, { kind: 'diary' }>
  onAdd: (found: Diary) => void
  onLeave: () => void
}

function FoundInFile({ locale, words, diary, found, onAdd, onLeave }: FoundInFileProps) {
  const { added, changed, known } = gainFrom(diary, found.diary)
  const named = [...new Set(found.impossible)].slice(0, mostNamed)
  const unnamed = found.impossible.length - named.length
  const held = added + changed + known
  const leftOut = found.unreadable + found.impossible.length
  const lines = [
    held > 0 || leftOut === 0 ? counted(words.found, held, locale) : '',
    added > 0 ? counted(words.added, added, locale) : '',
    changed > 0 ? counted(words.changed, changed, locale) : '',
    known > 0 ? counted(words.known, known, locale) : '',
    found.unreadable > 0 ? counted(words.unread, found.unreadable, locale) : '',
  ].filter(Boolean)
  return (
    <>
      {lines.length > 0 ? <p>{lines.join(' ')}</p> : null}
      {found.impossible.length > 0 ? (
        <>
          <p>{counted(words.impossible, found.impossible.length, locale)}</p>
          <ul>
            {named.map((moment) => (
              <li key={moment}>{formatMoment(moment, locale)}</li>
            ))}
            {unnamed > 0 ? <li>{counted(words.unnamed, unnamed, locale)}</li> : null}
          </ul>
        </>
      ) : null}
      {added + changed + leftOut === 0 ? <p>{words.nothingNew}</p> : null}
      <div className="button-row">
        {added + changed > 0 ? (
          <Button onClick={() => onAdd(found.diary)}>{words.add}</Button>
        ) : null}
        <Button variant="outline" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </>
  )
}
