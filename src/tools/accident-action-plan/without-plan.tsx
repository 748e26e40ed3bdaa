import { Note } from '#design/note/note.tsx'
import type { Locale } from '#language/locales.ts'
import { photosFor } from '#tools/accident-action-plan/photos.ts'
import { SayCards } from '#tools/accident-action-plan/say/say-cards.tsx'
import type { Words } from '#tools/accident-action-plan/words.en.ts'

export interface WithoutPlanProps {
  locale: Locale
  words: Words
}

/** What helps without a personal plan, for visitors whose browser runs no scripts. */
export function WithoutPlan({ locale, words }: WithoutPlanProps) {
  const { without, photos } = words
  return (
    <noscript>
      <Note kind="note" heading={without.heading}>
        <p>{without.text}</p>
      </Note>
      <h3>{photos.heading}</h3>
      <ul>
        {photosFor().map((id) => (
          <li key={id}>{photos.list[id]}</li>
        ))}
      </ul>
      <SayCards locale={locale} />
    </noscript>
  )
}
