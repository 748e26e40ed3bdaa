import type { ReactNode } from 'react'
import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { sceneWords } from '#city/here/scenes/words.ts'
import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import type { Locale } from '#language/locales.ts'

export interface SceneProps {
  name: SceneName
  locale: Locale
  caption?: ReactNode
}

/** A wide scene of the city among the words of a page. */
export const Scene = ({ name, locale, caption }: SceneProps) => (
  <SceneFigure caption={caption}>
    <Picture name={name} alt={sceneWords[locale][name]} {...wideSheet} />
  </SceneFigure>
)
