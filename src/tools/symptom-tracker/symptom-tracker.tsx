import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { DangerGate } from '#tools/danger-signs/danger-gate.tsx'
import { GateContext } from '#tools/danger-signs/gate-context.ts'
import type { GateData } from '#tools/danger-signs/gate-data.ts'
import { ListWithoutScripts } from '#tools/danger-signs/list-without-scripts.tsx'
import { DiaryView } from '#tools/symptom-tracker/views/diary-view.tsx'
import type { Words } from '#tools/symptom-tracker/words/words.en.ts'
import './symptom-tracker.css'

export interface SymptomTrackerProps {
  locale: Locale
  /** The danger signs in the language of the page. */
  danger: GateData
  /** They come with the page: a script with them would carry both languages. */
  diaryWords: Words
}

/**
 * The symptom diary. The danger signs come first at every visit; nothing that is written leaves the
 * device unless the person makes a file of it.
 */
export function SymptomTracker({ locale, danger, diaryWords: words }: SymptomTrackerProps) {
  const [stage, setStage] = useState<'arrived' | 'open' | 'again'>('arrived')
  const [decided, setDecided] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // What was pressed is gone with its screen: go on reading where the next one begins.
  useEffect(() => {
    if (stage !== 'arrived') place.current?.focus()
  }, [stage])

  return (
    <GateContext value={danger}>
      <noscript>
        <p>{words.shell.withoutScript}</p>
      </noscript>
      <div ref={place} className={decided ? 'diary' : 'diary diary-arriving'} tabIndex={-1}>
        {decided ? null : <p className="diary-opening">{words.shell.opening}</p>}
        {stage !== 'open' ? (
          <>
            <DangerGate
              key={stage}
              locale={locale}
              tool="symptom-tracker"
              opensWithDiary
              again={stage === 'again'}
              onPass={() => setStage('open')}
              onDecided={() => setDecided(true)}
            />
            <ListWithoutScripts />
          </>
        ) : (
          <DiaryView locale={locale} words={words} onCheckAgain={() => setStage('again')} />
        )}
      </div>
    </GateContext>
  )
}
