import type { APIRoute, GetStaticPaths } from 'astro'
import { clinic } from '#clinic'
import { pageColours } from '#design/page-colours.ts'
import tokens from '#design/styles/tokens.css?raw'
import { type Locale, locales } from '#language/locales.ts'
import { href, isServed } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'

const colour = pageColours(tokens, clinic.brand?.hue)

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json({
    name: clinic.name,
    short_name: clinic.shortName,
    description: wordsOf('home', locale).description,
    lang: locale,
    id: href('home', locale),
    start_url: href(isServed('tools') ? 'tools' : 'home', locale),
    scope: '/',
    display: 'standalone',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })
