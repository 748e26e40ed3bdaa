import type { Example, InBoth } from '#design/examples.ts'
import { Icon, iconNames } from './icon.tsx'

const long: InBoth<string> = {
  en: 'Bring your insurance card and, if you have one, a copy of the police report',
  es: 'Traiga su tarjeta del seguro y, si lo tiene, una copia del reporte de la policía',
}

export const examples: readonly Example[] = [
  {
    name: 'all',
    render: () => (
      <ul className="icon-list">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} /> <code>{name}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'beside long words',
    render: ({ language }) => (
      <p className="icon-line">
        <Icon name="calendar" />
        <span>{long[language]}</span>
      </p>
    ),
  },
]
