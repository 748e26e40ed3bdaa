import type { ReactNode } from 'react'
import type { Example, InBoth } from '#design/examples.ts'
import { Timeline } from './timeline.tsx'

const care: InBoth<ReactNode> = {
  en: (
    <ul>
      <li>
        <strong>Day 1</strong>
        Exam, and a copy of what we found.
      </li>
      <li>
        <strong>2 to 4 weeks</strong>
        We measure again and change the plan if it does not help.
      </li>
      <li>
        <strong>12 weeks</strong>
        The plan ends. It is not a promise that you will recover in 12 weeks.
      </li>
    </ul>
  ),
  es: (
    <ul>
      <li>
        <strong>Día 1</strong>
        Examen, y una copia de lo que encontramos.
      </li>
      <li>
        <strong>De 2 a 4 semanas</strong>
        Medimos otra vez y cambiamos el plan si no ayuda.
      </li>
      <li>
        <strong>12 semanas</strong>
        Termina el plan. No es una promesa de que se recuperará en 12 semanas.
      </li>
    </ul>
  ),
}

// Vehicle Code 16056 (SB 1107); Government Code 911.2.
const long: InBoth<ReactNode> = {
  en: (
    <ul>
      <li>
        <strong>Since January 1, 2025, when the minimum coverage changed</strong>
        Drivers must carry at least $30,000 for one injured person and $60,000 for all.
      </li>
      <li>
        <strong>Within 6 months</strong>
        Claims against a city or the state are due.
      </li>
    </ul>
  ),
  es: (
    <ul>
      <li>
        <strong>Desde el 1 de enero de 2025, cuando cambió la cobertura mínima</strong>
        El seguro mínimo es de $30,000 por una persona lesionada y $60,000 por todas juntas.
      </li>
      <li>
        <strong>En 6 meses</strong>
        Se debe presentar un reclamo contra una ciudad o el estado.
      </li>
    </ul>
  ),
}

export const examples: readonly Example[] = [
  { name: 'three points', render: ({ language }) => <Timeline>{care[language]}</Timeline> },
  { name: 'long words', render: ({ language }) => <Timeline>{long[language]}</Timeline> },
]
