import { buildTime } from '#clinic/clock/build-time.ts'
import type { Locale } from '#language/locales.ts'
import { announcedAtBuild } from '#site/announced-at-build.ts'
import { marked } from '#site/live-marks.ts'
import { readLiveData } from './live-data.ts'
import type { LivePart } from './live-part.ts'

/** A live part as it stands while the site is built, between its marks. */
export function builtPart(part: LivePart, locale: Locale) {
  const asked = {
    locale,
    now: buildTime(),
    by: 'build',
    query: new URLSearchParams(),
    data: readLiveData(),
    announced: announcedAtBuild,
  } as const
  return marked(part.name, part.draw(asked))
}

export interface LiveProps {
  part: LivePart
  locale: Locale
  className?: string
}

/**
 * A live part in a page, as it stands while the site is built. Our server draws it anew; on another
 * host it stays like this until the next build.
 */
export function Live({ part, locale, className }: LiveProps) {
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the part was written by React
      dangerouslySetInnerHTML={{ __html: builtPart(part, locale) }}
    />
  )
}
