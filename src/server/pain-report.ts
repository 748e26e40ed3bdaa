import type { Context } from 'hono'
import { readProof } from '#contracts/form-token.ts'
import { type PainFaults, type PainReport, painReport } from '#contracts/pain-report/contract.ts'
import { firstPainQuarter, showPainFigures } from '#contracts/pain-report/figures.ts'
import { painReportWords } from '#contracts/pain-report/words.ts'
import { mondayOf } from '#dates/days.ts'
import { hour, second } from '#dates/durations.ts'
import { oaklandDate } from '#i18n/dates.ts'
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
import { createPainLimits, type PainLimits, untilNextMonth } from './pain-report-limits.ts'
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
      'month-full': line('report-full'),
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
  const sender = painLimits.senderOf(visitor)
  return storeWithinLimit({ limit, log, visitor }, async () => {
    const now = clock()
    const week = mondayOf(oaklandDate(now))
    const kept = await store.addPainReport({ ...report, week }, { sender, token: checked?.used })
    return kept.kind === 'month-full'
      ? { kind: 'refused', code: 'month-full', retryAfter: untilNextMonth(now) }
      : kept
  })
}

/**
 * `GET /functions/v1/pain-figures`: the frozen quarters and what the page shows of them, for anybody
 * to keep for an hour.
 */
async function answerFigures(context: Context<AppContext>, { clock, log, store }: RouteServices) {
  const now = clock()
  const read = await store.readPainQuarters(firstPainQuarter(now))
  if (read.kind === 'not-stored') return answerNotStored(context, log, read)
  const { quarters } = read
  return answerJson(
    200,
    { shown: showPainFigures(quarters, now), frozen: quarters },
    { 'Cache-Control': `public, max-age=${hour / second}` },
  )
}

function answerNotStored(context: Context<AppContext>, log: Log, notStored: NotStored) {
  return answerNotTaken(
    refuseNotStored(log, notStored),
    chooseLocale(context.req.header('accept-language')),
  )
}
