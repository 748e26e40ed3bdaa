import { type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import type { Example, InBoth } from '#design/examples.ts'
import { Dialog } from './dialog.tsx'

interface Words {
  opens: string
  heading: string
  closeLabel: string
  text: ReactNode
  confirm: string
  cancel: string
}

const question: InBoth<Words> = {
  en: {
    opens: 'Delete my diary',
    heading: 'Delete your diary?',
    closeLabel: 'Close',
    text: <p>All entries on this device will be gone. We have no copy.</p>,
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  es: {
    opens: 'Borrar mi diario',
    heading: '¿Borrar su diario?',
    closeLabel: 'Cerrar',
    text: <p>Se borrará todo lo que escribió en este dispositivo. No tenemos otra copia.</p>,
    confirm: 'Borrar',
    cancel: 'Conservarlo',
  },
}

const long: InBoth<Words> = {
  en: {
    opens: 'Start with an old diary',
    heading: 'Replace the diary on this device with the one from your file?',
    closeLabel: 'Close without changing anything',
    text: (
      <>
        <p>The file has 42 days. The diary on this device has 17 days.</p>
        <p>What you write here stays on this device. We do not see it.</p>
      </>
    ),
    confirm: 'Replace the diary on this device',
    cancel: 'Keep the diary on this device',
  },
  es: {
    opens: 'Empezar con un diario anterior',
    heading: '¿Cambiar el diario de este dispositivo por el diario de su archivo?',
    closeLabel: 'Cerrar sin cambiar nada',
    text: (
      <>
        <p>El archivo tiene 42 días. El diario de este dispositivo tiene 17 días.</p>
        <p>Lo que escribe aquí se queda en este dispositivo. Nosotros no lo vemos.</p>
      </>
    ),
    confirm: 'Cambiar el diario de este dispositivo',
    cancel: 'Conservar el diario de este dispositivo',
  },
}

function DialogWithItsButton({ words }: { words: Words }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.opens}
      </Button>
      <Dialog open={open} heading={words.heading} closeLabel={words.closeLabel} onClose={close}>
        {words.text}
        <div className="button-row">
          <Button variant="destructive" onClick={close}>
            {words.confirm}
          </Button>
          <Button variant="outline" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'a question',
    render: ({ language }) => <DialogWithItsButton words={question[language]} />,
  },
  { name: 'long words', render: ({ language }) => <DialogWithItsButton words={long[language]} /> },
]
