import type { Words } from './words.en.ts'

export const es: Words = {
  openInNewTab: '(se abre en otra pestaña)',
  callNumber: 'Llame al {number}',
  textUs: 'Mande un mensaje',
  bookFreeSentence: 'Pida una llamada gratis',
  waysToReachUs: 'Cómo comunicarse con nosotros',
  phones: {
    office: 'Oficina',
    emergency: 'Línea de 24 horas',
    textLine: 'Mensajes de texto',
  },
  listing: {
    address: 'Dirección',
    phone: 'Teléfono',
    languages: 'Idiomas',
    sample: 'ejemplo',
    sampleNote: 'Lo que dice (ejemplo) es inventado.',
  },
  languageNames: {
    en: 'inglés',
    es: 'español',
    zh: 'chino',
    vi: 'vietnamita',
    tl: 'tagalo',
    ko: 'coreano',
    ar: 'árabe',
    am: 'amárico',
    mam: 'mam',
  },
}
