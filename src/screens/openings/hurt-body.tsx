import { type BodyPartName, spines } from '#design/body-parts/body-part-names.ts'
import { spinePath } from '#design/body-parts/spine-path.ts'
import { Picture } from '#design/picture/picture.tsx'
import type { PageOf } from '#site/addresses.ts'
import './hurt-body.css'

const parts: Readonly<Record<PageOf<'condition'>, BodyPartName>> = {
  whiplash: 'whiplash',
  'neck-pain': 'neck',
  'back-pain': 'back',
  headaches: 'headache',
  'shoulder-pain': 'shoulder',
  concussion: 'concussion',
  anxiety: 'anxiety',
  'nerve-exam': 'nerve-exam',
}

/** Somebody who hurts where the page says: the line of the page is the spine, with its kink. */
export function HurtBody({ id }: { id: PageOf<'condition'> }) {
  const spine = spines[parts[id]]
  const { line, kink } = spinePath(spine)
  return (
    <div className="hurt-body">
      <Picture name={parts[id]} alt="" width={600} height={400} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside the title of the page */}
      <svg viewBox={`${spine.enters[0] - 300} 0 600 400`}>
        <path className="hurt-ground" d={line + kink} />
        <path className="hurt-line" d={line} />
        <path className="hurt-kink" d={kink} />
      </svg>
    </div>
  )
}
