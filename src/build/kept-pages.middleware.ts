import type { MiddlewareHandler } from 'astro'
import { keptPagesFolder, openKeptPages } from '#build/kept-pages.ts'
import { wordsIn } from '#words/read-pages.ts'

/** Between Astro and the pages of a build, in whose code it is. */
const keep = openKeptPages(keptPagesFolder, import.meta.env['DRAWN_FROM'], (file) =>
  JSON.stringify(wordsIn(file)),
)

export const onRequest: MiddlewareHandler = ({ url }, next) => keep(url.pathname, next)
