import { type Announced, nothingAnnounced } from '#site/announced.ts'

/**
 * What was announced when the site was built: `src/builder/announced-in-build.ts` puts it here for a
 * build that has a store. Our server asks its store instead, again and again.
 */
export const announcedAtBuild: Announced = nothingAnnounced
