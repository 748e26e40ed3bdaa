import { siteOrigin } from '#site/origin.ts'
import { siteMapXml } from '#site/site-map-xml.ts'
import { wordsOf } from '#words/read-pages.ts'

export const GET = () =>
  new Response(
    siteMapXml(siteOrigin(), (id, locale) => wordsOf(id, locale).reviewed),
    { headers: { 'Content-Type': 'application/xml' } },
  )
