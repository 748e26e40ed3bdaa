import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readMap } from '#city/map/read-map.ts'
import { Island } from '#design/island/island.tsx'
import { CommunityPain } from '#reports/community-pain/community-pain.tsx'
import { readRecords } from '#reports/community-pain/records.ts'
import { Article } from '#screens/article.tsx'
import { PainOpening } from '#screens/openings/pain-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { BesideStudies } from '#tools/studies/beside-studies.tsx'
import { readBeside } from '#tools/studies/read-beside.ts'
import { studiesWords } from '#tools/studies/words.ts'
import './heads-beside.css'

export function PainDashboardScreen(page: ScreenProps) {
  const { locale } = page
  const words = studiesWords[locale]
  return (
    <Article
      {...page}
      opening={<PainOpening {...page} />}
      signs="above the rest"
      foot={
        <div className="wrap">
          <CommunityPain locale={locale} records={readRecords(readFigures())} map={readMap()} />
        </div>
      }
    >
      <section aria-labelledby="beside">
        <h2 id="beside">{words.heading}</h2>
        <p>
          {words.intro} {words.adults} <a href={`#${words.tableAt}`}>{words.table}</a>
        </p>
        <Island
          name="beside-studies"
          component={BesideStudies}
          props={{ locale, ...readBeside(locale) }}
          words={words}
        />
      </section>
    </Article>
  )
}
