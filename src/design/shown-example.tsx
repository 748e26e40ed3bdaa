import type { Example, ExampleView } from './examples.ts'

export interface ShownExampleProps extends ExampleView {
  /** Folder of the component: `care-card`. */
  component: string
  name: string
}

const files = import.meta.glob<{ examples: readonly Example[] }>('./*/*.examples.tsx', {
  eager: true,
})

/** Every component with its examples, by the name of its folder. */
export const componentExamples = Object.entries(files).map(([path, { examples }]) => ({
  component: path.split('/')[1] ?? path,
  examples,
}))

/** One example found by its names, which survive the way from the server to the browser. */
export function ShownExample({ component, name, ...view }: ShownExampleProps) {
  const example = componentExamples
    .find((entry) => entry.component === component)
    ?.examples.find((entry) => entry.name === name)
  return example?.render(view)
}
