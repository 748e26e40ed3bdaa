import * as v from 'valibot'
import {
  bilingual,
  entriesOf,
  fields,
  link,
  listOf,
  oneOf,
  seal,
  slug,
  text,
  wholeNumber,
} from '#clinic/reading/fields.ts'
import { registerFile } from '#clinic/reading/register-file.ts'
import { dangerFacts, derivedFrom, signScreens } from './kinds.ts'

const fact = oneOf('a fact', dangerFacts)

const level = fields('a level, such as { level: 1 }', {
  /** 1 call 911 now, 2 emergency room today, 3 a doctor within 2 to 3 days. */
  level: v.picklist([1, 2, 3], 'how urgent the sign is: 1, 2 or 3'),
  /** Hours after the crash until which the level holds, where it ends. */
  untilHours: v.optional(wholeNumber(1, 1000, 'the hours that the level holds', 24)),
  /** The last day of the level, that day included; the day of the crash is 0. */
  untilDay: v.optional(wholeNumber(0, 1000, 'the last day of the level', 21)),
  /** The level needs one of these. */
  with: v.optional(listOf('the facts that the level needs', '[at-scene]', fact)),
  /** Facts and signs with one of which the level does not end. */
  noEndWith: v.optional(
    listOf(
      'what keeps the level from ending',
      '[age-65, bones]',
      text('a fact, or the id of a sign', 'age-65'),
    ),
  ),
})

const levels = v.pipe(
  listOf('how urgent the sign is, and until when', '[{ level: 1 }]', level),
  v.minLength(1, 'at least one level, such as [{ level: 1 }]'),
  v.check((all) => {
    const last = all.at(-1)
    return last?.untilHours === undefined && last?.untilDay === undefined
  }, 'levels whose last one has no end, for no sign lapses, such as [{ level: 2, untilDay: 21 }, { level: 3 }]'),
)

/** More than a reader can hold in one list. */
const mostConditions = 7

const conditions = v.pipe(
  listOf(
    'the conditions of which one makes the sign',
    "[{ en: 'you fell', es: 'se cayó' }, …]",
    bilingual('a condition', 'you fell', 'se cayó'),
  ),
  v.minLength(2, 'at least two conditions, for a single one stands in the words'),
  v.maxLength(
    mostConditions,
    `at most ${mostConditions} conditions, those together that belong together`,
  ),
)

/** What an examination has to have looked at, where looking alone does not count. */
const pictures = fields('pictures, such as { of: spine }', {
  of: oneOf('what the pictures are of', ['spine', 'head']),
  /** Asked for only with one of these; of everybody when left out. */
  with: v.optional(listOf('the facts that ask for pictures', '[thinner]', fact)),
})

const flag = v.optional(v.literal(true, 'true, or left out'))

const sign = fields('a sign: id, screen, words, levels, examined, source and signedBy', {
  id: slug('the name that pages and tools know the sign by', 'numb-wide'),
  screen: oneOf('the screen that asks for the sign', signScreens),
  from: v.optional(oneOf('the answer that the sign is worked out from', derivedFrom)),
  words: bilingual('the sign', 'A seizure', 'Una convulsión'),
  /** The whole list prints them under the words, which end so that a colon can follow. */
  conditions: v.optional(conditions),
  asked: v.optional(
    bilingual('the shorter words that a tool asks with', 'A seizure', 'Convulsión'),
  ),
  askedWith: v.optional(listOf('the facts of which one opens the question', '[child]', fact)),
  levels,
  examined: oneOf('what opens the way again', ['never', 'on', 'none']),
  pictures: v.optional(pictures),
  opens: v.optional(v.literal('plan', 'plan, or left out for everything')),
  treated: flag,
  sameBefore: flag,
  births: flag,
  card: v.optional(
    bilingual('the sign on a card', 'One leg newly swollen', 'Una pierna que se hinchó'),
  ),
  source: v.pipe(
    listOf('where the sign is from', '[acep]', text('the id of a source of this file', 'acep')),
    v.minLength(1, 'at least one source, such as [acep]'),
  ),
  signedBy: listOf(
    'who has checked the sign',
    '[]',
    fields('a signature: name and seal', {
      name: text('a name of the register of reviewers', 'A. Sample, MD'),
      seal: seal('the seal of the sign as it was signed'),
    }),
  ),
  /** One of the few that stand first at the roadside, before the whole list. */
  worst: flag,
})

export type DangerSign = v.InferOutput<typeof sign>
export type DangerLevel = DangerSign['levels'][number]['level']

