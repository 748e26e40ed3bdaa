import { Article } from '#screens/article.tsx'
import { DossierOpening } from '#screens/openings/dossier-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** For attorneys. */
export const DossierScreen = (page: ScreenProps) => (
  <Article {...page} opening={<DossierOpening {...page} />} />
)
