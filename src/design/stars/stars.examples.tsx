import type { Example, InBoth } from '#design/examples.ts'
import { Stars } from './stars.tsx'

const four: InBoth<string> = { en: '4 out of 5 stars', es: '4 de 5 estrellas' }
const five: InBoth<string> = { en: '5 out of 5 stars', es: '5 de 5 estrellas' }

const long: InBoth<string> = {
  en: 'Sample review of the Spanish-language front desk',
  es: 'Reseña de ejemplo sobre la recepción, donde le atienden en español',
}

export const examples: readonly Example[] = [
  { name: 'four', render: ({ language }) => <Stars rating={4} label={four[language]} /> },
  {
    name: 'beside long words',
    render: ({ language }) => (
      <p>
        <Stars rating={5} label={five[language]} /> {long[language]}
      </p>
    ),
  },
]
