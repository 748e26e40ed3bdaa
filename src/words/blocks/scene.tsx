import { isScene, sceneNames } from '#city/here/scenes/scene-names.ts'
import { Scene } from '#city/scenes/scene.tsx'
import type { BlockProps } from '#words/block.ts'

/** A wide scene of the city, described to whoever does not see it. */
export function SceneBlock({ name, context }: BlockProps) {
  if (!isScene(name)) {
    throw new Error(
      `${context.file}: ::scene names ${name}, which is none of ${sceneNames.join(', ')}`,
    )
  }
  return <Scene name={name} locale={context.locale} />
}
