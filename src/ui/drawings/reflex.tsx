import { Drawing, type DrawingProps } from './drawing.tsx'
import { Figure } from './figure.tsx'
import { Ground } from './ground.tsx'

/** A forearm with its nerve marked as far as the fingers, and a reflex hammer over it. */
export function Reflex({ title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" title={title}>
      <Ground />
      <Figure
        strokes={[
          { d: 'M-8 98L50 78', width: 28 },
          { d: 'M50 78l18-4', width: 27 },
          { d: 'M60 70l8-18', width: 12 },
          { d: 'M72 68l30-14', width: 11 },
          { d: 'M74 73l36-7', width: 11 },
          { d: 'M74 79l33 0', width: 11 },
          { d: 'M70 84l28 6', width: 10 },
        ]}
      />
      <path className="line-fine" d="M48 66q6 10 3 24M104 61l3 6M106 75l2 0" />
      <path
        className="line-strong accent"
        d="M0 96l36-13q14-5 24-6M60 77l36-20M60 77l42-9M60 77l38 3M60 77l30 10"
      />
      <path className="line-strong" d="M34 52L66 8" />
      <path className="line fill-mist-2" d="M22 44l18 13-11 9q-3 2-6-1l-5-4q-3-3-1-7z" />
      <path className="accent" d="M12 74l-7 1M16 82l-6 5M44 66l8-3" />
    </Drawing>
  )
}
