import { readBody } from './request-body.ts'
import { readPostOrigin } from './same-site.ts'
import type { RouteServices } from './services.ts'

/** The fields of what a page of ours tells to be counted; nothing of a visitor who asks for privacy. */
export async function readCountable(
  request: Request,
  { settings }: Pick<RouteServices, 'settings'>,
) {
  const { headers } = request
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return
  if (readPostOrigin(request, settings) === 'cross-site') return
  const body = await readBody(request)
  if (body.kind !== 'text') return
  return Object.fromEntries(new URLSearchParams(body.text))
}
