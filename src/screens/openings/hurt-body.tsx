import { type BodyPartName, spines } from '#design/body-parts/body-part-names.ts'
import { spinePath } from '#design/body-parts/spine-path.ts'
import { wideSheet } from '#design/people/wide-sheet.tsx'
import { Picture } from '#design/picture/picture.tsx'
import './hurt-body.css'

/** Somebody who hurts where the page says: the line of the page is the spine, with its kink. */
export function HurtBody({ part }: { part: BodyPartName }) {
  const spine = spines[part]
  const { line, kink } = spinePath(spine)
  return (
    <div className="hurt-body">
      <Picture name={part} alt="" {...wideSheet} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside the title of the page */}
      <svg viewBox={`${spine.enters[0] - 300} 0 600 400`}>
        <path className="hurt-ground" d={line + kink} />
        <path className="hurt-line" d={line} />
        <path className="hurt-kink" d={kink} />
      </svg>
    </div>
  )
}
