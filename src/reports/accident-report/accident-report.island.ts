import { createElement } from 'react'
import { AccidentReport } from '#reports/accident-report/accident-report.tsx'
import type { BuiltReportProps } from '#reports/accident-report/built-report.tsx'

/** As text, so that it becomes part of this file, which only a touch of the report fetches. */
const files = import.meta.glob<string>('/data/crashes/oakland-shown.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const figures = JSON.parse(files['/data/crashes/oakland-shown.json'] ?? 'null')

/** The report with the same figures as at the build, now following the filters. */
export function Island(props: BuiltReportProps) {
  return createElement(AccidentReport, { ...props, figures })
}
