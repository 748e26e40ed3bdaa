import { useId, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { saveFile } from '#design/save-file.ts'
import type { Locale } from '#language/locales.ts'
import { exportCsv } from '#tools/symptom-tracker/exports/export-csv.ts'
import { exportFhir } from '#tools/symptom-tracker/exports/export-fhir.ts'
import { type Diary, diaryBetween } from '#tools/symptom-tracker/model/diary.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { daysOfSpan, type Span } from '#tools/symptom-tracker/model/trend.ts'
import { Report } from '#tools/symptom-tracker/views/keep/report.tsx'
import { SpanField } from '#tools/symptom-tracker/views/trend/span-field.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface SharePartProps {
  locale: Locale
  words: Words
  diary: Diary
  onMade: (text: string) => void
}

/** The report to print and the files to give away, over the days the person chooses. */
export function SharePart({ locale, words, diary, onMade }: SharePartProps) {
  const { share } = words
  const id = useId()
  const [span, setSpan] = useState<Span>('twelve-weeks')
  const [name, setName] = useState('')
  const [reporting, setReporting] = useState(false)
  const madeAt = momentNow()
  const { from, to } = daysOfSpan(span, diary, dayOf(madeAt))
  const part = useMemo(() => diaryBetween(diary, from, to), [diary, from, to])
  const fileName = `${share.fileName}-${to}`

  function saveTable() {
    saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', exportCsv(part, words))
    onMade(share.made)
  }
  function saveFhir() {
    const bundle = exportFhir({
      diary: part,
      words,
      locale,
      origin: location.origin,
      madeAt,
      name,
    })
    const text = JSON.stringify(bundle, null, 1)
    saveFile(`${fileName}.fhir.json`, 'application/fhir+json', text)
    onMade(share.made)
  }

  if (diary.entries.length + diary.weeks.length === 0) return <p>{share.nothing}</p>
  return (
    <>
      <p>{share.intro}</p>
      <SpanField words={words.trend} legend={share.span} span={span} onSpan={setSpan} />
      <Field
        id={`${id}-name`}
        label={share.name}
        hint={share.nameHint}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p className="diary-small">{share.reportHint}</p>
      <div className="button-row">
        <Button onClick={() => setReporting(!reporting)} aria-expanded={reporting}>
          {reporting ? share.closeReport : share.report}
        </Button>
        {reporting ? (
          <Button variant="outline" onClick={() => print()}>
            {share.print}
          </Button>
        ) : null}
        <Button variant="outline" onClick={saveTable}>
          {share.csv}
        </Button>
      </div>
      {reporting ? (
        <Report locale={locale} words={words} diary={part} from={from} to={to} name={name} />
      ) : null}
      <details className="diary-more">
        <summary>{share.software}</summary>
        <p>{share.softwareHint}</p>
        <Button variant="outline" onClick={saveFhir}>
          {share.fhir}
        </Button>
        <p className="diary-small">{share.loinc}</p>
      </details>
    </>
  )
}
