import type { Context } from 'hono'
import type { AppContext, RouteServices } from './services.ts'
import { readVisitorAddress } from './visitor-address.ts'

/** Whose request this is, by the settings of the server. */
export const visitorOf = (
  { env, req }: Context<AppContext>,
  { settings }: Pick<RouteServices, 'settings'>,
) => readVisitorAddress(env?.remoteAddress, req.header('x-forwarded-for'), settings.trustedProxies)
