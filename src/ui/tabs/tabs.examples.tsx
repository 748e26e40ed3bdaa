import type { Example, InBoth } from '#ui/examples.ts'
import { Tabs, type TabsProps } from '#ui/tabs/tabs.tsx'

const diary: InBoth<TabsProps> = {
  en: {
    label: 'What to see of your diary',
    tabs: [
      { id: 'day', label: 'Today', heading: 'What you wrote today', content: <p>Neck, 4.</p> },
      { id: 'week', label: 'Week', heading: 'Your last 7 days', content: <p>5 entries.</p> },
      { id: 'all', label: 'All', heading: 'Everything you wrote', content: <p>42 entries.</p> },
    ],
  },
  es: {
    label: 'Qué quiere ver de su diario',
    tabs: [
      { id: 'day', label: 'Hoy', heading: 'Lo que escribió hoy', content: <p>Cuello, 4.</p> },
      { id: 'week', label: 'Semana', heading: 'Sus últimos 7 días', content: <p>5 notas.</p> },
      { id: 'all', label: 'Todo', heading: 'Todo lo que escribió', content: <p>42 notas.</p> },
    ],
  },
}

const long: InBoth<TabsProps> = {
  en: {
    label: 'Choose what you need to know about paying for care',
    tabs: [
      {
        id: 'lien',
        label: 'Attorney lien',
        heading: 'When a lien pays for your care',
        content: <p>You may owe us even if your case does not pay. Read before you sign.</p>,
      },
      {
        id: 'estimate',
        label: 'Good Faith Estimate',
        heading: 'When you pay yourself',
        content: <p>You can ask for a Good Faith Estimate.</p>,
      },
      {
        id: 'uninsured',
        label: 'Uninsured motorist',
        heading: 'When the other driver has no insurance',
        content: <p>Your own policy may have uninsured motorist cover (UM).</p>,
      },
    ],
  },
  es: {
    label: 'Elija lo que necesita saber sobre cómo pagar su atención',
    tabs: [
      {
        id: 'lien',
        label: 'Gravamen (lien)',
        heading: 'Cuando la atención se paga con un gravamen',
        content: <p>Usted puede deber aunque su caso no pague. Lea antes de firmar.</p>,
      },
      {
        id: 'estimate',
        label: 'Estimado de buena fe (Good Faith Estimate)',
        heading: 'Cuando paga por su cuenta',
        content: <p>Puede pedir un estimado de buena fe.</p>,
      },
      {
        id: 'uninsured',
        label: 'Cobertura contra conductores sin seguro',
        heading: 'Cuando quien manejaba el otro carro no tiene seguro',
        content: <p>Su propia póliza puede tener esta cobertura (uninsured motorist, UM).</p>,
      },
    ],
  },
}

function withIds({ tabs, ...rest }: TabsProps, prefix: string): TabsProps {
  return { ...rest, tabs: tabs.map((tab) => ({ ...tab, id: `${prefix}-${tab.id}` })) }
}

export const examples: readonly Example[] = [
  {
    name: 'three tabs',
    render: ({ language, id }) => <Tabs {...withIds(diary[language], id)} />,
  },
  {
    name: 'long words',
    render: ({ language, id }) => <Tabs {...withIds(long[language], id)} />,
  },
]
