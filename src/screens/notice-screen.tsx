import { Article } from '#screens/article.tsx'
import { NoticeOpening } from '#screens/openings/notice-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** What the law asks us to say, in plain text. */
export const NoticeScreen = (page: ScreenProps) => (
  <Article {...page} opening={<NoticeOpening {...page} />} />
)
