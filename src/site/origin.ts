import { ownSettings } from '#clinic/settings.ts'

/**
 * The origin that canonical links, mails and the site map name, such as https://clinic.example.
 * Comes from SITE_ORIGIN when the site is built or served.
 */
export const siteOrigin = () => ownSettings().siteOrigin ?? 'http://localhost:4321'

/** Whether the site is built for the public. */
export const isPublic = () => siteOrigin().startsWith('https://')

/** Search engines of the public are told of no sample, even on a site that is built anyway. */
export const mayTell = ({ sample }: { sample: boolean }) => !sample || !isPublic()

/** Whether the site is built although it is not ready: every page then says that it is a sample. */
export const isPublishedAnyway = () => ownSettings().publish === 'anyway'