/** More than a reader at the roadside can hold. */
const mostWorstSigns = 7

const source = fields('a source: id and name', {
  id: slug('the name that signs know the source by', 'acep'),
  name: text('who said it and where', 'CDC HEADS UP, Concussion danger signs'),
  es: v.optional(text('its name in Spanish, where it has one', 'Una regla de este sitio')),
  year: v.optional(wholeNumber(1900, 2100, 'the year', 2026)),
  link: v.optional(link('where it can be read', 'https://www.cdc.gov/headsup')),
})

const cardLine = fields('a line of every card: words and signs', {
  words: bilingual('the line', 'Strong or growing belly pain', 'Dolor de barriga fuerte'),
  signs: v.pipe(
    listOf(
      'the signs that the line stands for',
      '[belly-strong]',
      text('the id of a sign', 'faint'),
    ),
    v.minLength(1, 'at least one sign, such as [belly-strong]'),
  ),
})

export interface DangerRegister {
  sources: v.InferOutput<typeof source>[]
  /** The lines that stand on every card, each with the ids that it stands for. */
  cards: v.InferOutput<typeof cardLine>[]
  signs: DangerSign[]
}

interface NamedThing {
  name: string
  path: readonly (string | number)[]
}

/** Names that stand in a list of the register, each with the way to it. */
const namesAt = (names: readonly string[], ...path: (string | number)[]): NamedThing[] =>
  names.map((name, index) => ({ name, path: [...path, index] }))

function unknownSources({ sources, signs }: DangerRegister) {
  const known = sources.map(({ id }) => id)
  return signs
    .flatMap((sign, index) => namesAt(sign.source, 'signs', index, 'source'))
    .filter(({ name }) => !known.includes(name))
}

function unknownEnds({ signs }: DangerRegister) {
  const known: readonly string[] = [...dangerFacts, ...signs.map(({ id }) => id)]
  return signs
    .flatMap((sign, index) =>
      sign.levels.flatMap(({ noEndWith = [] }, place) =>
        namesAt(noEndWith, 'signs', index, 'levels', place, 'noEndWith'),
      ),
    )
    .filter(({ name }) => !known.includes(name))
}

function unknownOnCards({ cards, signs }: DangerRegister) {
  const urgent = signs
    .filter(({ levels }) => levels.every(({ level: each }) => each === 1))
    .map(({ id }) => id)
  return cards
    .flatMap(({ signs: named }, index) => namesAt(named, 'cards', index, 'signs'))
    .filter(({ name }) => !urgent.includes(name))
}

/** Refuses every name that the register does not hold, at its own place. */
const knows = (unknownNames: (register: DangerRegister) => NamedThing[], message: string) =>
  v.rawCheck<DangerRegister>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { name, path } of unknownNames(dataset.value)) {
      const steps = path.map(
        (key) => ({ type: 'unknown', origin: 'value', input: name, key, value: name }) as const,
      )
      const [first, ...rest] = steps
      if (first) addIssue({ input: name, message, path: [first, ...rest] })
    }
  })

/** The register as `content/data/danger-signs.yaml` holds it. */
export const dangerRegister = registerFile(
  'danger-signs',
  v.pipe(
    fields('the danger signs: sources, cards and signs', {
      sources: entriesOf('sources', source),
      cards: listOf('the lines of every card', '[{ words, signs }]', cardLine),
      signs: v.pipe(
        entriesOf('signs', sign),
        v.minLength(1, 'at least one sign'),
        v.check(
          (signs) => signs.filter(({ worst }) => worst).length <= mostWorstSigns,
          `signs of which at most ${mostWorstSigns} are marked as worst`,
        ),
        v.check(
          (signs) => signs.every(({ worst, levels }) => !worst || levels[0]?.level === 1),
          'signs of which only those that begin with level 1 are marked as worst',
        ),
      ),
    }),
    knows(unknownSources, 'the id of a source at the top of this file, such as acep'),
    knows(
      unknownOnCards,
      'the id of a sign of this list that has level 1 at all times, such as faint',
    ),
    knows(unknownEnds, `a fact or the id of a sign of this list: ${dangerFacts.join(', ')}`),
  ),
)

/** What deciding needs of a sign: everything but its words, conditions, source and signatures. */
export type DangerRule = Pick<
  DangerSign,
  | 'id'
  | 'screen'
  | 'from'
  | 'askedWith'
  | 'levels'
  | 'examined'
  | 'pictures'
  | 'opens'
  | 'treated'
  | 'sameBefore'
  | 'births'
>
