import type { Example, InBoth } from '#design/examples.ts'
import { Message } from './message.tsx'

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

const saved: InBoth<Words & { next: string }> = {
  en: { text: 'Saved: 4 of 10.', undoLabel: 'Undo', next: 'Add details' },
  es: { text: 'Guardado: 4 de 10.', undoLabel: 'Deshacer', next: 'Agregar detalles' },
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
    name: 'with what may come next',
    render: ({ language }) => {
      const { text, undoLabel, next } = saved[language]
      const message = { text, undo: nothing, next: { label: next, onNext: nothing } }
      return <Message message={message} undoLabel={undoLabel} />
    },
  },
  {
    name: 'in its place, with a button to close it',
    render: ({ language }) => {
      const { text, undoLabel, next } = saved[language]
      const message = { text, undo: nothing, next: { label: next, onNext: nothing } }
      const dismiss = { label: dismissLabel[language], onDismiss: nothing }
      return <Message message={message} undoLabel={undoLabel} dismiss={dismiss} place="flow" />
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
