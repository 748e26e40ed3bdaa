import type { Example, InBoth } from '#design/examples.ts'
import { Entries } from './entries.tsx'

interface Entry {
  name: string
  text: string
}

const hospitals: InBoth<readonly Entry[]> = {
  en: [
    { name: 'Bushrod', text: 'Nearest: Alta Bates (Berkeley).' },
    { name: 'Clinton', text: 'Many people call it Eastlake. Nearest: Highland.' },
    { name: 'Piedmont Avenue', text: 'Nearest: Kaiser Oakland.' },
  ],
  es: [
    { name: 'Bushrod', text: 'Más cerca: Alta Bates (Berkeley).' },
    { name: 'Clinton', text: 'Mucha gente lo llama Eastlake. Más cerca: Highland.' },
    { name: 'Piedmont Avenue', text: 'Más cerca: Kaiser Oakland.' },
  ],
}

const long: InBoth<readonly Entry[]> = {
  en: [
    {
      name: 'Crocker Highland and the hills above Lakeshore Avenue',
      text: 'Nearest: Highland (Wilma Chan Highland Hospital) and Kaiser Oakland. Partly in District 4.',
    },
  ],
  es: [
    {
      name: 'Crocker Highland y las lomas arriba de la avenida Lakeshore',
      text: 'Más cerca: Highland (Wilma Chan Highland Hospital) y Kaiser Oakland. En parte en el Distrito 4.',
    },
  ],
}

const show = (entries: readonly Entry[]) => (
  <Entries>
    {entries.map(({ name, text }) => (
      <div key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
    ))}
  </Entries>
)

export const examples: readonly Example[] = [
  { name: 'places', render: ({ language }) => show(hospitals[language]) },
  { name: 'long words', render: ({ language }) => show(long[language]) },
]
