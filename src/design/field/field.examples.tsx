import { useState } from 'react'
import type { Example, ExampleView, InBoth } from '#design/examples.ts'
import { Field } from './field.tsx'
import { TextBox } from './text-box.tsx'

interface Words {
  label: string
  hint?: string
  error?: string
}

const plain: InBoth<Words> = {
  en: { label: 'E-mail address' },
  es: { label: 'Correo electrónico' },
}

const hinted: InBoth<Words> = {
  en: { label: 'Telephone', hint: 'We call only about your visit.' },
  es: { label: 'Teléfono', hint: 'Le llamamos solo por su cita.' },
}

const wrong: InBoth<Words> = {
  en: { label: 'E-mail address', error: 'Write an e-mail address, such as ana@example.org' },
  es: {
    label: 'Correo electrónico',
    error: 'Escriba un correo electrónico, como ana@example.org',
  },
}

const long: InBoth<Words> = {
  en: {
    label: 'The e-mail address where we may answer you in the next few days',
    hint: 'Do not send medical details here. We answer in English or in Spanish.',
    error: 'This address is too long. Write one of 254 characters or fewer.',
  },
  es: {
    label: 'El correo electrónico donde podemos responderle en los próximos días',
    hint: 'No mande información médica por aquí. Respondemos en español o en inglés.',
    error: 'Este correo electrónico es demasiado largo. Escriba uno de 254 caracteres o menos.',
  },
}

const box: InBoth<Words> = {
  en: { label: 'Your notes', hint: 'They stay on this device.' },
  es: { label: 'Sus notas', hint: 'Se quedan en este aparato.' },
}

function Box({ language, id }: ExampleView) {
  const [text, setText] = useState('')
  return (
    <TextBox id={id} rows={3} maxLength={200} {...box[language]} text={text} onText={setText} />
  )
}

export const examples: readonly Example[] = [
  {
    name: 'empty',
    render: ({ language, id }) => <Field id={id} type="email" {...plain[language]} />,
  },
  {
    name: 'with a hint',
    render: ({ language, id }) => <Field id={id} type="tel" {...hinted[language]} />,
  },
  {
    name: 'with an error',
    render: ({ language, id }) => <Field id={id} defaultValue="ana@" {...wrong[language]} />,
  },
  {
    name: 'with room for several lines',
    render: (view) => <Box {...view} />,
  },
  {
    name: 'while sending',
    render: ({ language, id }) => (
      <Field id={id} defaultValue="ana@example.org" disabled {...plain[language]} />
    ),
  },
  {
    name: 'long words',
    render: ({ language, id }) => (
      <Field id={id} defaultValue="maria.guadalupe.hernandez@example.org" {...long[language]} />
    ),
  },
]
