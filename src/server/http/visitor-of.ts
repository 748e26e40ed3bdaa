import type { Context } from 'hono'
import type { AppContext, RouteServices } from './services.ts'
import { readVisitorAddress, readWholeAddress } from './visitor-address.ts'

type Given = readonly [context: Context<AppContext>, services: Pick<RouteServices, 'settings'>]

const whatIsSaid = ([{ env, req }, { settings }]: Given) =>
  [env?.remoteAddress, req.header('x-forwarded-for'), settings.trustedProxies] as const

/** Whose request this is, by the settings of the server. */
export const visitorOf = (...given: Given) => readVisitorAddress(...whatIsSaid(given))

/** The whole address that it comes from. */
export const addressOf = (...given: Given) => readWholeAddress(...whatIsSaid(given))
