import type { Example, InBoth } from '#design/examples.ts'
import { LineEnd, LineIn, LineRail } from './line.tsx'
import { LineAcross } from './line-across.tsx'
import { LineProgress } from './line-progress.tsx'
import { LineTurn } from './line-turn.tsx'

const long: InBoth<string> = {
  en: 'Talk to us today, or tomorrow',
  es: 'Hable con nosotros hoy, o mañana por la mañana',
}

export const examples: readonly Example[] = [
  { name: 'in, with the kink', render: () => <LineIn /> },
  {
    name: 'along the rail, and from a picture',
    render: () => (
      <div className="line-example">
        <LineTurn />
        <LineAcross />
        <LineRail />
      </div>
    ),
  },
  { name: 'progress', render: () => <LineProgress done={3} all={8} /> },
  {
    name: 'the end, beside long words',
    render: ({ language }) => (
      <div className="line-example">
        <LineEnd />
        <p>{long[language]}</p>
      </div>
    ),
  },
]
