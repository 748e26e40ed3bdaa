import type { Words } from '#contracts/pain-report/words.en.ts'

export const es: Words = {
  fields: {
    regions: {
      label: '¿Dónde le duele?',
      hint: 'Marque todas las partes que le duelen.',
      faults: { missing: 'Marque por lo menos 1 parte del cuerpo' },
    },
    worst: {
      label: '¿Qué tan fuerte fue su peor dolor en los últimos 7 días?',
      hint: '0 es sin dolor. 10 es el peor dolor que se pueda imaginar.',
      faults: { missing: 'Elija un número de 0 a 10' },
    },
    since: {
      label: '¿Hace cuánto fue el choque?',
      hint: 'Si hubo más de 1 choque, piense en el último.',
      faults: { missing: 'Elija hace cuánto fue el choque' },
    },
    mode: {
      label: '¿Cómo viajaba?',
      hint: 'Si manejaba o si iba de pasajero o pasajera.',
      faults: { missing: 'Elija cómo viajaba' },
    },
    district: {
      label: '¿En qué distrito del Concejo Municipal vive?',
      hint: 'Si no lo sabe, elija la última respuesta.',
      faults: { missing: 'Elija un distrito, o la última respuesta' },
    },
  },
  faulty: 'Por favor, revise las preguntas sin respuesta.',
  refusal: {
    'malformed-request': 'No pudimos leer ese reporte.',
    'unsupported-type': 'No pudimos leer el formato de ese reporte.',
    'too-many': {
      one: 'Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en 1 minuto.',
      other:
        'Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en {n} minutos.',
    },
    'month-full':
      'Este mes ya llegaron 10 reportes desde su red. No contamos más, para que nadie invente los números. Por favor, vuelva el mes que viene.',
    'not-stored': 'No pudimos guardar su reporte. Por favor, intente de nuevo en unos minutos.',
  },
}
