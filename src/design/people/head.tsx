import { hairOf } from './hair.ts'
import type { Point } from './hull.ts'
import type { Looks, Mood, View } from './looks.ts'
import { Area, fine, Shape } from './marks.tsx'

interface HeadProps extends Looks {
  /** The middle of the head. */
  at: Point
  /** From chin to crown. */
  height: number
  view?: View
  mood?: Mood
  /** In degrees; more than 0 tips the crown to the right. */
  tilt?: number
  /** Looks left instead of right. */
  left?: boolean
  /** How much broader than a slim face. */
  broad?: number
}

/** On a head of 100 units from chin to crown, around its middle. */
const faces: Readonly<Record<View, string>> = {
  front:
    'M0-50C24-50 37-34 37-10C37 12 32 28 22 40C14 49-14 49-22 40C-32 28-37 12-37-10C-37-34-24-50 0-50z',
  turned:
    'M2-50C26-50 38-34 37-12C36-4 39 2 38 10C37 26 30 38 22 45C14 51 2 50-6 44C-18 36-28 24-32 8C-38-28-24-50 2-50z',
  side: 'M4-50C24-50 34-38 34-22C34-16 33-12 34-9L42 6C43 9 40 11 36 11C36 14 38 16 38 19C38 21 36 22 35 23C37 25 36 29 34 30C34 42 30 48 20 48C4 48-12 40-20 24C-38-10-26-50 4-50z',
}
const ears: Readonly<Record<View, string>> = {
  front: 'M-37-4C-46-8-46 14-35 14M37-4C46-8 46 14 35 14',
  turned: 'M-24-4C-36-10-36 18-22 16',
  side: 'M-10-6C-22-12-22 18-8 14',
}
const eyesAt: Readonly<Record<View, readonly number[]>> = {
  front: [-15, 15],
  turned: [4, 27],
  side: [23],
}
const noses: Readonly<Record<View, string>> = {
  front: 'M-1-2C2 6 6 11 3 13Q0 15-3 13',
  turned: 'M18-4C21 4 26 9 24 12Q21 15 16 13',
  side: 'M33 10Q30 12 29 8',
}
const mouths: Readonly<Record<Mood, Readonly<Record<View, string>>>> = {
  calm: { front: 'M-9 28Q0 31 9 28', turned: 'M7 28Q16 31 24 27', side: 'M36 23Q30 24 26 22' },
  smile: {
    front: 'M-13 25Q0 37 13 25M-15 24l3 2M15 24l-3 2',
    turned: 'M4 25Q16 37 26 24M2 24l3 2',
    side: 'M36 22Q30 28 23 22',
  },
  sore: { front: 'M-9 30Q0 25 9 30', turned: 'M7 30Q16 25 24 29', side: 'M36 24Q30 23 26 26' },
  closed: { front: 'M-9 28Q0 32 9 28', turned: 'M7 28Q16 32 24 27', side: 'M36 23Q30 25 26 22' },
  aching: { front: 'M-10 29Q0 26 10 29', turned: 'M7 29Q15 26 23 28', side: 'M36 24Q30 23 26 25' },
  talk: {
    front: 'M-9 26Q0 24 9 26Q6 36 0 36Q-6 36-9 26z',
    turned: 'M7 26Q16 24 24 26Q22 36 16 36Q10 36 7 26z',
    side: 'M36 21Q30 21 27 24Q30 30 35 28',
  },
}

const hurts = (mood: Mood) => mood === 'sore' || mood === 'aching'

const brow = (x: number, view: View, mood: Mood) => {
  const half = view === 'side' ? 6 : 7
  const [outer, inner] = hurts(mood) ? [-15, -22] : [-17, -18]
  const [left, right] =
    x < 0 || view === 'side' || (view === 'turned' && x < 10) ? [outer, inner] : [inner, outer]
  return `M${x - half} ${left}Q${x} ${hurts(mood) ? -22 : -23} ${x + half} ${right}`
}

const lid = (x: number) => `M${x - 6}-4Q${x}-10 ${x + 6}-4`
const shut = (x: number) => `M${x - 6}-3Q${x} 2 ${x + 6}-3`

