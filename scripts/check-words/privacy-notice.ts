import type { Locale } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** What 45 CFR 164.520(b)(1) requires of a Notice of Privacy Practices, by the words that say it. */
const required: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  en: {
    'the opening words':
      /THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION\. PLEASE REVIEW IT CAREFULLY\./,
    'an effective date': /Effective date: \p{L}+ \d{1,2}, \d{4}/u,
    'the right to restrict': /\*\*Ask for limits/,
    'the right to confidential communications': /\*\*Choose how we reach you/,
    'the right to inspect': /\*\*See your record/,
    'the right to copy': /\*\*Get a copy/,
    'the right to amend': /\bamend it\b/,
    'the right to an accounting': /\*\*Ask whom we told/,
    'the right to a paper copy': /\*\*Have this notice on paper/,
    'the complaint to the clinic': /\bcomplain to us\b/,
    'the complaint to the department': /Department of Health and Human Services/,
  },
  es: {
    'the opening words':
      /ESTE AVISO DESCRIBE CÓMO SE PUEDE USAR Y DIVULGAR SU INFORMACIÓN MÉDICA Y CÓMO PUEDE OBTENER ACCESO A ESA INFORMACIÓN\. REVÍSELO CON CUIDADO\./,
    'an effective date': /En vigor desde el \d{1,2} de \p{L}+ de \d{4}/u,
    'the right to restrict': /\*\*Pedir límites/,
    'the right to confidential communications': /\*\*Elegir cómo nos comunicamos/,
    'the right to inspect': /\*\*Ver su expediente/,
    'the right to copy': /\*\*Recibir una copia/,
    'the right to amend': /\blo corrijamos\b/,
    'the right to an accounting': /\*\*Preguntar a quién se lo dijimos/,
    'the right to a paper copy': /\*\*Tener este aviso en papel/,
    'the complaint to the clinic': /\bquejarse con nosotros\b/,
    'the complaint to the department': /Departamento de Salud y Servicios Humanos/,
  },
}

/** Parts of the Notice of Privacy Practices that the law requires and the page has lost. */
export function findLostNotice({ id, file, locale, body }: WrittenPage): Problem[] {
  if (id !== 'privacy-practices') return []
  return Object.entries(required[locale])
    .filter(([, words]) => !words.test(body))
    .map(([part]) => ({ file, text: `has lost ${part}, which 45 CFR 164.520 requires` }))
}
