import type { Example, InBoth } from '#design/examples.ts'
import { Contents, type ContentsProps } from './contents.tsx'

const short: InBoth<ContentsProps> = {
  en: {
    label: 'On this page',
    entries: [
      { anchor: 'danger-signs', heading: 'Is this an emergency?' },
      { anchor: 'what-helps', heading: 'What helps' },
      { anchor: 'your-exam', heading: 'Your exam' },
    ],
  },
  es: {
    label: 'En esta página',
    entries: [
      { anchor: 'senales', heading: '¿Es una emergencia?' },
      { anchor: 'que-ayuda', heading: 'Qué ayuda' },
      { anchor: 'su-examen', heading: 'Su examen' },
    ],
  },
}

const long: InBoth<ContentsProps> = {
  en: {
    label: 'On this page',
    entries: [
      { anchor: 'time-to-sue', heading: 'How long you have to sue, and what makes it shorter' },
      { anchor: 'shared-fault', heading: 'What changes if you were partly at fault' },
    ],
  },
  es: {
    label: 'En esta página',
    entries: [
      {
        anchor: 'plazo',
        heading: 'Cuánto tiempo tiene para demandar y qué hace que el plazo sea más corto',
      },
      {
        anchor: 'culpa',
        heading: 'Qué cambia si usted tiene parte de la culpa (comparative negligence)',
      },
    ],
  },
}

export const examples: readonly Example[] = [
  { name: 'three parts', render: ({ language }) => <Contents {...short[language]} /> },
  { name: 'long words', render: ({ language }) => <Contents {...long[language]} /> },
]
