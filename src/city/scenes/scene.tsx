import type { ReactNode } from 'react'
import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { sceneWords } from '#city/here/scenes/words.ts'
import { clinic } from '#clinic'
import { type PhotoSlot, photoFiles } from '#clinic/photos/photo-files.ts'
import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Photo } from '#design/photo/photo.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import type { Locale } from '#language/locales.ts'

export interface SceneProps {
  name: SceneName
  locale: Locale
  caption?: ReactNode
}

/** The scenes that a photograph of the clinic takes the place of, when there is one. */
const slotOf: Partial<Readonly<Record<SceneName, PhotoSlot>>> = {
  door: 'door',
  'exam-room': 'chiropractor',
  'waiting-room': 'room',
  hands: 'hands',
  'front-desk': 'team',
}

/** A wide scene of the city among the words of a page, or the clinic's own photograph. */
export function Scene({ name, locale, caption }: SceneProps) {
  const slot = slotOf[name]
  const photo = slot && clinic.photos?.[slot]
  return (
    <SceneFigure caption={caption}>
      {photo ? (
        <Photo sources={photoFiles(slot)} alt={photo.alt[locale]} />
      ) : (
        <Picture name={name} alt={sceneWords[locale][name]} {...wideSheet} />
      )}
    </SceneFigure>
  )
}
