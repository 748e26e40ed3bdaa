import { Article } from '#screens/article.tsx'
import { IssueOpening } from '#screens/openings/issue-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** An issue of the newsletter. */
export const IssueScreen = (page: ScreenProps) => (
  <Article {...page} opening={<IssueOpening {...page} />} />
)
