import { skyline } from '#city/oakland/skyline.ts'

/** What `drawing.css` says of a class, for a file that no style reaches. */
const attributesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'line-strong': { strokeWidth: '2' },
  'line-fine': { stroke: 'var(--bay-2)', strokeWidth: '.8' },
  cut: { stroke: 'var(--lit)', strokeLinecap: 'butt' },
  accent: { stroke: 'var(--clay)' },
  'fill-hill': { fill: 'var(--hill-1)' },
  'fill-mist': { fill: 'var(--mist)' },
  'fill-mist-2': { fill: 'var(--hill-2)' },
  'fill-paper': { fill: 'var(--paper)' },
  'fill-accent': { fill: 'var(--clay)' },
}

/** The skyline of the home page behind a scene: lit windows at night. */
export const FarSkyline = ({ transform }: { transform: string }) => (
  <g transform={transform} stroke="var(--bay-2)" strokeWidth="1.4">
    {skyline.map(({ className = '', ...shape }) => (
      <path
        key={`${shape.transform} ${shape.d}`}
        {...shape}
        {...(className.startsWith('fill') && { stroke: 'none' })}
        {...Object.assign({}, ...className.split(' ').map((name) => attributesOf[name]))}
      />
    ))}
  </g>
)
