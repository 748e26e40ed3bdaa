import type { Words } from '#tools/danger-signs/words.en.ts'

const facts: Words['facts'] = {
  'at-scene': 'Sigue en el lugar del choque',
  child: 'La persona herida es menor',
  'age-65': '65 años o más',
  'under-16': 'Menos de 16 años',
  thinner:
    'Toma un anticoagulante (warfarina, Eliquis, Xarelto, Pradaxa, Plavix) o su sangre no coagula bien',
  alcohol: 'Toma mucho alcohol',
  'brain-surgery': 'Le operaron del cerebro',
  bones: 'Osteoporosis, o esteroides por mucho tiempo',
  'spine-disease': 'Espondilitis anquilosante, o la columna fija u operada',
  pregnant: 'Embarazo',
  force:
    'El vehículo se volcó, lanzó afuera a la persona o iba a más de 62 millas por hora; o una caída de 3 pies o 5 escalones; o un golpe en lo alto de la cabeza',
  struck:
    'Un vehículo le pegó cuando iba a pie o en bicicleta; cualquier choque en bicicleta; motocicleta, scooter o cuatrimoto',
  'not-walked': 'No ha caminado desde entonces',
  dulled: 'Había tomado alcohol o drogas, o tenía otra herida muy dolorosa en ese momento',
}

/** Words of the danger signs gate. */
export const es: Words = {
  heading: 'Primero: ¿hay una señal de peligro?',
  short: '¿Tiene dudas o se siente peor? No espere a leer la lista:',
  call911: 'Llame al 911 ahora',
  who: {
    legend: '¿Quién tiene la lesión?',
    choices: { me: 'Yo', adult: 'Otra persona adulta', child: 'Un niño o una niña' },
    cannotAnswer: '¿No puede contestar, tiene confusión o cuesta despertarle?',
  },
  yes: 'Sí',
  no: 'No',
  when: 'Fecha del choque',
  whenUnknown: 'Sin fecha leemos la lista como si el choque fuera hoy.',
  whenAhead: 'Esta fecha todavía no llega. Escriba la fecha del choque.',
  personLegend: 'Sobre la persona: marque lo que es cierto',
  crashLegend: 'Sobre el choque: marque lo que es cierto',
  factsHint: 'Nada de esto es por sí solo una señal de peligro. Nos dice qué preguntar.',
  notKept: 'No se guardan las respuestas sobre alcohol y drogas ni las de otra persona.',
  facts,
  signsLegend: 'Ahora o en cualquier momento desde el choque, aunque ya no lo tenga',
  marked: '{number} marcadas',
  none: 'Ninguna de estas',
  show: 'Ver qué hacer',
  examined:
    'Después de que esto empezó, me examinó en persona por esto un médico, PA o NP (enfermería avanzada) y me mandó a casa. Está igual o mejor. (No cuentan quiropráctico, paramédico ni llamada.)',
  imaging: 'Tomaron imágenes (radiografía, tomografía o resonancia) o dijeron que no hacían falta.',
  sameBefore: 'Ya lo tenía exactamente igual antes del choque.',
  noneMarked: '¿Ninguna? Una lesión puede aparecer después. Vuelva a leer la lista mañana.',
  question:
    '¿Nuevo o peor desde el {date}: adormecimiento, debilidad; dolor de cabeza, confusión, vómito; vista, habla, caminar; orina, evacuación, genitales; pecho, respiración; barriga; desmayo?',
  fell: '¿Se cayó o recibió otro golpe?',
  tellTheDoctor: 'Diga al doctor:',
  readOut: 'Diga:',
  emergencyRooms: 'Salas de emergencias en {city} y cerca',
  allHospitals: 'Todos los hospitales, con direcciones',
  diaryOnly: 'Con esta señal el diario está abierto; la calculadora, no.',
  toDiary: 'Ir al diario',
  mistake: 'Lo marqué por error',
  change: 'Cambiar mis respuestas',
  goOn: 'Seguir a la herramienta',
  withoutHeading: 'Marque lo que es cierto: la tarjeta dice qué hacer',
  crisis: 'Si está pensando en el suicidio, llame o mande un mensaje de texto al 988 ahora.',
  text988Link: 'sms:988?body=AYUDA',
  call988: 'Llamar al 988 (oprima 2)',
  text988: 'Mandar AYUDA al 988',
}
