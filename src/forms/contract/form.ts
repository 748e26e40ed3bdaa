import * as v from 'valibot'
import type { CountedWords } from '#language/counted.ts'
import { type Locale, locales } from '#language/locales.ts'

/**
 * The fields of a form in its order, and for each every reason for which it may be refused. The
 * first reason is said of a field that is not there.
 */
export type FaultCodes = Readonly<Record<string, readonly [string, ...string[]]>>

export type FieldOf<Codes extends FaultCodes> = keyof Codes & string

/** One field that is not as it should be. */
export interface Fault {
  field: string
  code: string
}

/** A fault of one form. */
type FaultOf<Codes extends FaultCodes> = {
  field: FieldOf<Codes>
  code: Codes[FieldOf<Codes>][number]
}

/** What a form sends and the server accepts. */
export interface FormContract<Values, Codes extends FaultCodes> {
  /** Where it is posted. */
  address: string
  /** The message of an issue is one of the field's reasons. What it made, it reads the same again. */
  schema: v.GenericSchema<unknown, Values>
  faults: Codes
  /** Fields of which several values may be sent. */
  lists?: readonly FieldOf<Codes>[]
  /** Further fields, which are never at fault: a choice has a default. */
  choices?: readonly string[]
  /** Nobody fills it in faster than this, in ms since the page was opened; a script must say how long it took. */
  soonest?: number
  /** The status of the answer when all is well. */
  taken: string
}

/** Every reason for which the server does not take a request, whatever its fields hold. */
export type RefusalCode =
  /** 400: the body is not JSON, or the address of the request is not an address. */
  | 'malformed-request'
  /** 403: a form on another site. */
  | 'cross-site'
  /** 404: no function of that name. */
  | 'unknown-function'
  /** 405: the header Allow names the methods that work. */
  | 'wrong-method'
  /** 413: the body is over 8 kB. */
  | 'too-large'
  /** 415: neither JSON nor a plain form. */
  | 'unsupported-type'
  /** 429: sent faster than anybody reads; the header Retry-After holds the wait in seconds. */
  | 'too-fast'
  /** 429: the header Retry-After holds the wait in seconds. */
  | 'too-many'
  /** 500: our own mistake. */
  | 'internal'
  /** 503: nothing was stored; the same request may be sent again. */
  | 'not-stored'

/** The body of every answer that is a success. */
export interface Taken {
  status: string
  /** A sentence for the visitor on what happens next, where the form has one. */
  message?: string
}

/** The body of every answer that is not. */
export interface Refusal {
  error: {
    /** A {@link RefusalCode}, or the reason of the first fault. */
    code: string
    /** With status 422: the fields at fault, in the order of the form. */
    faults: readonly Fault[]
    /** A sentence for the visitor, in the language of the request. */
    message: string
  }
}

/** What is said of a request that was not taken. */
export type RefusalWords = Readonly<
  Record<Exclude<RefusalCode, 'too-many'>, string> & { 'too-many': CountedWords }
>

/** What a form says of its fields and, where its own words help more, of a refusal. */
export interface FormWords<Codes extends FaultCodes = FaultCodes> {
  fields: {
    readonly [Field in FieldOf<Codes>]: {
      readonly label: string
      readonly hint?: string
      readonly faults: Readonly<Record<Codes[Field][number], string>>
    }
  }
  refusal?: Partial<RefusalWords>
}

/** The words beside a field at fault. */
export function sayFault({ fields }: FormWords, { code, field }: Fault) {
  return fields[field]?.faults[code] ?? ''
}

export type ReadForm<Values, Codes extends FaultCodes> =
  | { kind: 'read'; values: Values }
  | { kind: 'faulty'; faults: readonly FaultOf<Codes>[] }

const isObject = (input: unknown) => typeof input === 'object' && input !== null

const fieldsOf = <Codes extends FaultCodes>(faults: Codes) =>
  Object.keys(faults) as FieldOf<Codes>[]

/** Reads what a form sent. Whatever is not an object fills in no field. */
export function readForm<Values, Codes extends FaultCodes>(
  { faults, schema }: Pick<FormContract<Values, Codes>, 'faults' | 'schema'>,
  input: unknown,
): ReadForm<Values, Codes> {
  const result = v.safeParse(schema, isObject(input) ? input : {})
  if (result.success) return { kind: 'read', values: result.output }
  const reasonFor = (field: FieldOf<Codes>) =>
    result.issues.find(({ path }) => path?.[0]?.key === field)?.message
  return {
    kind: 'faulty',
    faults: fieldsOf(faults).flatMap((field) => {
      const reason = reasonFor(field)
      const codes: Codes[FieldOf<Codes>] = faults[field]
      return reason === undefined
        ? []
        : [{ field, code: codes.find((code) => code === reason) ?? codes[0] }]
    }),
  }
}

/** The fields of a plain form: a text each, or every text of a field that is a list. */
export function readFields(
  { lists = [] }: { address: string; lists?: readonly string[] },
  data: FormData | URLSearchParams,
) {
  const texts = Object.fromEntries(data)
  const several = lists.map((field) => [field, data.getAll(field)] as const)
  return { ...texts, ...Object.fromEntries(several) }
}

const aroundSchema = v.object({
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
  website: v.fallback(v.optional(v.string(), ''), ''),
  elapsed: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0)), 0), 0),
})

/** What every form may send beside its fields, and is never stored. */
export interface AroundForm {
  /** The language of the page. */
  locale?: Locale | undefined
  /** A field that people do not see. Whatever fills it in is not a person. */
  website: string
  /** Milliseconds since the page was opened; 0 when nobody says. */
  elapsed: number
}

/** Reads what is sent beside the fields; nothing here is ever wrong, only empty. */
export function readAround(input: unknown): AroundForm {
  return v.parse(v.fallback(aroundSchema, { website: '', elapsed: 0 }), input)
}
