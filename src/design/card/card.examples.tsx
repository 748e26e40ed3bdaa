import { SheetDrawing } from '#design/drawings/sheet-drawing.tsx'
import type { Example, InBoth } from '#design/examples.ts'
import { Card, type CardProps } from './card.tsx'

const plain: InBoth<CardProps> = {
  en: {
    heading: 'What your record contains',
    children: <p>Your exam, measured the same way each time, with dates.</p>,
  },
  es: {
    heading: 'Qué contiene su expediente',
    children: <p>Su examen, medido cada vez de la misma manera, con fechas.</p>,
  },
}

const linked: InBoth<CardProps> = {
  en: {
    heading: 'Neck pain',
    href: '#',
    drawing: <SheetDrawing name="neck" />,
    children: <p>Danger signs first. Then what helps, and what we check.</p>,
  },
  es: {
    heading: 'Dolor de cuello',
    href: '#',
    drawing: <SheetDrawing name="neck" />,
    children: <p>Primero las señales de peligro. Después, qué ayuda y qué revisamos.</p>,
  },
}

const badged: InBoth<CardProps> = {
  en: {
    heading: 'Symptom diary',
    href: '#',
    badge: 'New',
    children: <p>What you write stays on this device.</p>,
  },
  es: {
    heading: 'Diario de síntomas',
    href: '#',
    badge: 'Nuevo',
    children: <p>Lo que escribe se queda en este dispositivo.</p>,
  },
}

const long: InBoth<CardProps> = {
  en: {
    heading: 'Headaches and concussion after a car crash in Oakland',
    href: '#',
    badge: 'Open at any hour',
    drawing: <SheetDrawing name="head" />,
    children: <p>Tell your doctor if your symptoms last longer than a few weeks.</p>,
  },
  es: {
    heading: 'Dolores de cabeza y conmoción cerebral después de un choque en Oakland',
    href: '#',
    badge: 'Disponible a cualquier hora',
    drawing: <SheetDrawing name="head" />,
    children: <p>Hable con su doctor si sus síntomas duran más de unas semanas.</p>,
  },
}

export const examples: readonly Example[] = [
  {
    name: 'a set of three',
    render: ({ language }) => (
      <ul className="cards">
        <Card {...plain[language]} />
        <Card {...linked[language]} />
        <Card {...badged[language]} />
      </ul>
    ),
  },
  {
    name: 'long words',
    render: ({ language }) => (
      <ul className="cards">
        <Card {...long[language]} />
      </ul>
    ),
  },
]
