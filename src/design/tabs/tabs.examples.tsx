import { useState } from 'react'
import type { Example, InBoth } from '#design/examples.ts'
import { Tabs } from './tabs.tsx'

interface Views {
  label: string
  tabs: readonly { name: string; label: string; panel: string }[]
}

const diary: InBoth<Views> = {
  en: {
    label: 'What to see of your diary',
    tabs: [
      { name: 'day', label: 'Today', panel: 'Neck, 4.' },
      { name: 'week', label: 'Week', panel: '5 entries.' },
      { name: 'all', label: 'All', panel: '42 entries.' },
    ],
  },
  es: {
    label: 'Qué quiere ver de su diario',
    tabs: [
      { name: 'day', label: 'Hoy', panel: 'Cuello, 4.' },
      { name: 'week', label: 'Semana', panel: '5 notas.' },
      { name: 'all', label: 'Todo', panel: '42 notas.' },
    ],
  },
}

const long: InBoth<Views> = {
  en: {
    label: 'Choose what you need to know about paying for care',
    tabs: [
      {
        name: 'lien',
        label: 'Attorney lien',
        panel: 'You may owe us even if your case does not pay. Read before you sign.',
      },
      {
        name: 'estimate',
        label: 'Good Faith Estimate',
        panel: 'You can ask for a Good Faith Estimate.',
      },
      {
        name: 'uninsured',
        label: 'Uninsured motorist',
        panel: 'Your own policy may have uninsured motorist coverage (UM).',
      },
    ],
  },
  es: {
    label: 'Elija lo que necesita saber sobre cómo pagar su atención',
    tabs: [
      {
        name: 'lien',
        label: 'Gravamen (lien)',
        panel: 'Usted puede deber aunque su caso no pague. Lea antes de firmar.',
      },
      {
        name: 'estimate',
        label: 'Estimado de buena fe',
        panel: 'Puede pedir un estimado de buena fe (Good Faith Estimate).',
      },
      {
        name: 'uninsured',
        label: 'Conductores sin seguro',
        panel: 'Su propia póliza puede tener esta cobertura (uninsured motorist, UM).',
      },
    ],
  },
}

function Shown({ views, id }: { views: Views; id: string }) {
  const [chosen, setChosen] = useState(views.tabs[0]?.name ?? '')
  return (
    <>
      <Tabs id={id} {...views} chosen={chosen} onChoose={setChosen} />
      {views.tabs.map(({ name, panel }) => (
        <p
          key={name}
          id={`${id}-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== chosen}
        >
          {panel}
        </p>
      ))}
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'three tabs',
    render: ({ language, id }) => <Shown views={diary[language]} id={id} />,
  },
  {
    name: 'long words',
    render: ({ language, id }) => <Shown views={long[language]} id={id} />,
  },
]
