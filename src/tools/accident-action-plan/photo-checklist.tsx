import type { Locale } from '#i18n/locales.ts'
import { type PhotoId, photoWords } from '#tools/accident-action-plan/photos.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'

export interface PhotoChecklistProps {
  locale: Locale
  photos: readonly PhotoId[]
  done: readonly string[]
  onTick: (id: PhotoId, ticked: boolean) => void
}

/** What to photograph, to tick off. */
export function PhotoChecklist({ locale, photos, done, onTick }: PhotoChecklistProps) {
  return (
    <section className="action-plan-photos">
      <h3 id="photos">{planWords[locale].photos.heading}</h3>
      <ul>
        {photos.map((id) => (
          <li key={id}>
            <label className="choice">
              <input
                type="checkbox"
                checked={done.includes(id)}
                onChange={(event) => onTick(id, event.currentTarget.checked)}
              />
              <span>{photoWords[id][locale]}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
