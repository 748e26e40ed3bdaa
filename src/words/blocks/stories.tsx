import { marked } from '#site/live-marks.ts'
import { siteOrigin } from '#site/origin.ts'
import type { BlockProps } from '#words/block.ts'
import { drawStories, storiesPartName } from '#words/drawn-stories.tsx'
import { readStories } from '#words/registers.ts'

export function StoriesBlock({ context: { locale } }: BlockProps) {
  const drawn = drawStories({ stories: readStories(), locale, origin: siteOrigin() })
  return (
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the stories were written by React
      dangerouslySetInnerHTML={{ __html: marked(storiesPartName, drawn) }}
    />
  )
}
