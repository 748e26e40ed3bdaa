import type { Example } from '#design/examples.ts'
import { LineEnd, LineIn, LineRail } from './line.tsx'
import { LineAcross } from './line-across.tsx'
import { LineTurn } from './line-turn.tsx'

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
  {
    name: 'the end, beside long words',
    render: ({ language }) => (
      <div className="line-example">
        <LineEnd />
        <p>
          {language === 'en' ? 'Talk to us today, or tomorrow' : 'Hable con nosotros hoy, o mañana'}
        </p>
      </div>
    ),
  },
]
