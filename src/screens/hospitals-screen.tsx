import { HospitalDirectory } from '#city/hospitals/hospital-directory.tsx'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readMap } from '#city/map/read-map.ts'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { FoldedSections } from '#words/folded-sections.tsx'
import { herePart } from './live/here-part.tsx'
import { hospitalsPart } from './live/hospitals-part.tsx'
import { knownPoints } from './live/known-points.ts'
import { builtPart, Live } from './live/live.tsx'
import './heads-beside.css'

export function HospitalsScreen(page: ScreenProps) {
  return (
    <Article
      {...page}
      opening={<DirectoryOpening {...page} />}
      signs="above the rest"
      body={FoldedSections}
    >
      <HospitalDirectory
        locale={page.locale}
        hospitals={readHospitals()}
        map={readMap()}
        points={knownPoints()}
        here={builtPart(herePart, page.locale)}
      >
        <Live part={hospitalsPart} locale={page.locale} />
      </HospitalDirectory>
    </Article>
  )
}
