import type { Context } from 'hono'
import {
  type PainFaults,
  type PainReport,
  painReport,
  readProof,
} from '#contracts/pain-report/contract.ts'
import { painReportWords } from '#contracts/pain-report/words.ts'
import { hour, second } from '#dates/durations.ts'
import { answerJson, answerRefusal } from './answers.ts'
import {
  type FormFunction,
  type FormOutcome,
  type PostedForm,
  retryStoreAfter,
  storeWithinLimit,
} from './form-function.ts'
import { chooseLocale } from './language.ts'
import { publishIfDue, weekOf } from './pain-publication-week.ts'
import { createPainForms, type PainForms } from './pain-report-forms.ts'
import { createPainLimits, type PainLimits } from './pain-report-limits.ts'
import type { AppContext, RouteServices } from './services.ts'

/** The line of the dashboard that says what became of a report: a static page holds them all. */
const line = (anchor: string) => ({ page: 'pain-dashboard', anchor }) as const

/** The functions of the community pain dashboard, sharing forms and limits. */
export function createPainFunctions(services: RouteServices, limits: 'on' | 'off') {
  const forms = createPainForms(services.clock)
  const shared = { ...services, forms, painLimits: createPainLimits(limits, services.clock) }
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
    answerForm: () => answerJson(200, forms.issue()),
    answerFigures: (context: Context<AppContext>) => answerFigures(context, services),
  }
}

type Shared = RouteServices & { forms: PainForms; painLimits: PainLimits }

async function takeReport(
  services: Shared,
  { input, values: report, visitor }: PostedForm<PainReport>,
): Promise<FormOutcome> {
  const { clock, forms, log, painLimits, store } = services
  // Only a browser without scripts may come without a token, and then there is less room for it.
  const given = readProof(input)
  const plain = given.token === ''
  const proof = plain ? undefined : forms.use(given)
  if (proof?.kind === 'stale') return { kind: 'refused', code: 'stale-form' }
  if (proof?.kind === 'too-fast') {
    return { kind: 'refused', code: 'too-fast', retryAfter: proof.retryAfter }
  }

  const limit = plain ? painLimits.plain : painLimits.proved
  const outcome = await storeWithinLimit({ limit, log, visitor }, () =>
    store.addPainReport({ ...report, week: weekOf(clock()) }),
  )
  if (outcome.kind === 'taken') await publishIfDue(services)
  else proof?.giveBack()
  return outcome
}

/** `GET /functions/v1/pain-figures`: what was published last, for anybody to keep for an hour. */
async function answerFigures(context: Context<AppContext>, { log, store }: RouteServices) {
  const last = await store.readPainFigures()
  if (last.kind === 'not-stored') {
    log.event('not-stored', { reason: last.reason })
    return answerRefusal(
      { code: 'not-stored', retryAfter: retryStoreAfter },
      chooseLocale(context.req.header('accept-language')),
    )
  }
  const figures =
    last.kind === 'figures' ? JSON.parse(last.published.figures) : { status: 'not-enough' }
  return answerJson(200, figures, { 'Cache-Control': `public, max-age=${hour / second}` })
}
