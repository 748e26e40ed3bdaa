import type { Example, InBoth } from '#design/examples.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

const label: InBoth<string> = { en: 'Where you are', es: 'Dónde está usted' }

const onePart: InBoth<readonly Crumb[]> = {
  en: [{ name: 'Home', href: '#' }, { name: 'Contact' }],
  es: [{ name: 'Inicio', href: '#' }, { name: 'Contacto' }],
}

const long: InBoth<readonly Crumb[]> = {
  en: [
    { name: 'Home', href: '#' },
    { name: 'Conditions', href: '#' },
    { name: 'Headaches and concussion after a car crash' },
  ],
  es: [
    { name: 'Inicio', href: '#' },
    { name: 'Problemas de salud después de un choque', href: '#' },
    { name: 'Dolores de cabeza y conmoción cerebral después de un choque de carro' },
  ],
}

export const examples: readonly Example[] = [
  {
    name: 'one step from home',
    render: ({ language }) => <Breadcrumbs label={label[language]} crumbs={onePart[language]} />,
  },
  {
    name: 'long words',
    render: ({ language }) => <Breadcrumbs label={label[language]} crumbs={long[language]} />,
  },
]
