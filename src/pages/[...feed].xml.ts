import type { APIRoute, GetStaticPaths } from 'astro'
import { type Locale, locales } from '#language/locales.ts'
import { feeds } from '#screens/feeds.ts'
import { siteOrigin } from '#site/origin.ts'

interface Props {
  draw: (typeof feeds)[number]['draw']
  locale: Locale
}

export const getStaticPaths = (() =>
  feeds.flatMap(({ address, draw }) =>
    locales.map((locale) => ({
      params: { feed: address(locale).slice(1, -'.xml'.length) },
      props: { draw, locale },
    })),
  )) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ props: { draw, locale } }) =>
  new Response(draw(locale, siteOrigin()), {
    headers: { 'Content-Type': 'application/atom+xml' },
  })
