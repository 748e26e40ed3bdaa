import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { CallOrText } from '#screens/call-or-text.tsx'
import { PicturedOpening } from '#screens/pictured-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './hurt-body.css'
import './person-opening.css'

/** The person who will see you: the face fills the opening, the line is the seam of the coat. */
export const PersonOpening = (page: ScreenProps) => (
  <PicturedOpening
    {...page}
    name="person"
    picture={
      <div className="hurt-body">
        <Picture name="portrait" alt="" {...wideSheet} />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside the name */}
        <svg viewBox="0 0 600 400">
          <path className="hurt-line" d="M300 377V400" />
        </svg>
      </div>
    }
    titleAbove
    under={<CallOrText locale={page.locale} size="default" />}
  />
)
