import './icon.css'

/** Small signs for buttons and lists, in the same line as the drawings. */
const shapes = {
  alert: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v6M12 17v.1',
  calendar: 'M4 6h16v14H4zM4 11h16M9 3v5M15 3v5',
  check: 'm4 12 5 6L20 6',
  clock: 'M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18M12 7v5l4 2',
  close: 'm5 5 14 14M19 5 5 19',
  'map-pin': 'M12 22C8 17 5 13 5 9a7 7 0 0 1 14 0c0 4-3 8-7 13zM12 7v4',
  menu: 'M3 6h18M3 12h18M3 18h18',
  message: 'M4 4h16v12h-9l-5 5v-5H4z',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  phone:
    'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3z',
  search: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M15 15l6 6',
  facebook: 'M17 3h-2a4 4 0 0 0-4 4v15M7 12h9',
  twitter: 'm4 4 16 16M20 4 4 20',
  instagram: 'M4 4h16v16H4zM12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8M17 7v.1',
  linkedin: 'M5 10v10M5 4v1M11 20V10M11 14c0-5 8-6 8 1v5',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

/** An icon beside words; screen readers hear only the words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
