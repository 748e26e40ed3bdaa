import * as v from 'valibot'

/** What `npm audit --json` prints when the registry answered: one entry for each package. */
const reportSchema = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      range: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
      fixAvailable: v.union([v.boolean(), v.object({ name: v.string(), version: v.string() })]),
    }),
  ),
})

/** What it prints when it could not ask. */
const failureSchema = v.object({ message: v.string() })

export type Audit =
  | { kind: 'clean' }
  | { kind: 'found'; advisories: readonly Advisory[] }
  | { kind: 'no-answer'; reason: string }

interface Advisory {
  name: string
  /** `critical`, `high`, `moderate`, `low` or `info`. */
  severity: string
  /** The title and address of each, or the package through which it is here. */
  via: readonly string[]
  /** For people. */
  cure: string
}

type Vulnerability = v.InferOutput<typeof reportSchema>['vulnerabilities'][string]

function cureOf(fix: Vulnerability['fixAvailable']) {
  if (fix === true) return 'npm update takes a version without it'
  if (fix) return `${fix.name} ${fix.version} is without it`
  return 'there is no version without it: see whether we use what it is about'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what `npm audit --json` printed. */
export function readAudit(text: string): Audit {
  const printed = parse(text)
  const report = v.safeParse(reportSchema, printed)
  if (!report.success) {
    const failure = v.safeParse(failureSchema, printed)
    const reason = failure.success ? failure.output.message : text.trim() || 'npm printed nothing'
    return { kind: 'no-answer', reason }
  }
  const advisories = Object.entries(report.output.vulnerabilities).map(([name, found]) => ({
    name: `${name} ${found.range}`,
    severity: found.severity,
    via: found.via.map((one) => (typeof one === 'string' ? one : `${one.title}, ${one.url}`)),
    cure: cureOf(found.fixAvailable),
  }))
  return advisories.length > 0 ? { kind: 'found', advisories } : { kind: 'clean' }
}

/** Severities that stop a change. */
const serious: readonly string[] = ['critical', 'high']

/** Whether an audit stops a change: a registry that is silent says nothing against one. */
export const isSerious = (audit: Audit) =>
  audit.kind === 'found' && audit.advisories.some(({ severity }) => serious.includes(severity))

/** An audit, for people. */
export function describeAudit(audit: Audit) {
  if (audit.kind === 'clean')
    return 'No advisory is known for a package that the site is made with.'
  if (audit.kind === 'no-answer') {
    return `Not asked for advisories: the registry did not answer (${audit.reason}). Run "npm run audit" where it does.`
  }
  return audit.advisories
    .map(({ cure, name, severity, via }) => `${severity}: ${name} (${via.join('; ')}). ${cure}.`)
    .join('\n')
}
