import type { Context } from 'hono'
import { readProof } from '#contracts/form-token.ts'
import { type PainFaults, type PainReport, painReport } from '#contracts/pain-report/contract.ts'
import { painReportWords } from '#contracts/pain-report/words.ts'
import { hour, second } from '#dates/durations.ts'
import { answerJson, answerNotTaken } from './answers.ts'
import {
  type FormFunction,
  type FormOutcome,
  type PostedForm,
  refuseNotStored,
  storeWithinLimit,
} from './form-function.ts'
import { createFormTokens, type FormTokens } from './form-tokens.ts'
import { chooseLocale } from './language.ts'
import type { Log } from './log.ts'
import { publishIfDue, weekOf } from './pain-publication-week.ts'
import { createPainLimits, type PainLimits } from './pain-report-limits.ts'
import type { AppContext, RouteServices } from './services.ts'
import type { NotStored } from './store/store.ts'

/** The line of the dashboard that says what became of a report: a static page holds them all. */
const line = (anchor: string) => ({ page: 'pain-dashboard', anchor }) as const

/** The functions of the community pain dashboard, sharing forms and limits. */
export function createPainFunctions(services: RouteServices, limits: 'on' | 'off') {
  const tokens = createFormTokens('pain-report', services)
  const shared = { ...services, tokens, painLimits: createPainLimits(limits, services.clock) }
  const report: FormFunction<PainReport, PainFaults> = {
    contract: painReport,
    words: painReportWords,
    pages: {
      taken: line('report-thanks'),
      faulty: line('report-missing'),
      'too-many': line('report-later'),
      otherwise: line('report-retry'),
    },
    take: (form) => takeReport(shared, form),
  }
  return {
    report,
    /** `GET /functions/v1/pain-form`: a token for one report. */
    answerForm: (context: Context<AppContext>) => answerToken(context, shared),
    answerFigures: (context: Context<AppContext>) => answerFigures(context, services),
  }
}

type Shared = RouteServices & { tokens: FormTokens; painLimits: PainLimits }

async function answerToken(context: Context<AppContext>, { log, tokens }: Shared) {
  const issued = await tokens.issue()
  return issued.kind === 'issued'
    ? answerJson(200, issued.form)
    : answerNotStored(context, log, issued)
}

async function takeReport(
  services: Shared,
  { input, values: report, visitor }: PostedForm<PainReport>,
): Promise<FormOutcome> {
  const { clock, log, painLimits, store, tokens } = services
  // Only a browser without scripts may come without a token, and then there is less room for it.
  const given = readProof(input)
  const plain = given.token === ''
  const checked = plain ? undefined : await tokens.check(given)
  switch (checked?.kind) {
    case 'stale':
      return { kind: 'refused', code: 'stale-form' }
    case 'too-fast':
      return { kind: 'refused', code: 'too-fast', retryAfter: checked.retryAfter }
    case 'not-stored':
      return refuseNotStored(log, checked)
  }

  const limit = plain ? painLimits.plain : painLimits.proved
  const outcome = await storeWithinLimit({ limit, log, visitor }, () =>
    store.addPainReport({ ...report, week: weekOf(clock()) }, checked?.used),
  )
  if (outcome.kind === 'taken') await publishIfDue(services)
  return outcome
}

/** `GET /functions/v1/pain-figures`: what was published last, for anybody to keep for an hour. */
async function answerFigures(context: Context<AppContext>, { clock, log, store }: RouteServices) {
  const last = await store.readPainFigures(weekOf(clock()))
  if (last.kind === 'not-stored') return answerNotStored(context, log, last)
  const figures =
    last.kind === 'figures' ? JSON.parse(last.published.figures) : { status: 'not-enough' }
  return answerJson(200, figures, { 'Cache-Control': `public, max-age=${hour / second}` })
}

function answerNotStored(context: Context<AppContext>, log: Log, notStored: NotStored) {
  return answerNotTaken(
    refuseNotStored(log, notStored),
    chooseLocale(context.req.header('accept-language')),
  )
}
