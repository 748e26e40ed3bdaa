import type { Example, InBoth } from '#ui/examples.ts'
import { ReviewBox, type ReviewBoxProps } from '#ui/review-box/review-box.tsx'

const checked: InBoth<ReviewBoxProps> = {
  en: {
    heading: 'About this page',
    lines: [
      { label: 'Checked by:', value: 'Doctor of chiropractic (D.C.)' },
      { label: 'Checked:', value: 'March 4, 2026' },
      { label: 'Next check:', value: 'March 4, 2027' },
    ],
    notice: 'This is general information. It is not medical or legal advice.',
  },
  es: {
    heading: 'Sobre esta página',
    lines: [
      { label: 'Revisada por:', value: 'Profesional de quiropráctica (D.C.)' },
      { label: 'Fecha de revisión:', value: '4 de marzo de 2026' },
      { label: 'Próxima revisión:', value: '4 de marzo de 2027' },
    ],
    notice: 'Esta es información general. No es consejo médico ni asesoría legal.',
  },
}

const long: InBoth<ReviewBoxProps> = {
  en: {
    heading: 'About this page',
    lines: [
      {
        label: 'Checked by:',
        value: 'Doctor of chiropractic (D.C.) and an attorney licensed in California',
      },
      { label: 'Next check:', value: 'September 30, 2027' },
    ],
    notice:
      'This is general information. It is not medical or legal advice. Laws change: ask before you sign.',
  },
  es: {
    heading: 'Sobre esta página',
    lines: [
      {
        label: 'Revisada por:',
        value:
          'Profesional de quiropráctica (D.C.) y profesional de derecho con licencia en California',
      },
      { label: 'Próxima revisión:', value: '30 de septiembre de 2027' },
    ],
    notice:
      'Esta es información general. No es consejo médico ni asesoría legal. Las leyes cambian: pregunte antes de firmar.',
  },
}

export const examples: readonly Example[] = [
  { name: 'checked', render: ({ language }) => <ReviewBox {...checked[language]} /> },
  { name: 'long words', render: ({ language }) => <ReviewBox {...long[language]} /> },
]
