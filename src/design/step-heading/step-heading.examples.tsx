import type { Example, InBoth } from '#design/examples.ts'
import { StepHeading } from './step-heading.tsx'

const short: InBoth<string> = { en: 'About the crash', es: 'Sobre el choque' }

const long: InBoth<string> = {
  en: 'What you marked, and what happened to groups of people who said the same',
  es: 'Lo que marcó, y lo que les pasó a grupos de personas que contestaron lo mismo',
}

export const examples: readonly Example[] = [
  {
    name: 'first step',
    render: ({ language }) => <StepHeading moves={0}>{short[language]}</StepHeading>,
  },
  {
    name: 'long words',
    render: ({ language }) => <StepHeading moves={0}>{long[language]}</StepHeading>,
  },
]
