import type { SceneName } from '#city/here/scenes/scene-names.ts'
import { Scene } from '#city/scenes/scene.tsx'
import type { Locale } from '#language/locales.ts'
import './opening-scene.css'

export interface OpeningSceneProps {
  name: SceneName
  locale: Locale
}

/** A scene beside the first words, or below them where there is no room. */
export const OpeningScene = (props: OpeningSceneProps) => (
  <div className="opening-scene">
    <Scene {...props} />
  </div>
)
