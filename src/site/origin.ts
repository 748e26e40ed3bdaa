/**
 * What the environment decides about the pages. Each is read below by its whole name, so that the
 * build can write its value into the live parts.
 */
export const pageSettings = ['SITE_ORIGIN', 'PUBLISH'] as const

/**
 * The origin that canonical links, mails and the site map name, such as https://clinic.example.
 * Comes from SITE_ORIGIN when the site is built or served.
 */
export function siteOrigin() {
  return (process.env['SITE_ORIGIN'] ?? 'http://localhost:4321').replace(/\/+$/, '')
}

/** Whether the site is built although it is not ready: every page then says that it is a sample. */
export const isPublishedAnyway = () => process.env['PUBLISH'] === 'anyway'
