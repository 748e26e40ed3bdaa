import { componentExamples } from '#design/live-example.tsx'

export const languages = ['en', 'es'] as const
export const themes = ['light', 'dark'] as const

/** What is shown before any component is. */
const foundations = ['colours', 'type', 'drawings', 'map']

/** The parts of the styleguide: each has a page of its own. */
export const parts = [...foundations, ...componentExamples.map(({ component }) => component)]
