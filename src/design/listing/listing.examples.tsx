import type { Example, InBoth } from '#design/examples.ts'
import { Listing } from './listing.tsx'

interface Entry {
  name: string
  label: string
  fact: string
}

const short: InBoth<Entry> = {
  en: { name: 'Front desk', label: 'Languages', fact: 'English, Spanish' },
  es: { name: 'Recepción', label: 'Idiomas', fact: 'inglés y español' },
}

const long: InBoth<Entry> = {
  en: {
    name: 'Walk for people who are learning to trust their neck again',
    label: 'Where it begins',
    fact: 'The pergola at the north end of the lake, by the bus stop',
  },
  es: {
    name: 'Caminata para quienes vuelven a confiar en su cuello después de un choque',
    label: 'Dónde comienza',
    fact: 'La pérgola al extremo norte del lago, junto a la parada del autobús',
  },
}

const entry = ({ name, label, fact }: Entry) => (
  <li key={name}>
    <h3>{name}</h3>
    <dl>
      <dt>{label}</dt>
      <dd>{fact}</dd>
    </dl>
  </li>
)

export const examples: readonly Example[] = [
  {
    name: 'two entries, one of long words',
    render: ({ language }) => <Listing>{[short[language], long[language]].map(entry)}</Listing>,
  },
]
