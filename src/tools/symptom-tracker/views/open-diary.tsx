import { useState } from 'react'
import type { Locale } from '#language/locales.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { AskedView } from '#tools/symptom-tracker/views/asked-view.tsx'
import { DiaryView } from '#tools/symptom-tracker/views/diary-view.tsx'
import { useHearing } from '#tools/symptom-tracker/views/use-hearing.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface OpenDiaryProps {
  locale: Locale
  words: Words
}

/** The diary behind the danger signs, and what an entry asks in its place. */
export function OpenDiary({ locale, words }: OpenDiaryProps) {
  const [detailed, setDetailed] = useState<Entry | null>(null)
  const hearing = useHearing(useCheckData(), words, setDetailed)
  const { asked } = hearing
  return (
    <>
      {asked ? <AskedView locale={locale} words={words} asked={asked} hearing={hearing} /> : null}
      <div hidden={asked !== null}>
        <DiaryView
          locale={locale}
          words={words}
          hear={hearing.hear}
          resume={hearing.resume}
          detailed={detailed}
          onDetailed={setDetailed}
          onCheckAgain={hearing.checkAll}
        />
      </div>
    </>
  )
}
