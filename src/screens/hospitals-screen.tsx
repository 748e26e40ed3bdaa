import { HospitalList } from '#directories/hospitals/hospital-list.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readHospitals } from '#words/registers.ts'

export function HospitalsScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      <HospitalList locale={page.locale} hospitals={readHospitals()} />
    </ArticleScreen>
  )
}
