import type { APIRoute } from 'astro'
import { clinic } from '#clinic'
import { pageColours } from '#design/page-colours.ts'
import tokens from '#design/styles/tokens.css?raw'

/** The mark for tabs and home screens, whose own colour is that of the pages. */
export const GET: APIRoute = () => {
  const colour = pageColours(tokens, clinic.brand?.hue)
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour('paper')}"/><g fill="none" stroke-linecap="round" transform="translate(2.6 2.6) scale(.84)"><path stroke="${colour('bay')}" stroke-width="3" d="M22 2c4.5 5 3 9-.5 13s-4 9 0 15"/><path stroke="${colour('clay')}" stroke-width="3.6" d="M14.5 5.2l4-.2M13.8 10.8l4.7-.9M10 16.8l4.8-1.8M7 22.5h5.5M6.5 28.2l7 1"/></g></svg>\n`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
}
