import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import type { Locale } from '#language/locales.ts'
import { placeWords } from '#reports/crash-places/words.ts'
import './place-field.css'

export interface PlaceFieldProps {
  locale: Locale
  /** The page of all places, which answers. */
  action: string
}

/** One field that leads to the page of a corner or a street. */
export function PlaceField({ locale, action }: PlaceFieldProps) {
  const { asked: words } = placeWords[locale]
  return (
    <form className="place-field no-print" method="get" action={action} role="search">
      <Field
        id="place"
        name="place"
        label={words.label}
        hint={words.hint}
        maxLength={80}
        required
      />
      <Button type="submit" variant="outline">
        {words.find}
      </Button>
    </form>
  )
}
