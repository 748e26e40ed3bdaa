import type { Example, InBoth } from '#design/examples.ts'
import { Note, type NoteProps } from './note.tsx'

const known: InBoth<NoteProps> = {
  en: {
    kind: 'known',
    heading: 'What is known',
    children: <p>Feeling on edge after a crash is common.</p>,
  },
  es: {
    kind: 'known',
    heading: 'Lo que se sabe',
    children: <p>Sentirse en alerta después de un choque es común.</p>,
  },
}

const notKnown: InBoth<NoteProps> = {
  en: {
    kind: 'not-known',
    heading: 'What is not known',
    children: <p>We cannot tell how fast you will heal. No tool can.</p>,
  },
  es: {
    kind: 'not-known',
    heading: 'Lo que no se sabe',
    children: <p>No podemos saber qué tan rápido se recuperará. Ninguna herramienta puede.</p>,
  },
}

const note: InBoth<NoteProps> = {
  en: {
    kind: 'note',
    heading: '',
    children: <p>You can ask for a copy of your records. We must give it within 15 days.</p>,
  },
  es: {
    kind: 'note',
    heading: '',
    children: <p>Puede pedir una copia de su expediente. Debemos dársela en 15 días.</p>,
  },
}

const long: InBoth<NoteProps> = {
  en: {
    kind: 'not-known',
    heading: 'What is not known about manual therapy for people hurt in a crash',
    children: (
      <>
        <p>Manual therapy may help some people with neck or back pain.</p>
        <p>The research behind it is low quality. Staying active is at least as important.</p>
      </>
    ),
  },
  es: {
    kind: 'not-known',
    heading:
      'Lo que no se sabe sobre la terapia manual (con las manos) para personas lesionadas en un choque',
    children: (
      <>
        <p>La terapia manual puede ayudar a algunas personas con dolor de cuello o espalda.</p>
        <p>
          Los estudios que la apoyan son de baja calidad. El ejercicio y mantenerse en movimiento
          son por lo menos igual de importantes.
        </p>
      </>
    ),
  },
}

export const examples: readonly Example[] = [
  { name: 'known', render: ({ language }) => <Note {...known[language]} /> },
  { name: 'not known', render: ({ language }) => <Note {...notKnown[language]} /> },
  { name: 'without a heading', render: ({ language }) => <Note {...note[language]} /> },
  { name: 'long words', render: ({ language }) => <Note {...long[language]} /> },
]
