import type { Context } from 'hono'
import {
  type FaultCodes,
  type FormContract,
  type FormWords,
  readAround,
  readForm,
  sayFault,
  type Taken,
} from '#forms/contract/form.ts'
import { second } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import type { Log } from '#server/log.ts'
import type { Meter } from '#server/meter.ts'
import type { NotStored } from '#server/store/engine.ts'
import { href, type PageId } from '#site/addresses.ts'
import type { TemplateId } from './answer-pages.ts'
import {
  answerJson,
  answerNotTaken,
  answerPage,
  answerRefusal,
  answerSeeOther,
  headersOfNotTaken,
  type NotTaken,
  sayNotTaken,
  statusOfNotTaken,
} from './answers.ts'
import { chooseLocale } from './language.ts'
import type { RateLimit } from './rate-limit.ts'
import { type BodyFormat, readBodyFormat, readInput } from './request-body.ts'
import { readPostOrigin } from './same-site.ts'
import type { AppContext, RouteServices } from './services.ts'
import type { VisitorAddress } from './visitor-address.ts'
import { visitorOf } from './visitor-of.ts'

/** Seconds to wait when the store could not write. */
const retryStoreAfter = 30

/** Says in the log why nothing was stored, and to the visitor when to try again. */
export function refuseNotStored(log: Log, { reason }: NotStored): NotTaken {
  log.event('not-stored', { reason })
  return { kind: 'refused', code: 'not-stored', retryAfter: retryStoreAfter }
}

/** A form whose fields are as they should be, from a page of ours. */
export interface PostedForm<Values> {
  values: Values
  locale: Locale
  visitor: VisitorAddress
}

export type FormOutcome = { kind: 'taken' } | NotTaken

/** Where a browser without scripts goes: to a page of the site, or the form again, filled in. */
type NextPage = { page: PageId } | { template: TemplateId }

type NextPages = { taken: NextPage; otherwise: NextPage }

/** A form that the server takes: its contract, its words, and what is done with it. */
export interface FormFunction<Values, Codes extends FaultCodes> {
  contract: FormContract<Values, Codes>
  words: Readonly<Record<Locale, FormWords>>
  pages: NextPages
  /** What happens next, for the visitor whose form was taken. */
  says?(locale: Locale): string
  take(form: PostedForm<Values>): Promise<FormOutcome>
}

/** What arrived and what became of it: all that an answer is made of. */
interface Answered {
  request: Request
  locale: Locale
  input: unknown
  outcome: FormOutcome
}

/** Takes a form by POST: JSON is answered with JSON, a plain form with a page. */
export async function answerForm<Values, Codes extends FaultCodes>(
  context: Context<AppContext>,
  services: RouteServices,
  form: FormFunction<Values, Codes>,
) {
  const request = context.req.raw
  const format = readBodyFormat(request)
  const spoken = chooseLocale(request.headers.get('accept-language'))
  if (!format) return answerRefusal({ code: 'unsupported-type' }, spoken)

  const read = await readInput(request, format, form.contract)
  const input = read.kind === 'input' ? read.input : undefined
  const locale = readAround(input).locale ?? spoken
  const outcome: FormOutcome =
    read.kind === 'input'
      ? await takeInput(context, services, form, { format, input, locale })
      : { kind: 'refused', code: read.kind }
  countRefusal(services.meter, form.contract, outcome)
  const answered = { request, locale, input, outcome }
  return format === 'json' ? answerAsJson(form, answered) : answerAsPage(form, services, answered)
}

function countRefusal(meter: Meter, { address }: { address: string }, outcome: FormOutcome) {
  if (outcome.kind === 'taken') return
  const reason = outcome.kind === 'faulty' ? 'faulty' : outcome.code
  meter.count('clinic_refused_total', { form: address.slice(address.lastIndexOf('/') + 1), reason })
}

