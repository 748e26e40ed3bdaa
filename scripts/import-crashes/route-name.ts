import { freeways } from '#city/here/city.ts'

const interstates = freeways.interstates.map(String)

const inReports = new RegExp(
  String.raw`\b(?:I|SR|CA|US)?[ -]*(${[...interstates, ...freeways.stateRoutes].join('|')})\b`,
)

/**
 * The freeway in a Highway Patrol report: `I-880 S/B` is "I-880", `SR-24 E/B TO ...` is "SR 24".
 * `undefined` for the few reports that name a street.
 */
export function routeName(road: string) {
  const [, route] = inReports.exec(road.toUpperCase()) ?? []
  if (!route) return undefined
  return interstates.includes(route) ? `I-${route}` : `SR ${route}`
}
