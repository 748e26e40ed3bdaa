import { silhouette } from '#design/drawings/body-map.tsx'
import { kink } from '#design/line/line-path.ts'
import type { PageOf } from '#site/addresses.ts'
import './hurt-body.css'

interface HurtPart {
  /** From the front, where the pain is not at the back. */
  front?: true
  /** What of the body is seen, in units of the body map: from this height to that one. */
  from: number
  to: number
  /** Where the line begins, and where its kink is. */
  start: number
  kink: number
  /** Arcs around what hurts, beside the line. */
  marks?: string
}

/** The middle of the body on its map: seen from behind, and from the front. */
const middle = { back: 492, front: 164 } as const

const temples = 'M444 28q-14 18-10 40M431 22q-18 24-12 54M540 28q14 18 10 40M553 22q18 24 12 54'
const shoulder = 'M588 158q14 8 18 26M597 146q20 12 26 38'

const parts: Readonly<Record<PageOf<'condition'>, HurtPart>> = {
  whiplash: {
    from: -14,
    to: 232,
    start: 78,
    kink: 128,
    marks: 'M446 96q-14 12-14 34M432 90q-18 16-18 46M538 96q14 12 14 34M552 90q18 16 18 46',
  },
  'neck-pain': { from: 20, to: 196, start: 84, kink: 126 },
  'back-pain': { from: 128, to: 424, start: 100, kink: 326 },
  headaches: { from: -16, to: 150, start: 84, kink: 106, marks: temples },
  'shoulder-pain': { from: 44, to: 250, start: 84, kink: 186, marks: shoulder },
  concussion: { from: -30, to: 176, start: 84, kink: 112, marks: temples },
  anxiety: { front: true, from: 20, to: 300, start: 128, kink: 214 },
  'nerve-exam': {
    from: 84,
    to: 470,
    start: 84,
    kink: 300,
    marks: 'M492 170Q440 176 420 226T392 330 372 430M492 170q52 6 72 56t28 104 20 100',
  },
}

/** Of the kink across the line, in units of the body map. */
const kinkSize = { across: 26, along: 34 } as const

/** The part of the body that a page is about: the line begins there, is its spine, and leaves below. */
export function HurtBody({ id }: { id: PageOf<'condition'> }) {
  const part = parts[id]
  const x = middle[part.front ? 'front' : 'back']
  const height = part.to - part.from
  const below = part.kink + kinkSize.along
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside the title of the page
    <svg
      className="hurt-body"
      viewBox={`${x - height / 2} ${part.from} ${height} ${height}`}
      preserveAspectRatio="xMidYMax meet"
    >
      <path className="hurt-skin" d={`M${x} 14${silhouette}`} />
      {part.front ? (
        <path
          className="hurt-fine"
          d="M150 62h-1m30 0h-1M152 52q4-3 8 0m9 0q4-3 8 0M164 62v14h-4M156 86q8 5 16 0M138 106q10 15 26 15M190 106q-10 15-26 15M174 166q26-2 62 2M154 166q-26-2-62 2"
        />
      ) : (
        <>
          <path
            className="hurt-hair"
            d="M466 106c-3-5-5-9-7-14-2-6-2-12-3-18 0-5-1-9 0-14 1-8 3-16 6-24 3-6 6-13 12-17 5-3 12-5 18-5 6 0 13 2 18 5 6 4 9 11 12 17 3 8 5 16 6 24 1 5 0 9 0 14-1 6-1 12-3 18-2 5-4 9-7 14-10 10-42 10-52 0z"
          />
          <path
            className="hurt-fine"
            d="M516 184q32 4 36 24M552 208q0 36-24 44M468 184q-32 4-36 24M432 208q0 36 24 44M486 140h12M485 161h14M484 182h16M483 203h17M482 224h19M482 245h21M481 266h23M480 287h25M479 308h26M478 329h28M477 350h30M568 432q-32 14-66 4M416 432q32 14 66 4M492 380v24"
          />
        </>
      )}
      {part.marks ? (
        <path className={id === 'nerve-exam' ? 'hurt-fine' : 'hurt-mark'} d={part.marks} />
      ) : null}
      <path className="hurt-line" d={`M${x} ${part.start}V${part.kink}M${x} ${below}V${part.to}`} />
      <path
        className="hurt-mark"
        transform={`translate(${x + kinkSize.across / 2} ${part.kink}) rotate(90) scale(${kinkSize.along / 48} ${kinkSize.across / 100})`}
        d={kink}
      />
    </svg>
  )
}
