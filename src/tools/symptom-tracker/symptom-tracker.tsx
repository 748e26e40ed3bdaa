import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import type { Locale } from '#language/locales.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { isSealed } from '#tools/danger-signs/kept-answers.ts'
import { isForGuest } from '#tools/danger-signs/visit-answers.ts'
import type { Room } from '#tools/symptom-tracker/store/store.ts'
import { DiaryPart } from '#tools/symptom-tracker/views/diary-part.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './symptom-tracker.css'

// The check wakes first; what stands behind it is fetched with its first answer.
const fetchDiary = () => import('#tools/symptom-tracker/views/open-diary.tsx')
const OpenDiary = lazy(async () => ({ default: (await fetchDiary()).OpenDiary }))
const GuestView = lazy(async () => ({
  default: (await import('#tools/symptom-tracker/views/guest-view.tsx')).GuestView,
}))
const UnlockView = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/lock/unlock-view.tsx')
  return { default: file.UnlockView }
})

/** The store as a whole; null where the device keeps none, or one of a newer page. */
async function roomOfDevice() {
  const { openStore } = await import('#tools/symptom-tracker/store/open-store.ts')
  const opened = await openStore()
  return opened.kind === 'open' ? opened.store.room : null
}

export interface SymptomTrackerProps {
  locale: Locale
  /** The danger signs in the language of the page. */
  danger: CheckData
  words: Words
}

/**
 * The symptom diary. The danger signs come first at every visit; nothing that is written leaves the
 * device unless the person makes a file of it.
 */
export function SymptomTracker({ locale, danger, words }: SymptomTrackerProps) {
  const [stage, setStage] = useState<'arrived' | 'locked' | 'guest' | 'open'>('arrived')
  const [room, setRoom] = useState<Room | null>(null)
  const [decided, setDecided] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // What was pressed is gone with its screen: go on reading where the next one begins.
  useEffect(() => {
    if (stage !== 'arrived') focusInView(place.current)
  }, [stage])

  useEffect(() => {
    const whole = place.current
    const starts = ['pointerdown', 'keydown'] as const
    function fetchAhead() {
      for (const start of starts) whole?.removeEventListener(start, fetchAhead)
      // Where it does not come, its own place says so.
      fetchDiary().catch(() => {})
    }
    for (const start of starts) whole?.addEventListener(start, fetchAhead)
    return () => {
      for (const start of starts) whole?.removeEventListener(start, fetchAhead)
    }
  }, [])

  // What an earlier visit answered is sealed with the diary: the passphrase comes first.
  useEffect(() => {
    if (!isSealed()) return
    setStage('locked')
    roomOfDevice().then((opened) => {
      if (opened) setRoom(opened)
      else setStage('arrived')
    })
  }, [])
  const onOpen = useCallback(() => setStage('arrived'), [])

  return (
    <CheckContext value={danger}>
      <noscript>
        <p>{words.shell.withoutScript}</p>
      </noscript>
      {stage === 'guest' ? null : <WhoSwitch locale={locale} words={danger.record} />}
      <div
        ref={place}
        className={decided || stage === 'locked' ? 'diary' : 'diary diary-arriving'}
        tabIndex={-1}
      >
        {stage === 'locked' ? (
          <DiaryPart words={words.shell}>
            {room ? <UnlockView locale={locale} room={room} onOpen={onOpen} /> : null}
          </DiaryPart>
        ) : stage === 'arrived' ? (
          <DangerCheck
            locale={locale}
            needs="diary"
            onPass={() => setStage(isForGuest() ? 'guest' : 'open')}
            onDecided={() => setDecided(true)}
          />
        ) : (
          <DiaryPart words={words.shell}>
            {stage === 'guest' ? (
              <GuestView locale={locale} words={words.guest} />
            ) : (
              <OpenDiary locale={locale} words={words} />
            )}
          </DiaryPart>
        )}
      </div>
    </CheckContext>
  )
}
