import { Cite } from '#design/cite/cite.tsx'
import type { Example, InBoth } from '#design/examples.ts'
import { Fact, type FactProps } from './fact.tsx'

// State records (SWITRS and CCRS), injury crashes on Oakland city streets, 2016 to 2024.
const counted: InBoth<FactProps> = {
  en: {
    value: '15,124',
    children: <p>injury crashes on Oakland city streets from 2016 to 2024.</p>,
  },
  es: {
    value: '15,124',
    children: <p>choques con personas lesionadas en las calles de Oakland de 2016 a 2024.</p>,
  },
}

const long: InBoth<FactProps> = {
  en: {
    value: 'About 15 to 20 in 100',
    cite: <Cite number={3} label="Source 3" />,
    children: (
      <p>people with a concussion still have symptoms after 1 month. Most feel better sooner.</p>
    ),
  },
  es: {
    value: 'De 15 a 20 de cada 100',
    cite: <Cite number={3} label="Fuente 3" />,
    children: (
      <p>
        personas con conmoción cerebral todavía tienen síntomas después de 1 mes. La mayoría se
        siente mejor antes.
      </p>
    ),
  },
}

export const examples: readonly Example[] = [
  { name: 'a count', render: ({ language }) => <Fact {...counted[language]} /> },
  { name: 'long words, with its source', render: ({ language }) => <Fact {...long[language]} /> },
]
