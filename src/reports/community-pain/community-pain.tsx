import { useEffect, useState } from 'react'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { PainTables } from '#reports/community-pain/pain-tables.tsx'
import {
  type PublishedFigures,
  readPublishedFigures,
} from '#reports/community-pain/published-figures.ts'
import type { Words } from '#reports/community-pain/words.en.ts'
import { Fact } from '#ui/fact/fact.tsx'
import './community-pain.css'

export interface CommunityPainProps {
  locale: Locale
  words: Words
  /** Where the published figures are read as JSON. */
  figuresAddress: string
  /** What police noted about the people hurt on city streets, as it is said in sentences. */
  records: Readonly<Record<'inTen' | 'possible' | 'hurt' | 'years', string>>
}

/** Where the state publishes its crash records. */
const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

async function fetchFigures(address: string): Promise<PublishedFigures | 'failed'> {
  try {
    const response = await fetch(address)
    if (!response.ok) return 'failed'
    return readPublishedFigures(await response.json()) ?? 'failed'
  } catch {
    return 'failed'
  }
}

/**
 * What the state's records say about pain, and below it what people reported here. As HTML it is
 * the state of a new site with a link to the figures; once awake it reads them.
 */
export function CommunityPain({ figuresAddress, locale, records, words }: CommunityPainProps) {
  const { inTen, ...counts } = records
  const [figures, setFigures] = useState<PublishedFigures | 'failed'>({ status: 'not-enough' })

  useEffect(() => {
    let left = false
    fetchFigures(figuresAddress).then((read) => {
      if (!left) setFigures(read)
    })
    return () => {
      left = true
    }
  }, [figuresAddress])

  return (
    <section className="community-pain" aria-labelledby="community-pain-heading">
      <h2 id="community-pain-heading">{words.heading}</h2>
      {figures === 'failed' ? (
        <p>{words.failed}</p>
      ) : figures.status === 'published' ? (
        <PainTables figures={figures} locale={locale} words={words} />
      ) : (
        <>
          <p>
            <strong>{words.notEnough}</strong> {words.whenPublished}
          </p>
          <h3>{words.recordsHeading}</h3>
          <Fact value={fill(words.recordsValue, { inTen })}>
            <p>
              {fill(words.records, counts)} {words.recordsLimit}
            </p>
            <p className="fine-print">
              {words.recordsSource} <a href={recordsAddress}>data.ca.gov</a>
            </p>
          </Fact>
        </>
      )}
      <p>
        <a href={figuresAddress}>{words.data}</a>
      </p>
    </section>
  )
}
