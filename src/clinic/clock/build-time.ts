import { ownSettings } from '#clinic/settings.ts'

/**
 * Now, in milliseconds, for what a build writes into pages: the time of SOURCE_DATE_EPOCH where that is
 * set, so that the same sources make the same bytes.
 * Specified at https://reproducible-builds.org/specs/source-date-epoch/.
 */
export const buildTime = () => ownSettings().sourceDate ?? Date.now()
