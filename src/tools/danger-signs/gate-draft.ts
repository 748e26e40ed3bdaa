import { isRecord } from '#language/records/reading.ts'
import type { MarkedSign } from '#words/danger-signs/assess.ts'
import { type DangerFact, dangerFacts, unstoredFacts } from '#words/danger-signs/kinds.ts'

export const people = ['me', 'adult', 'child'] as const

type Person = (typeof people)[number]

/** What has been answered so far. */
export interface GateDraft {
  who: Person
  /** ISO date, or what has been typed of it. */
  crashDate: string
  facts: readonly DangerFact[]
  marked: readonly MarkedSign[]
}

export const emptyDraft: GateDraft = { who: 'me', crashDate: '', facts: [], marked: [] }

function readMark(value: unknown): MarkedSign[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return []
  const { id, examined, imaging, sameBefore } = value
  return [
    {
      id,
      examined: examined === true,
      imaging: imaging === true,
      sameBefore: sameBefore === true,
    },
  ]
}

/** A draft of whatever was stored; what does not fit is left out. */
export function readGateDraft(stored: unknown): GateDraft {
  if (!isRecord(stored)) return emptyDraft
  const { crashDate, facts, marked } = stored
  return {
    who: 'me',
    crashDate: typeof crashDate === 'string' ? crashDate : '',
    facts: Array.isArray(facts) ? dangerFacts.filter((fact) => facts.includes(fact)) : [],
    marked: Array.isArray(marked) ? marked.flatMap(readMark) : [],
  }
}

/** What may be stored: nothing about somebody else, nothing about alcohol or drugs. */
export function storableDraft(draft: GateDraft): GateDraft {
  if (draft.who !== 'me') return emptyDraft
  return { ...draft, facts: draft.facts.filter((fact) => !unstoredFacts.includes(fact)) }
}

/** Who is hurt is a fact too: a child is asked for more. */
export const factsOf = ({ who, facts }: GateDraft): readonly DangerFact[] =>
  who === 'child' ? [...facts, 'child'] : facts

/** Marks or unmarks a sign; what was said of it goes with the mark. */
export function withMark({ marked, ...draft }: GateDraft, id: string, chosen: boolean): GateDraft {
  const others = marked.filter((mark) => mark.id !== id)
  return { ...draft, marked: chosen ? [...others, { id }] : others }
}

/** Says something of a marked sign. */
export function withAnswer(
  { marked, ...draft }: GateDraft,
  id: string,
  answer: Partial<Omit<MarkedSign, 'id'>>,
): GateDraft {
  return {
    ...draft,
    marked: marked.map((mark) => (mark.id === id ? { ...mark, ...answer } : mark)),
  }
}

/** Gives or takes back a fact; signs that were asked only because of it go with it. */
export function withFact(draft: GateDraft, fact: DangerFact, given: boolean): GateDraft {
  const others = draft.facts.filter((other) => other !== fact)
  return { ...draft, facts: given ? [...others, fact] : others }
}
