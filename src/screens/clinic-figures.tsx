import { Stat } from '#design/stat/stat.tsx'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { sampleMark, sampleNote } from '#site/samples.ts'
import { type Claim, claimLabel } from '#words/registers.ts'
import './clinic-figures.css'

interface ClinicFiguresProps {
  locale: Locale
  claims: readonly Claim[]
}

/** What the clinic counts of itself. Where all of it is made up, the heading says so once for all. */
export function ClinicFigures({ locale, claims }: ClinicFiguresProps) {
  if (claims.length === 0) return null
  const { home, claims: words } = screenWords[locale]
  const counts = hrefIfServed('why-choose', locale)
  const entries = claims.map(({ evidence }) => ({ sample: evidence === 'sample' }))
  const allSamples = entries.every(({ sample }) => sample)
  return (
    <section className="clinic-figures">
      <h2>
        {home.statsLabel}
        {sampleMark({ sample: allSamples }, locale)}
      </h2>
      <div className="stats">
        {claims.map((claim) => (
          <Stat
            key={claim.id}
            value={claim.value}
            label={allSamples ? claim.label[locale] : claimLabel(claim, locale)}
          />
        ))}
      </div>
      <p className="fine-print">
        {words.caution} {sampleNote(entries, locale)}{' '}
        {counts ? <a href={counts}>{words.counts}</a> : null}
      </p>
    </section>
  )
}
