import * as v from 'valibot'
import { dangerFacts, dangerGroups } from '#danger-signs/kinds.ts'

const words = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1)),
  es: v.pipe(v.string(), v.minLength(1)),
})
const fact = v.picklist(dangerFacts, `one of ${dangerFacts.join(', ')}`)

const windowSchema = v.strictObject({
  /** 1 call 911 now, 2 emergency room today, 3 a doctor within 2 to 3 days. */
  level: v.picklist([1, 2, 3], '1, 2 or 3'),
  /** Hours after the crash until which the level holds, where it ends. */
  untilHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The last day of the level, that day included; the day of the crash is 0. */
  untilDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The level needs one of these. */
  with: v.optional(v.array(fact)),
  /** Facts and signs with one of which the level does not end. */
  noEndWith: v.optional(v.array(v.string())),
})

const signSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')),
  group: v.picklist(dangerGroups, `one of ${dangerGroups.join(', ')}`),
  words,
  asked: v.optional(words),
  askedWith: v.optional(v.array(fact)),
  levels: v.pipe(v.array(windowSchema), v.minLength(1, 'at least one level')),
  examined: v.picklist(['never', 'on', 'imaging', 'none'], 'never, on, imaging or none'),
  opens: v.optional(v.literal('diary', 'diary, or left out for everything')),
  source: v.pipe(v.array(v.string()), v.minLength(1, 'at least one source')),
  signedBy: v.array(v.string()),
})

export type DangerSign = v.InferOutput<typeof signSchema>
export type DangerLevel = DangerSign['levels'][number]['level']

const lastHasNoEnd = (signs: DangerSign[]) =>
  signs.every(({ levels }) => {
    const last = levels.at(-1)
    return last?.untilHours === undefined && last?.untilDay === undefined
  })

const standsOnce = (signs: DangerSign[]) => new Set(signs.map(({ id }) => id)).size === signs.length

function namesKnownThings(signs: DangerSign[]) {
  const known: readonly string[] = [...dangerFacts, ...signs.map(({ id }) => id)]
  const named = signs.flatMap(({ levels }) => levels.flatMap(({ noEndWith = [] }) => noEndWith))
  return named.every((name) => known.includes(name))
}

function namesKnownSources({ sources, signs }: Register) {
  const known = sources.map(({ id }) => id)
  return signs.every(({ source }) => source.every((id) => known.includes(id)))
}

const sourceSchema = v.strictObject({
  id: v.string(),
  name: v.pipe(v.string(), v.minLength(1, 'who said it and where')),
  year: v.optional(v.number('a year')),
  link: v.optional(v.pipe(v.string(), v.url('a web address'))),
})

interface Register {
  sources: v.InferOutput<typeof sourceSchema>[]
  signs: DangerSign[]
}

/** The register as `content/data/danger-signs.yaml` holds it. */
export const dangerRegisterSchema = v.pipe(
  v.strictObject({
    sources: v.array(sourceSchema, 'a list of sources'),
    signs: v.pipe(
      v.array(signSchema, 'a list of signs'),
      v.minLength(1, 'at least one sign'),
      v.check(standsOnce, 'signs with ids that stand once'),
      v.check(lastHasNoEnd, 'signs whose last level has no end: none lapses'),
      v.check(namesKnownThings, 'signs whose noEndWith names facts or signs of this list'),
    ),
  }),
  v.check(namesKnownSources, 'a register whose signs name its own sources'),
)

export type DangerRegister = v.InferOutput<typeof dangerRegisterSchema>

/** What deciding needs of a sign: everything but its words, source and signatures. */
export type DangerRule = Pick<
  DangerSign,
  'id' | 'group' | 'askedWith' | 'levels' | 'examined' | 'opens'
>
