import type { Example, InBoth } from '#design/examples.ts'
import { Stat, type StatProps } from './stat.tsx'

// State records (SWITRS and CCRS), injury crashes on Oakland city streets, 2016 to 2024.
const crashes: InBoth<StatProps> = {
  en: {
    value: '15,124',
    label: 'injury crashes on city streets',
    note: 'State records, 2016 to 2024',
  },
  es: {
    value: '15,124',
    label: 'choques con personas lesionadas en las calles',
    note: 'Registros del estado, de 2016 a 2024',
  },
}

const line: InBoth<StatProps> = {
  en: { value: '24/7', label: 'telephone line' },
  es: { value: '24/7', label: 'línea de teléfono' },
}

const long: InBoth<StatProps> = {
  en: {
    value: '16 out of 100',
    label: 'people in one study still had moderate to severe problems at 1 year',
    note: 'One study of 155 people',
  },
  es: {
    value: '16 de cada 100',
    label: 'personas de un estudio todavía tenían problemas de moderados a graves al año',
    note: 'Un estudio de 155 personas',
  },
}

export const examples: readonly Example[] = [
  {
    name: 'a row',
    render: ({ language }) => (
      <div className="stats">
        <Stat {...line[language]} />
        <Stat {...crashes[language]} />
      </div>
    ),
  },
  {
    name: 'long words',
    render: ({ language }) => (
      <div className="stats">
        <Stat {...long[language]} />
      </div>
    ),
  },
]
