import type { Words } from '#tools/accident-action-plan/say/words.en.ts'

export const es: Words = {
  heading: 'Qué decir',
  intro: 'Complete las palabras entre paréntesis. Dé los hechos, y diga «no sé» cuando no sepa.',
  listeners: { police: 'A la policía', insurer: 'A una aseguradora' },
  leaveOut:
    'No diga: velocidades que adivina, de quién fue la culpa, ni «estoy bien» antes de un examen.',
  inLanguage: { en: 'En inglés', es: 'En español' },
  roles: {
    driver: 'Yo manejaba.',
    passenger: 'Yo iba de pasajero o pasajera.',
    bicycle: 'Yo iba en bicicleta.',
    'on-foot': 'Yo iba a pie.',
  },
  unknownDate: '(fecha)',
  fled: 'La otra persona se fue. Vi esto: (placa, color, daños, dirección).',
  atWork: 'Yo estaba trabajando.',
  lines: {
    police: {
      report: 'Quiero reportar un choque. Pasó el {date} en (calle y esquina).',
      next: 'Sentí un golpe por (lado).',
      rest: [
        'Me duele aquí: (partes del cuerpo).',
        'No sé a qué velocidad venía el otro vehículo.',
        'Por favor, deme el número del reporte y su nombre. Quiero un intérprete de (idioma).',
      ],
    },
    insurer: {
      report:
        'Quiero reportar un choque y abrir un reclamo (claim). Pasó el {date} en (calle y esquina).',
      next: 'El número del reporte de la policía es (número).',
      rest: [
        'Me duele (partes del cuerpo). Me van a examinar. Todavía no sé cuánto va a durar.',
        'Por favor, deme un número de reclamo, su nombre y una dirección para mandar papeles.',
        'Por favor, mándeme sus preguntas por escrito. Necesito tiempo antes de aceptar que me graben.',
      ],
    },
  },
}
