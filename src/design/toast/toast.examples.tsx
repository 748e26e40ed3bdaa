import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import type { Example, InBoth, Language } from '#design/examples.ts'
import { Toast, type ToastMessage } from './toast.tsx'

const dismissLabel: InBoth<string> = { en: 'Close this message', es: 'Cerrar este mensaje' }
const again: InBoth<string> = { en: 'Show it again', es: 'Mostrar otra vez' }

const success: InBoth<ToastMessage> = {
  en: {
    kind: 'success',
    title: 'Subscribed!',
    description: "You'll receive updates on recovery tips and healthcare insights.",
  },
  es: {
    kind: 'success',
    title: '¡Suscripción recibida!',
    description: 'Recibirá consejos de recuperación e información de salud.',
  },
}

const failure: InBoth<ToastMessage> = {
  en: {
    kind: 'destructive',
    title: 'Subscription failed',
    description: 'Please try again later.',
  },
  es: {
    kind: 'destructive',
    title: 'No se pudo hacer la suscripción',
    description: 'Por favor, intente de nuevo más tarde.',
  },
}

const long: InBoth<ToastMessage> = {
  en: {
    kind: 'destructive',
    title: 'We could not save your recovery diary on this device',
    description: 'There is no room left. Download a copy of your diary, then delete old entries.',
  },
  es: {
    kind: 'destructive',
    title: 'No pudimos guardar su diario de recuperación en este dispositivo',
    description:
      'Ya no hay espacio. Descargue una copia de su diario y después borre las notas anteriores.',
  },
}

interface ToastWithItsButtonProps {
  message: InBoth<ToastMessage>
  language: Language
}

function ToastWithItsButton({ message, language }: ToastWithItsButtonProps) {
  const [shown, setShown] = useState(true)
  return (
    <>
      {shown ? null : (
        <Button variant="secondary" onClick={() => setShown(true)}>
          {again[language]}
        </Button>
      )}
      <Toast
        message={shown ? message[language] : null}
        dismissLabel={dismissLabel[language]}
        onDismiss={() => setShown(false)}
      />
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'success',
    render: ({ language }) => <ToastWithItsButton message={success} language={language} />,
  },
  {
    name: 'destructive',
    render: ({ language }) => <ToastWithItsButton message={failure} language={language} />,
  },
  {
    name: 'long words',
    render: ({ language }) => <ToastWithItsButton message={long} language={language} />,
  },
]
