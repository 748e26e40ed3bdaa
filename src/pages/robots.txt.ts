import { siteOrigin } from '#site/origin.ts'

export const GET = () =>
  new Response(`User-agent: *\nDisallow: /functions/\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`)
