import type { MiddlewareHandler } from 'hono'
import { hour, second } from '#language/dates/durations.ts'
import type { AppContext } from './services.ts'

/** Seconds for which a browser need not ask again whether it may. */
const askedFor = hour / second

/**
 * Lets the pages of other origins use the functions, and only those (CORS). There is no wildcard: an
 * origin that is not named gets no permission to send more than a form, and reads no answer.
 */
export function shareWithPages(pageOrigins: readonly string[]): MiddlewareHandler<AppContext> {
  return async (context, next) => {
    const origin = context.req.header('origin')
    const known = origin !== undefined && pageOrigins.includes(origin)
    const asks = context.req.header('access-control-request-method') !== undefined
    if (known && asks && context.req.method === 'OPTIONS') {
      return context.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'apikey, content-type',
        'Access-Control-Max-Age': String(askedFor),
        Vary: 'Origin',
      })
    }
    await next()
    if (pageOrigins.length > 0) context.header('Vary', 'Origin', { append: true })
    if (known) {
      context.header('Access-Control-Allow-Origin', origin)
      // What a page tells without waiting for an answer is asked for without CORS.
      context.header('Cross-Origin-Resource-Policy', 'cross-origin')
      context.header('Access-Control-Expose-Headers', 'Retry-After')
    }
    return
  }
}
