import type { Example, InBoth } from '#design/examples.ts'
import { Badge } from './badge.tsx'
import { QuietBadge } from './quiet-badge.tsx'

const critical: InBoth<string> = { en: 'Critical', es: 'Urgente' }

const long: InBoth<{ name: string; badge: string }> = {
  en: { name: 'Highland Hospital', badge: 'Level I trauma center, adults' },
  es: { name: 'Hospital Highland', badge: 'Centro de trauma de nivel I, para adultos' },
}

export const examples: readonly Example[] = [
  { name: 'short', render: ({ language }) => <Badge>{critical[language]}</Badge> },
  {
    name: 'quiet, beside a name, long words',
    render: ({ language }) => (
      <p>
        {long[language].name} <QuietBadge>{long[language].badge}</QuietBadge>
      </p>
    ),
  },
]
