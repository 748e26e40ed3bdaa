import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'
import { readFigures } from '#reports/crash-figures/read-figures.ts'

/** What the island is given: the locale and the district in the page, the words beside it. */
export type BuiltReportProps = Pick<AccidentReportProps, 'locale' | 'words' | 'district'>

/**
 * The report for the build: reads the figures from their files, so that they are not written into
 * the page a second time. In the browser the island brings them along.
 */
export function BuiltReport(props: BuiltReportProps) {
  return <AccidentReport {...props} figures={readFigures()} />
}
