import type { Example, InBoth } from '#ui/examples.ts'
import { Message } from '#ui/message/message.tsx'

interface Words {
  text: string
  undoLabel: string
}

const erased: InBoth<Words> = {
  en: { text: 'The plan is erased.', undoLabel: 'Undo' },
  es: { text: 'El plan se borró.', undoLabel: 'Deshacer' },
}

const long: InBoth<Words> = {
  en: { text: 'Marked as done: write down what you remember of the crash', undoLabel: 'Undo' },
  es: { text: 'Marcado como hecho: escriba lo que recuerda del choque', undoLabel: 'Deshacer' },
}

const dismissLabel: InBoth<string> = { en: 'Close this message', es: 'Cerrar este mensaje' }
const nothing = () => undefined

export const examples: readonly Example[] = [
  {
    name: 'after erasing',
    render: ({ language }) => {
      const { text, undoLabel } = erased[language]
      return <Message message={{ text, undo: nothing }} undoLabel={undoLabel} />
    },
  },
  {
    name: 'long words, with a button to close it',
    render: ({ language }) => {
      const { text, undoLabel } = long[language]
      const dismiss = { label: dismissLabel[language], onDismiss: nothing }
      return <Message message={{ text, undo: nothing }} undoLabel={undoLabel} dismiss={dismiss} />
    },
  },
  {
    name: 'nothing to undo',
    render: ({ language }) => {
      const { text, undoLabel } = erased[language]
      return <Message message={{ text }} undoLabel={undoLabel} />
    },
  },
]
