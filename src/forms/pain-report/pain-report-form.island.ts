export { PainReportForm as Island } from './pain-report-form.tsx'
