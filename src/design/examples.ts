import type { ReactNode } from 'react'

export type Language = 'en' | 'es'

/** Words for an example: a missing Spanish one does not compile. */
export type InBoth<Words> = Readonly<Record<Language, Words>>

export interface ExampleView {
  language: Language
  /** Begins every id of the example, so that it can stand on one page more than once. */
  id: string
}

/** One way to use a component; the styleguide shows it, the tests render it and look for barriers. */
export interface Example {
  /** What is special about it: `with an error`. Each component has one with `long words`. */
  name: string
  render: (view: ExampleView) => ReactNode
}
