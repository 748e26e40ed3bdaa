import type { Example, InBoth } from '#design/examples.ts'
import { Fold } from './fold.tsx'

interface Words {
  heading: string
  text: string
}

const months: InBoth<Words> = {
  en: { heading: 'Crashes by month', text: 'Twelve bars, one for each month of the year.' },
  es: { heading: 'Choques por mes', text: 'Doce barras, una por cada mes del año.' },
}

const long: InBoth<Words> = {
  en: {
    heading: 'Corners of two streets with the most crashes in the records of the state',
    text: 'Police write down two street names, not a point on the map, so a crash can be counted at the wrong corner.',
  },
  es: {
    heading: 'Esquinas de dos calles con la mayor cantidad de choques en los registros del estado',
    text: 'La policía escribe dos nombres de calles, no un punto en el mapa, así que un choque puede quedar en la esquina equivocada.',
  },
}

export const examples: readonly Example[] = [
  {
    name: 'a part of a page',
    render: ({ language, id }) => (
      <Fold id={id} heading={months[language].heading}>
        <p>{months[language].text}</p>
      </Fold>
    ),
  },
  {
    name: 'long words',
    render: ({ language, id }) => (
      <Fold id={id} heading={long[language].heading}>
        <p>{long[language].text}</p>
      </Fold>
    ),
  },
]
