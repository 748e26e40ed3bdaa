import type { Example, InBoth } from '#design/examples.ts'
import { Cite } from './cite.tsx'

const label: InBoth<string> = { en: 'Source', es: 'Fuente' }

const sentence: InBoth<string> = {
  en: 'Gentle movement and exercise are often the first step.',
  es: 'El movimiento suave y el ejercicio suelen ser el primer paso.',
}

const long: InBoth<string> = {
  en: 'About half of people with whiplash get much better within 3 months. About half still report some neck pain at 1 year.',
  es: 'Alrededor de la mitad de las personas con latigazo cervical mejora mucho en 3 meses. Alrededor de la mitad todavía tiene algo de dolor de cuello al año.',
}

export const examples: readonly Example[] = [
  {
    name: 'one source',
    render: ({ language }) => (
      <p>
        {sentence[language]}
        <Cite number={2} label={`${label[language]} 2`} />
      </p>
    ),
  },
  {
    name: 'long words, two sources',
    render: ({ language }) => (
      <p>
        {long[language]}
        <Cite number={9} label={`${label[language]} 9`} />{' '}
        <Cite number={14} label={`${label[language]} 14`} />
      </p>
    ),
  },
]
