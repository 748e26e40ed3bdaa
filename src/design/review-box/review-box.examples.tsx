import type { Example, InBoth } from '#design/examples.ts'
import { ReviewBox, type ReviewBoxProps } from './review-box.tsx'

const open: InBoth<ReviewBoxProps> = {
  en: {
    heading: 'About this page',
    status: 'Not yet checked by a chiropractor.',
    lines: [
      { label: 'Last updated:', value: 'March 4, 2026' },
      { label: 'Next check:', value: 'March 4, 2027' },
    ],
    notice: 'This is general information. It is not medical or legal advice.',
  },
  es: {
    heading: 'Sobre esta página',
    status: 'Todavía no la ha revisado un quiropráctico.',
    lines: [
      { label: 'Última actualización:', value: '4 de marzo de 2026' },
      { label: 'Próxima revisión:', value: '4 de marzo de 2027' },
    ],
    notice: 'Esta es información general. No es consejo médico ni asesoría legal.',
  },
}

const long: InBoth<ReviewBoxProps> = {
  en: {
    heading: 'About this page',
    status:
      'Checked by Guadalupe Sample-Hernández, Attorney at Law (State Bar 000000), March 4, 2026.',
    lines: [{ label: 'Next check:', value: 'September 30, 2027' }],
    notice:
      'This is general information. It is not medical or legal advice. Laws change: ask before you sign.',
  },
  es: {
    heading: 'Sobre esta página',
    status:
      'La revisó Guadalupe Sample-Hernández, Attorney at Law (State Bar 000000), el 4 de marzo de 2026.',
    lines: [{ label: 'Próxima revisión:', value: '30 de septiembre de 2027' }],
    notice:
      'Esta es información general. No es consejo médico ni asesoría legal. Las leyes cambian: pregunte antes de firmar.',
  },
}

export const examples: readonly Example[] = [
  { name: 'open', render: ({ language }) => <ReviewBox {...open[language]} /> },
  { name: 'long words', render: ({ language }) => <ReviewBox {...long[language]} /> },
]
