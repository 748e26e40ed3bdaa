import { memo } from 'react'
import { ReportEntries } from '#tools/symptom-tracker/views/keep/report-entries.tsx'
import { ReportPage, type ReportProps } from '#tools/symptom-tracker/views/keep/report-page.tsx'
import './report.css'

/** Made once for a diary: thousands of rows do not follow the name typed above them. */
const Entries = memo(ReportEntries)

/**
 * The diary as one would hand it to a doctor or an attorney: one page in short, then entry by entry.
 * It carries no letterhead: nobody but the person has written it. When it stands on the page, only it
 * is printed.
 */
export function Report({ locale, words, diary, from, to, name }: ReportProps) {
  return (
    <article className="diary-report">
      <ReportPage locale={locale} words={words} diary={diary} from={from} to={to} name={name} />
      <Entries locale={locale} words={words} diary={diary} />
    </article>
  )
}
