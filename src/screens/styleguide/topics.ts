import { componentExamples } from '#design/shown-example.tsx'

export const languages = ['en', 'es'] as const
export const themes = ['light', 'dark'] as const

/** What is shown before any component is. */
const foundations = ['colours', 'type', 'drawings', 'map']

/** What the styleguide shows: each has a page of its own. */
export const topics = [...foundations, ...componentExamples.map(({ component }) => component)]
