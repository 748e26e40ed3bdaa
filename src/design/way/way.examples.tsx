import type { ReactNode } from 'react'
import type { Example, InBoth } from '#design/examples.ts'
import { Station, Way } from './way.tsx'

const firstDays: InBoth<ReactNode> = {
  en: (
    <>
      <Station drawing="crash">
        <p>
          <strong>The crash.</strong> You check for danger signs and call for help.
        </p>
      </Station>
      <Station drawing="gentle-movement">
        <p>
          <strong>Days 1 to 14.</strong> We start with gentle movement.
        </p>
      </Station>
    </>
  ),
  es: (
    <>
      <Station drawing="crash">
        <p>
          <strong>El choque.</strong> Usted busca señales de peligro y pide ayuda.
        </p>
      </Station>
      <Station drawing="gentle-movement">
        <p>
          <strong>Días 1 a 14.</strong> Empezamos con movimiento suave.
        </p>
      </Station>
    </>
  ),
}

const long: InBoth<ReactNode> = {
  en: (
    <Station drawing="range-of-motion">
      <p>
        <strong>Weeks 2 to 6, when the first measurements are repeated.</strong> We compare them. If
        nothing has changed, we change the plan or send you to someone else.
      </p>
    </Station>
  ),
  es: (
    <Station drawing="range-of-motion">
      <p>
        <strong>Semanas 2 a 6, cuando repetimos todas las primeras medidas.</strong> Las comparamos.
        Si nada cambió, cambiamos el plan o le enviamos con otro especialista.
      </p>
    </Station>
  ),
}

export const examples: readonly Example[] = [
  { name: 'two stations', render: ({ language }) => <Way>{firstDays[language]}</Way> },
  { name: 'long words', render: ({ language }) => <Way>{long[language]}</Way> },
]
