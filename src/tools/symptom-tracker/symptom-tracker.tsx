import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import type { Locale } from '#language/locales.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { isSealed } from '#tools/danger-signs/kept-answers.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { openStore } from '#tools/symptom-tracker/store/open-store.ts'
import type { Room } from '#tools/symptom-tracker/store/store.ts'
import { AskedView } from '#tools/symptom-tracker/views/asked-view.tsx'
import { DiaryPart } from '#tools/symptom-tracker/views/diary-part.tsx'
import { useHearing } from '#tools/symptom-tracker/views/use-hearing.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './symptom-tracker.css'

const UnlockView = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/lock/unlock-view.tsx')
  return { default: file.UnlockView }
})

// Not needed while the danger signs are read.
const DiaryView = lazy(async () => {
  const file = await import('#tools/symptom-tracker/views/diary-view.tsx')
  return { default: file.DiaryView }
})

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
  const [stage, setStage] = useState<'arrived' | 'locked' | 'open'>('arrived')
  const [room, setRoom] = useState<Room | null>(null)
  const [decided, setDecided] = useState(false)
  const [detailed, setDetailed] = useState<Entry | null>(null)
  const hearing = useHearing(danger, words, setDetailed)
  const { asked } = hearing
  const place = useRef<HTMLDivElement>(null)

  // What was pressed is gone with its screen: go on reading where the next one begins.
  useEffect(() => {
    if (stage !== 'arrived') focusInView(place.current)
  }, [stage])

  // What an earlier visit answered is sealed with the diary: the passphrase comes first.
  useEffect(() => {
    if (!isSealed()) return
    setStage('locked')
    openStore().then((opened) => {
      if (opened.kind === 'open' && opened.store.room) setRoom(opened.store.room)
      else setStage('arrived')
    })
  }, [])
  const onOpen = useCallback(() => setStage('arrived'), [])

  return (
    <CheckContext value={danger}>
      <noscript>
        <p>{words.shell.withoutScript}</p>
      </noscript>
      <WhoSwitch words={danger.record} />
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
            onPass={() => setStage('open')}
            onDecided={() => setDecided(true)}
          />
        ) : (
          <>
            {asked ? (
              <AskedView locale={locale} words={words} asked={asked} hearing={hearing} />
            ) : null}
            <div hidden={asked !== null}>
              <DiaryPart words={words.shell}>
                <DiaryView
                  locale={locale}
                  words={words}
                  hear={hearing.hear}
                  resume={hearing.resume}
                  detailed={detailed}
                  onDetailed={setDetailed}
                  onCheckAgain={hearing.checkAll}
                />
              </DiaryPart>
            </div>
          </>
        )}
      </div>
    </CheckContext>
  )
}
