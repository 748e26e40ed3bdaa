import type { Example, InBoth } from '#design/examples.ts'
import { Field } from '#design/field/field.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface Words {
  heading: string
  name: string
  nameError: string
  email: string
  emailError: string
}

const short: InBoth<Words> = {
  en: {
    heading: 'Please check 2 answers',
    name: 'Your name',
    nameError: 'Write your name',
    email: 'E-mail address',
    emailError: 'Write an e-mail address, such as ana@example.org',
  },
  es: {
    heading: 'Revise 2 respuestas',
    name: 'Su nombre',
    nameError: 'Escriba su nombre',
    email: 'Correo electrónico',
    emailError: 'Escriba un correo electrónico, como ana@example.org',
  },
}

const long: InBoth<Words> = {
  en: {
    heading: 'We could not send your message yet. Please check 2 answers',
    name: 'The name on your insurance card',
    nameError: 'Write the name the way it is printed on your insurance card',
    email: 'The e-mail address where we may answer you',
    emailError: 'This address is too long. Write one of 254 characters or fewer',
  },
  es: {
    heading: 'Todavía no pudimos enviar su mensaje. Revise estas 2 respuestas',
    name: 'El nombre que aparece en su tarjeta del seguro',
    nameError: 'Escriba el nombre tal como está impreso en su tarjeta del seguro',
    email: 'El correo electrónico donde podemos responderle',
    emailError: 'Este correo electrónico es demasiado largo. Escriba uno de 254 caracteres o menos',
  },
}

function SummaryAndFields({ words, id }: { words: Words; id: string }) {
  const [name, email] = [`${id}-name`, `${id}-email`]
  return (
    <>
      <ErrorSummary
        heading={words.heading}
        errors={[
          { fieldId: name, message: words.nameError },
          { fieldId: email, message: words.emailError },
        ]}
      />
      <Field id={name} label={words.name} error={words.nameError} />
      <Field id={email} label={words.email} error={words.emailError} type="email" />
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'above its fields',
    render: ({ language, id }) => <SummaryAndFields words={short[language]} id={id} />,
  },
  {
    name: 'long words',
    render: ({ language, id }) => <SummaryAndFields words={long[language]} id={id} />,
  },
]
