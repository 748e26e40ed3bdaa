import type { Example, InBoth } from '#ui/examples.ts'
import { UndoBar } from '#ui/undo-bar/undo-bar.tsx'

const erased: InBoth<{ told: string; label: string }> = {
  en: { told: 'The plan is erased.', label: 'Undo' },
  es: { told: 'El plan se borró.', label: 'Deshacer' },
}

const long: InBoth<{ told: string; label: string }> = {
  en: { told: 'Marked as done: write down what you remember of the crash', label: 'Undo' },
  es: { told: 'Marcado como hecho: escriba lo que recuerda del choque', label: 'Deshacer' },
}

const nothing = () => undefined

export const examples: readonly Example[] = [
  {
    name: 'after erasing',
    render: ({ language }) => <UndoBar {...erased[language]} canUndo onUndo={nothing} />,
  },
  {
    name: 'long words',
    render: ({ language }) => <UndoBar {...long[language]} canUndo onUndo={nothing} />,
  },
  {
    name: 'nothing to undo',
    render: ({ language }) => <UndoBar {...erased[language]} canUndo={false} onUndo={nothing} />,
  },
]
