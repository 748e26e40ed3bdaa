/** What the build leaves for the server: parts of pages by their names, whole files by their addresses. */
export { liveParts } from './live-parts.ts'
export { findLiveText } from './live-text.ts'
