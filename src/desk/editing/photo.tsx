import type { ComponentProps } from 'react'
import { Button } from '#design/button/button.tsx'
import { describedBy, Labelled } from '#design/field/labelled.tsx'
import { DeskPage, Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import type { DeskView } from '#desk/view.ts'
import { fill } from '#language/fill.ts'
import { type Locale, locales } from '#language/locales.ts'
import { Faults } from './editing.tsx'
import { type PhotoField, photoFields, type WordsPhotoView } from './view.ts'
import { editingWords } from './words.ts'
import '#design/field/field.css'
import './editing.css'

const wordsAt = (...parts: readonly string[]) => deskPath('words', ...parts)

/** A photograph that is put into a page, in both languages at once. */
export function WordsPhoto(view: Extract<DeskView, { screen: 'words-photo' }>) {
  const { alt, frame, page, place, places, title } = view
  const { locale, token } = frame
  const { photo, ...words } = editingWords[locale]
  return (
    <DeskPage locale={locale} title={photo.title} frame={frame}>
      <Wrong view={view} locale={locale} />
      <p>
        <a href={wordsAt('pages', page)}>{fill(photo.toPage, { title })}</a>
      </p>
      <p>{photo.lead}</p>
      <form
        className="desk-form"
        method="post"
        action={wordsAt('photos', page)}
        encType="multipart/form-data"
        data-typing
      >
        <Token token={token} />
        <Labelled id="place" label={photo.place}>
          <select id="place" name="place" defaultValue={place}>
            {places.map(({ heading, id }) => (
              <option key={id} value={id}>
                {id === 'picture' || id === 'end'
                  ? photo.places[id]
                  : fill(photo.below, { heading })}
              </option>
            ))}
          </select>
        </Labelled>
        {locales.map((language) => (
          <PhotoInput
            key={language}
            name={`alt-${language}`}
            view={view}
            locale={locale}
            input={{ lang: language, defaultValue: alt[language], autoComplete: 'off' }}
          />
        ))}
        {/* Last: what was typed has come before a file that is too large. */}
        <PhotoInput
          name="photo"
          view={view}
          locale={locale}
          input={{ type: 'file', accept: 'image/jpeg,image/png,image/webp' }}
        />
        <Button type="submit" size="lg">
          {words.check}
        </Button>
      </form>
    </DeskPage>
  )
}

interface PhotoInputProps {
  name: PhotoField
  view: WordsPhotoView
  locale: Locale
  input: ComponentProps<'input'>
}

function PhotoInput({ input, locale, name, view: { faults } }: PhotoInputProps) {
  const { photo } = editingWords[locale]
  const why = faults[name]
  const field = {
    id: name,
    label: photo.labels[name],
    hint: photo.hints[name],
    error: why && photo.faults[why],
  }
  return (
    <Labelled {...field}>
      <input
        {...{ id: name, name, ...input }}
        aria-invalid={why !== undefined || undefined}
        aria-describedby={describedBy(field)}
      />
    </Labelled>
  )
}

/** What keeps the photograph out: fields, each with its place, or the page. */
function Wrong({ locale, view }: { view: WordsPhotoView; locale: Locale }) {
  const { fault, faults, pageFaults } = view
  const { photo, ...words } = editingWords[locale]
  const wrong = photoFields.flatMap((name) => {
    const why = faults[name]
    return why ? { name, text: `${photo.labels[name]}: ${photo.faults[why]}` } : []
  })
  if (!fault && wrong.length === 0) return null
  return (
    <div className="words-wrong" role="alert">
      <p>{fault ? words.faults[fault] : photo.notPut}</p>
      {fault ? (
        <Faults faults={pageFaults} locale={locale} />
      ) : (
        <ul>
          {wrong.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
