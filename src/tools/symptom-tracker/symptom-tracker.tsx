import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { DangerSignCheck } from '#tools/danger-signs/danger-sign-check.tsx'
import { type LoadedDiary, loadDiary } from '#tools/symptom-tracker/load-diary.ts'
import { shellWords } from '#tools/symptom-tracker/shell-words.ts'
import { Button } from '#ui/button/button.tsx'

export interface SymptomTrackerProps {
  locale: Locale
}

/**
 * The symptom diary. The danger signs come first at every visit; nothing that is written leaves the
 * device unless the person makes a file of it.
 */
export function SymptomTracker({ locale }: SymptomTrackerProps) {
  const words = shellWords[locale]
  const [stage, setStage] = useState<'arrived' | 'open' | 'again'>('arrived')
  const [loaded, setLoaded] = useState<LoadedDiary | 'failed' | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    loadDiary(locale).then(setLoaded, () => setLoaded('failed'))
  }, [locale])

  // What was pressed is gone with its screen: go on reading where the next one begins.
  useEffect(() => {
    if (stage !== 'arrived') place.current?.focus()
  }, [stage])

  return (
    <div ref={place} className="diary" tabIndex={-1}>
      {stage !== 'open' ? (
        <DangerSignCheck locale={locale} tool="symptom-tracker" onClear={() => setStage('open')} />
      ) : loaded === null ? (
        <p role="status">{words.opening}</p>
      ) : loaded === 'failed' ? (
        <>
          <p role="alert">{words.notLoaded}</p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </>
      ) : (
        <loaded.View
          locale={locale}
          words={loaded.words}
          opening={words.opening}
          onCheckAgain={() => setStage('again')}
        />
      )}
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </div>
  )
}
