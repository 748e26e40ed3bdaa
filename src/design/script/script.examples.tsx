import type { Example, InBoth } from '#design/examples.ts'
import { Script, type ScriptProps } from './script.tsx'

const say: InBoth<ScriptProps> = {
  en: {
    kind: 'say',
    heading: 'What to say to the adjuster',
    children: (
      <>
        <p>You can be short and polite:</p>
        <blockquote>
          <p>“I am still being examined. Please send me your questions in writing.”</p>
        </blockquote>
      </>
    ),
  },
  es: {
    kind: 'say',
    heading: 'Qué decirle al ajustador (adjuster)',
    children: (
      <>
        <p>Puede ser breve y amable:</p>
        <blockquote>
          <p>«Todavía me están examinando. Por favor, mándeme sus preguntas por escrito».</p>
        </blockquote>
      </>
    ),
  },
}

const twoLanguages = (
  <>
    <blockquote>
      <p>Necesito un intérprete de español. Por favor, no cuelgue mientras lo busca.</p>
    </blockquote>
    <blockquote>
      <p>
        <em lang="en">I need a Spanish interpreter. Please do not hang up while you find one.</em>
      </p>
    </blockquote>
  </>
)

const shown: InBoth<ScriptProps> = {
  en: { kind: 'say', heading: 'Asking for an interpreter', children: twoLanguages },
  es: { kind: 'say', heading: 'Para pedir intérprete', children: twoLanguages },
}

const long: InBoth<ScriptProps> = {
  en: {
    kind: 'letter',
    heading: 'A letter to ask for a copy of your medical records',
    children: (
      <>
        <p>To the keeper of records:</p>
        <p>
          Please send me a copy of my records from [first day] to [last day]. My date of birth is
          [date]. You can reach me at [telephone].
        </p>
        <p>[Your name]</p>
      </>
    ),
  },
  es: {
    kind: 'letter',
    heading: 'Una carta para pedir una copia de su expediente médico completo',
    children: (
      <>
        <p>A la persona encargada de los expedientes:</p>
        <p>
          Por favor, mándeme una copia de mi expediente del [primer día] al [último día]. Mi fecha
          de nacimiento es [fecha]. Puede comunicarse conmigo al [teléfono].
        </p>
        <p>[Su nombre]</p>
      </>
    ),
  },
}

export const examples: readonly Example[] = [
  { name: 'say', render: ({ language }) => <Script {...say[language]} /> },
  { name: 'in two languages', render: ({ language }) => <Script {...shown[language]} /> },
  { name: 'long words, a letter', render: ({ language }) => <Script {...long[language]} /> },
]
