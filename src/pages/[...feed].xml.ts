import type { APIRoute, GetStaticPaths } from 'astro'
import { eventsFeed } from '#city/events/event-feed.ts'
import { feedAddress } from '#city/events/event-files.ts'
import { buildTime } from '#clinic/clock/build-time.ts'
import { type Locale, locales } from '#language/locales.ts'
import { isServed } from '#site/addresses.ts'
import { siteOrigin } from '#site/origin.ts'
import { readEvents } from '#words/registers.ts'

export const getStaticPaths = (() =>
  (isServed('events') ? locales : []).map((locale) => ({
    params: { feed: feedAddress(locale).slice(1, -'.xml'.length) },
    props: { locale },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(
    eventsFeed({ events: readEvents(), locale, now: buildTime(), origin: siteOrigin() }),
    { headers: { 'Content-Type': 'application/atom+xml' } },
  )
