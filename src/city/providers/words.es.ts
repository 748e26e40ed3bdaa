import { es as finder } from '#city/finder/words.es.ts'
import { es as shared } from '#language/words.es.ts'
import type { Words } from './words.en.ts'

export const es: Words = {
  finder,
  listing: shared.listing,
  languageNames: shared.languageNames,
  sign: 'En el mapa: {sign}. ',
  mapLabel: 'Mapa de los proveedores de esta lista en {city} y cerca',
  heading: 'Profesionales en {city} y sus alrededores',
  kindsLabel: 'Tipos de atención en esta lista',
  kinds: {
    'medical-doctor': 'Doctores',
    'physical-therapist': 'Terapia física',
    imaging: 'Radiografías e imágenes',
    massage: 'Masaje',
    counselor: 'Consejería',
    dentist: 'Dentistas',
    interpreter: 'Intérpretes',
    acupuncturist: 'Acupuntura',
  },
  does: {
    'medical-doctor':
      'Examinan, piden estudios y recetan medicinas. Pida ver a uno si hay señales de conmoción cerebral, de hueso roto o de enfermedad, o si tiene preguntas sobre medicinas.',
    'physical-therapist':
      'Enseñan ejercicios y los practican con usted. Pida esta atención si necesita más ejercicio del que podemos darle.',
    imaging:
      'Toman radiografías y otras imágenes que pidió un profesional. Pregunte si el resultado cambiaría su atención.',
    massage:
      'Trabajan los músculos con las manos y no diagnostican. Avise del choque y si toma un anticoagulante.',
    counselor:
      'Platican con usted. Pida esta atención si el miedo o los recuerdos no se le quitan, o si sigue durmiendo mal.',
    dentist:
      'Atienden dientes y mandíbula. Pida cita si el golpe fue en los dientes o la mandíbula.',
    interpreter:
      'Pasan a su idioma lo que se dice en la cita, y al revés. Pida intérprete al hacer la cita.',
    acupuncturist:
      'Ponen agujas delgadas en la piel. Pregunte antes a su doctor si toma un anticoagulante.',
  },
  filters: {
    kind: 'Tipo de atención',
    language: 'Idioma',
    payment: 'Forma de pago',
    city: 'Ciudad',
    any: 'Cualquiera',
    show: 'Mostrar',
  },
  payments: {
    'car-insurance': 'Seguro de carro y MedPay',
    'health-insurance': 'Seguro de salud',
    'medi-cal': 'Medi-Cal',
    medicare: 'Medicare',
    'self-pay': 'Pago por cuenta propia',
  },
  payment: 'Dice que acepta',
  distance: 'Distancia',
  about: 'a cerca de {miles}',
  shown: 'Se muestran {n} de {all}.',
  none: 'Nadie en esta lista cumple con todo eso. Quite una opción o llámenos: buscamos con usted.',
  withoutOne: 'Sin «{filter}»: {n}',
  unknown:
    'La dirección pide algo en «{filter}» que nadie en esta lista tiene; por eso no se toma en cuenta.',
  clear: 'Mostrar toda la lista',
}
