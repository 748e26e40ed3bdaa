import type { Example, InBoth } from '#design/examples.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { ScaleGroup } from './scale-group.tsx'

interface Words {
  legend: string
  hint?: string
  error?: string
  labels: readonly string[]
}

const since: InBoth<Words> = {
  en: { legend: 'Since when?', labels: ['Today', 'This week', 'Longer'] },
  es: { legend: '¿Desde cuándo?', labels: ['Hoy', 'Esta semana', 'Desde antes'] },
}

const places: InBoth<Words> = {
  en: {
    legend: 'Where does it hurt?',
    hint: 'Mark every place.',
    labels: ['Neck', 'Shoulder', 'Back', 'Knee'],
  },
  es: {
    legend: '¿Dónde le duele?',
    hint: 'Marque todos los lugares.',
    labels: ['Cuello', 'Hombro', 'Espalda', 'Rodilla'],
  },
}

const pain: InBoth<Words> = {
  en: {
    legend: 'How strong is the pain?',
    error: 'Choose a number.',
    labels: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  },
  es: {
    legend: '¿Qué tan fuerte es el dolor?',
    error: 'Elija un número.',
    labels: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  },
}

const long: InBoth<Words> = {
  en: {
    legend: 'Which of these kept you from sleeping through the night in the past seven days?',
    hint: 'Mark all that fit, also when they came only once.',
    labels: [
      'Pain in the neck or the upper back when you turned from one side to the other',
      'Pins and needles in an arm',
    ],
  },
  es: {
    legend: '¿Qué de esto no le dejó dormir toda la noche en los últimos siete días?',
    hint: 'Marque todo lo que corresponda, aunque haya pasado solo una vez.',
    labels: [
      'Dolor en el cuello o en la parte alta de la espalda al voltearse de un lado al otro',
      'Hormigueo en un brazo',
    ],
  },
}

const choices = ({ labels }: Words) =>
  labels.map((label, index) => ({ value: String(index), label }))

export const examples: readonly Example[] = [
  {
    name: 'one answer',
    render: ({ language, id }) => (
      <ChoiceGroup
        id={id}
        legend={since[language].legend}
        pick="one"
        choices={choices(since[language])}
      />
    ),
  },
  {
    name: 'many answers in columns',
    render: ({ language, id }) => {
      const { legend, hint } = places[language]
      return (
        <ChoiceGroup
          id={id}
          legend={legend}
          hint={hint}
          pick="many"
          layout="columns"
          choices={choices(places[language])}
        />
      )
    },
  },
  {
    name: 'a scale with an error',
    render: ({ language, id }) => (
      <ScaleGroup
        id={id}
        legend={pain[language].legend}
        error={pain[language].error}
        pick="one"
        choices={choices(pain[language])}
      />
    ),
  },
  {
    name: 'long words',
    render: ({ language, id }) => {
      const { legend, hint } = long[language]
      return (
        <ChoiceGroup
          id={id}
          legend={legend}
          hint={hint}
          pick="many"
          choices={choices(long[language])}
        />
      )
    },
  },
]
