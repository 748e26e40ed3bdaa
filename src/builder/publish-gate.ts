import type { AstroIntegration } from 'astro'
import { localDate } from '#clinic/clock/clock.ts'
import { isPublishedAnyway, siteOrigin } from '#site/origin.ts'
import { findPublishStops, publishReport } from '#words/publishing/publish-stops.ts'

const isPublic = () => siteOrigin().startsWith('https://')

/** Refuses to build a site for the public from samples and unchecked words. */
export function publishGate(): AstroIntegration {
  return {
    name: 'publish-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (!isPublic()) return
        const groups = findPublishStops(localDate(Date.now()))
        if (groups.length === 0) return
        logger.error(publishReport(groups))
        if (isPublishedAnyway()) return
        throw new Error('PUBLISH=anyway builds it all the same, with "sample" on every page.')
      },
    },
  }
}