async function takeInput<Values, Codes extends FaultCodes>(
  context: Context<AppContext>,
  services: RouteServices,
  { contract, take }: FormFunction<Values, Codes>,
  { format, input, locale }: { format: BodyFormat; input: unknown; locale: Locale },
): Promise<FormOutcome> {
  const request = context.req.raw
  if (readPostOrigin(request, services.settings) === 'cross-site') {
    return { kind: 'refused', code: 'cross-site' }
  }
  // Whatever fills in the field that nobody sees is told what it wants to hear.
  const { elapsed, website } = readAround(input)
  if (website !== '') return { kind: 'taken' }
  const read = readForm(contract, input)
  if (read.kind === 'faulty') return read
  const early = format === 'json' ? (contract.soonest ?? 0) - elapsed : 0
  if (early > 0) {
    return { kind: 'refused', code: 'too-fast', retryAfter: Math.ceil(early / second) }
  }
  return take({ values: read.values, locale, visitor: visitorOf(context, services) })
}

/**
 * Stores what a visitor sent if their limit has room for it. What could not be stored through our
 * fault is not counted.
 */
export async function storeWithinLimit(
  {
    limit,
    log,
    visitor,
  }: Pick<RouteServices, 'log'> & { limit: RateLimit; visitor: VisitorAddress },
  store: () => Promise<{ kind: string } | NotStored>,
): Promise<FormOutcome> {
  const admission = limit.admit(visitor)
  if (admission.kind === 'refused') {
    return { kind: 'refused', code: 'too-many', retryAfter: admission.retryAfter }
  }
  const stored = await store()
  if (!('reason' in stored)) return { kind: 'taken' }
  admission.giveBack()
  return refuseNotStored(log, stored)
}

type Answering = Pick<FormFunction<unknown, FaultCodes>, 'pages' | 'says' | 'words'> & {
  contract: Pick<FormContract<unknown, FaultCodes>, 'choices' | 'faults' | 'taken'>
}

function answerAsJson({ contract, says, words }: Answering, { locale, outcome }: Answered) {
  if (outcome.kind !== 'taken') return answerNotTaken(outcome, locale, words[locale])
  const taken: Taken = { status: contract.taken, ...(says ? { message: says(locale) } : {}) }
  return answerJson(200, taken)
}

function answerAsPage(form: Answering, { site }: RouteServices, answered: Answered) {
  const { input, locale, outcome, request } = answered
  const next = outcome.kind === 'taken' ? form.pages.taken : form.pages.otherwise
  if ('page' in next) return answerSeeOther(href(next.page, locale))
  const template = site.template(next.template, locale)
  if (!template || outcome.kind === 'taken') return answerSeeOther(href(next.template, locale))
  return answerPage(request, {
    template,
    status: statusOfNotTaken(outcome),
    values: { ...valuesTyped(form, input), ...valuesSaid(form.words[locale], outcome, locale) },
    headers: headersOfNotTaken(outcome),
  })
}

/** The texts of a form's fields as they came, to give back to the visitor. */
function valuesTyped({ contract }: Answering, input: unknown) {
  const given: Readonly<Record<string, unknown>> = { ...(input as object | null) }
  const fields = [...Object.keys(contract.faults), ...(contract.choices ?? [])]
  const texts = fields.flatMap((field) => {
    const text = given[field]
    if (typeof text === 'string') return [[`typed-${field}`, text] as const]
    return Array.isArray(text) ? [[`typed-${field}`, text.join(' ')] as const] : []
  })
  return Object.fromEntries(texts)
}

/** What a page says of an outcome: beside each field at fault, or of the whole form. */
export function valuesSaid(
  words: FormWords,
  outcome: NotTaken,
  locale: Locale,
): Readonly<Record<string, string>> {
  if (outcome.kind === 'refused') return { refusal: sayNotTaken(outcome, locale, words) }
  return Object.fromEntries(
    outcome.faults.map((fault) => [`fault-${fault.field}`, sayFault(words, fault)]),
  )
}
