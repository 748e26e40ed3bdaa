import type { Words } from '#directories/providers/words.en.ts'

export const es: Words = {
  kinds: {
    'medical-doctor': 'Doctores',
    'physical-therapist': 'Fisioterapeutas',
    imaging: 'Radiografías e imágenes',
    massage: 'Masaje',
    counselor: 'Consejería',
    dentist: 'Dentistas',
    interpreter: 'Intérpretes',
    acupuncturist: 'Acupuntura',
  },
}
