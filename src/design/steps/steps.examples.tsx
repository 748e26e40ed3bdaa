import type { ReactNode } from 'react'
import type { Example, InBoth } from '#design/examples.ts'
import { Steps } from './steps.tsx'

const visit: InBoth<ReactNode> = {
  en: (
    <ol>
      <li>
        <strong>We ask about danger signs</strong>
        If you have one, we send you to the emergency room.
      </li>
      <li>
        <strong>We examine you first</strong>
        Some people should not have neck manipulation after a crash.
      </li>
      <li>We agree on a plan.</li>
    </ol>
  ),
  es: (
    <ol>
      <li>
        <strong>Le preguntamos por señales de peligro</strong>
        Si tiene una, le enviamos a la sala de emergencias.
      </li>
      <li>
        <strong>Primero le examinamos</strong>
        Algunas personas no deben recibir manipulación del cuello después de un choque.
      </li>
      <li>Acordamos un plan.</li>
    </ol>
  ),
}

// California Vehicle Code 16000 and 20008.
const long: InBoth<ReactNode> = {
  en: (
    <ol>
      <li>
        <strong>Report the crash in writing to the police or CHP within 24 hours</strong>
        The driver must do this if anyone was hurt.
      </li>
      <li>
        <strong>Send form SR-1 to the DMV within 10 days</strong>
        You must do this if anyone was hurt, or if damage is over $1,000. A police report does not
        replace it.
      </li>
    </ol>
  ),
  es: (
    <ol>
      <li>
        <strong>Reporte el choque por escrito a la policía o al CHP en 24 horas</strong>
        Si alguien se lastimó, quien manejaba debe hacerlo.
      </li>
      <li>
        <strong>
          Mande el formulario SR-1 al Departamento de Vehículos Motorizados en 10 días
        </strong>
        Debe hacerlo si alguien se lastimó o si el daño pasa de $1,000. El reporte de la policía no
        reemplaza el formulario.
      </li>
    </ol>
  ),
}

export const examples: readonly Example[] = [
  { name: 'three steps', render: ({ language }) => <Steps>{visit[language]}</Steps> },
  { name: 'long words', render: ({ language }) => <Steps>{long[language]}</Steps> },
]