/** Eyes, brows, nose and mouth, and what the years or a beard add. */
function Face({
  view,
  mood,
  old,
  beard,
  glasses,
  hairColor,
  scale,
}: {
  view: View
  mood: Mood
  scale: number
} & Pick<Looks, 'old' | 'beard' | 'glasses' | 'hairColor'>) {
  const eyes = eyesAt[view]
  const middle = view === 'front' ? 0 : view === 'turned' ? 16 : 30
  const resting = mood === 'closed' || mood === 'aching'
  const lines = `${eyes.map((x) => brow(x, view, mood)).join('')}`
  return (
    <>
      {beard && (
        <Area
          fill={hairColor ?? 'hair-1'}
          d={
            view === 'front'
              ? 'M-37 0C-36 20-30 34-22 41C-14 50 14 50 22 41C30 34 36 20 37 0C34 12 26 19 16 20Q0 17-16 20C-26 19-34 12-37 0z'
              : view === 'turned'
                ? 'M-30 6C-24 26-16 38-6 45C4 51 14 50 22 45C30 38 36 28 38 14C32 20 28 20 26 20Q16 17 4 21C-10 24-20 18-24 2z'
                : 'M-10 8C-10 30 0 46 20 49C30 48 34 42 34 31L37 17Q30 16 22 20C10 22 0 20-4 2z'
          }
        />
      )}
      <g stroke="var(--feature)" strokeWidth={(fine * 1.15) / scale}>
        <path
          d={lines}
          strokeWidth={(fine * 1.4) / scale}
          stroke={`var(--${old ? 'hair-4' : 'feature'})`}
        />
        <path d={`${eyes.map(resting ? shut : lid).join('')}${noses[view]}`} />
        <path
          d={mouths[mood][view]}
          strokeWidth={(fine * 1.4) / scale}
          stroke={beard ? 'var(--skin-1)' : undefined}
        />
        {old && (
          <path
            strokeWidth={(fine * 0.7) / scale}
            d={
              view === 'side'
                ? 'M14 0l-6 3M14 4l-5 4M24 14Q20 20 22 27M16-30h14'
                : `M${middle - 16} 15Q${middle - 20} 22 ${middle - 17} 28M${middle + 13} 14Q${middle + 17} 21 ${middle + 14} 27M${middle - 12}-31Q${middle}-33 ${middle + 10}-31`
            }
          />
        )}
      </g>
      {!resting && (
        <Area fill="feature" d={eyes.map((x) => `M${x + 1}-7a3.2 4.4 0 1 0 .1 0z`).join('')} />
      )}
      {glasses && (
        <path
          stroke="var(--feature)"
          strokeWidth={fine / scale}
          d={
            view === 'side'
              ? 'M32-9h-14q-2 14 7 14 8 0 8-10M18-7L-6-9'
              : `${eyes.map((x) => `M${x - 10}-9h20q2 15-10 15t-10-15z`).join('')}M${(eyes[0] ?? 0) + 10}-6h${(eyes[1] ?? 0) - (eyes[0] ?? 0) - 20}${view === 'turned' ? 'M-6-6L-24-5' : 'M-25-6h-11M25-6h11'}`
          }
        />
      )}
      {mood === 'smile' && (
        <g fill="var(--clay)" opacity=".22">
          {view === 'side' ? (
            <path d="M16 8a7 5 0 1 0 .1 0z" />
          ) : (
            <path d={eyes.map((x) => `M${x + (x < middle ? -5 : 5)} 9a7 5 0 1 0 .1 0z`).join('')} />
          )}
        </g>
      )}
    </>
  )
}

/** A head with brow and eyes, as all people of the scenes have. */
export function Head({
  at: [x, y],
  height,
  view = 'turned',
  mood = 'calm',
  tilt = 0,
  left,
  broad = 1,
  skin,
  hair,
  hairColor = 'hair-1',
  ...more
}: HeadProps) {
  const scale = height / 100
  const { behind, over, fixed } = hairOf(hair, view)
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${tilt}) scale(${(left ? -scale : scale) * broad} ${scale})`}
    >
      {behind && <Shape d={behind} fill={hairColor} scale={scale} />}
      <Shape d={`${faces[view]}`} fill={`skin-${skin}`} scale={scale} />
      {hair !== 'scarf' && (
        <path
          d={ears[view]}
          fill={`var(--skin-${skin})`}
          stroke={`var(--${view === 'front' ? 'edge' : 'feature'})`}
          strokeWidth={(view === 'front' ? 2 : fine) / scale}
        />
      )}
      <Face view={view} mood={mood} scale={scale} hairColor={hairColor} {...more} />
      {over && <Area d={over} fill={fixed ?? hairColor} />}
    </g>
  )
}
