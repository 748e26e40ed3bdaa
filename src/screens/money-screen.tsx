import { Article } from '#screens/article.tsx'
import { MoneyOpening } from '#screens/openings/money-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** What care costs and who pays: a guide that opens with the prices. */
export const MoneyScreen = (page: ScreenProps) => (
  <Article {...page} opening={<MoneyOpening {...page} />} />
)
