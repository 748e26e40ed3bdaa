import type { Bilingual } from '#i18n/locales.ts'
import type { PageId } from '#site/addresses.ts'
import type { LawId } from '#tools/accident-action-plan/laws.ts'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'

export interface TaskWords {
  title: Bilingual
  text: Bilingual
  /** Where to read on. */
  page?: PageId
  laws?: readonly LawId[]
  /** Printed as the source of the advice, in both languages. */
  source?: string
}

/**
 * What each task says. English and Spanish of a task stand together, so that neither changes alone.
 * Sources: California codes named by `laws`; OPTIMa guideline for moving; CDC HEADS UP for children;
 * the rest is practical advice of the site.
 */
export const taskWords: Record<TaskId, TaskWords> = {
  'get-safe': {
    title: { en: 'Get safe', es: 'Póngase a salvo' },
    text: {
      en: 'Move away from traffic if you can do it without pain. Turn on the hazard lights.',
      es: 'Aléjese del tráfico si puede hacerlo sin dolor. Encienda las luces intermitentes.',
    },
    page: 'immediate-help',
  },
  'trade-details': {
    title: { en: 'Trade details', es: 'Intercambie datos' },
    text: {
      en: 'Write down names, plates, insurers and license numbers. Ask people who saw it for a name and a number.',
      es: 'Anote nombres, placas, aseguradoras y números de licencia. Pida nombre y teléfono a quien lo vio.',
    },
  },
  photos: {
    title: { en: 'Take photos', es: 'Tome fotos' },
    text: {
      en: 'Use the checklist below. Take them before anything is moved or repaired, if you still can.',
      es: 'Use la lista de abajo. Tómelas antes de mover o reparar algo, si todavía se puede.',
    },
  },
  'say-little': {
    title: { en: 'Say only what you know', es: 'Diga solo lo que sabe' },
    text: {
      en: 'Give facts. You do not have to say who was at fault. The card below has words you can use.',
      es: 'Dé los hechos. No tiene que decir quién tuvo la culpa. La tarjeta de abajo trae palabras que puede usar.',
    },
  },
  'vehicle-number': {
    title: {
      en: 'Write down the public vehicle or place',
      es: 'Anote el vehículo o lugar público',
    },
    text: {
      en: 'Agency, line, vehicle number and driver. For a road or a school: the exact place.',
      es: 'Agencia, línea, número del vehículo y quién manejaba. Si fue una calle o una escuela, el lugar exacto.',
    },
  },
  'trip-record': {
    title: { en: 'Save the trip in the app', es: 'Guarde el viaje de la aplicación' },
    text: {
      en: 'Take screenshots of the trip, the driver, the plate and the time.',
      es: 'Guarde capturas de pantalla del viaje, de quien manejaba, de la placa y de la hora.',
    },
  },

  'police-report': {
    title: {
      en: 'Report to the police or CHP, in writing',
      es: 'Haga el reporte por escrito a la policía o al CHP',
    },
    text: {
      en: 'If anyone was hurt or killed, the driver must make a written report within 24 hours. Keep its number.',
      es: 'Si alguien se lastimó o murió, quien manejaba debe reportarlo por escrito en 24 horas. Guarde el número.',
    },
    laws: ['veh-20008'],
  },
  'police-told': {
    title: {
      en: 'Ask if the driver has reported the crash',
      es: 'Pregunte si ya reportaron el choque',
    },
    text: {
      en: 'If anyone was hurt, the driver must report in writing within 24 hours. You can call the police too.',
      es: 'Si alguien se lastimó, quien manejaba debe reportarlo por escrito en 24 horas. Usted también puede llamar a la policía.',
    },
    laws: ['veh-20008'],
  },
  'police-hit-and-run': {
    title: { en: 'Report the hit-and-run to the police', es: 'Reporte la fuga a la policía' },
    text: {
      en: 'Your own cover against uninsured drivers usually asks for this within 24 hours. Tell plate, color, damage and direction.',
      es: 'Su propia cobertura contra conductores sin seguro suele pedirlo en 24 horas. Diga placa, color, daños y dirección.',
    },
    page: 'hit-and-run',
    laws: ['ins-11580-2'],
  },
  exam: {
    title: {
      en: 'Get examined, even if the pain is mild',
      es: 'Pida un examen, aunque el dolor sea leve',
    },
    text: {
      en: 'Name every place that hurts. If a doctor gives you instructions, follow those first.',
      es: 'Nombre cada parte que le duele. Si un doctor le da instrucciones, siga esas primero.',
    },
    page: 'same-day-assessment',
  },
  watch: {
    title: { en: 'Look at the danger signs again', es: 'Revise otra vez las señales de peligro' },
    text: {
      en: 'Do it each morning. Some signs come days after the crash. One sign is enough to call 911.',
      es: 'Hágalo cada mañana. Algunas señales llegan días después. Basta una para llamar al 911.',
    },
    page: 'immediate-help',
    source: 'RCEM Learning, Cervical artery dissection',
  },
  child: {
    title: { en: 'Watch the child closely', es: 'Observe de cerca al menor' },
    text: {
      en: 'Call 911 if a baby or toddler will not stop crying, or will not nurse or eat. Have a doctor examine the child.',
      es: 'Llame al 911 si un bebé o niño pequeño no deja de llorar, o no quiere mamar ni comer. Pida que un doctor examine al menor.',
    },
    source: 'CDC HEADS UP',
  },
  'keep-moving': {
    title: { en: 'Keep moving, gently and often', es: 'Muévase, con suavidad y seguido' },
    text: {
      en: 'A guideline for neck pain after a crash advises staying active. It advises against a neck collar.',
      es: 'Una guía para el dolor de cuello después de un choque aconseja mantenerse en movimiento. Aconseja no usar collarín.',
    },
    page: 'phase-1',
    source: 'Côté P and others, OPTIMa, European Spine Journal 25, 2016',
  },
  'keep-things': {
    title: { en: 'Keep what you wore and rode', es: 'Guarde lo que llevaba puesto y su bicicleta' },
    text: {
      en: 'Clothes, shoes, helmet, bicycle. Do not wash, repair or throw them away before they are photographed.',
      es: 'Ropa, zapatos, casco, bicicleta. No los lave, repare ni tire antes de tomarles fotos.',
    },
  },

  'tell-insurer': {
    title: {
      en: 'Tell your own car insurer, if you have one',
      es: 'Avise a su propia aseguradora de carro, si tiene',
    },
    text: {
      en: 'Give the date, the place and the plates. Ask for a claim number.',
      es: 'Dé la fecha, el lugar y las placas. Pida un número de reclamo (claim).',
    },
    page: 'insurance-guide',
  },
  'app-report': {
    title: {
      en: 'Report the crash to the ride company',
      es: 'Reporte el choque a la empresa del viaje',
    },
    text: {
      en: 'Use the app. Ask in writing which insurance covers the trip.',
      es: 'Use la aplicación. Pregunte por escrito qué seguro cubre el viaje.',
    },
  },
  'tell-employer': {
    title: { en: 'Tell your employer in writing', es: 'Avise a su empleador por escrito' },
    text: {
      en: 'Say when and where it happened, and what hurts. Work injuries have their own rules, which this plan does not hold.',
      es: 'Diga cuándo y dónde pasó, y qué le duele. Las lesiones de trabajo tienen sus propias reglas, que no están en este plan.',
    },
  },
  diary: {
    title: { en: 'Start a diary', es: 'Empiece un diario' },
    text: {
      en: 'A minute a day: pain, sleep, and what you could not do.',
      es: 'Un minuto al día: dolor, sueño y lo que no pudo hacer.',
    },
    page: 'symptom-tracker',
  },
  papers: {
    title: { en: 'Put your papers in 1 place', es: 'Junte sus papeles en 1 solo lugar' },
    text: {
      en: 'Report number, photos, bills, receipts, lost work hours, and the names of everyone who examined you.',
      es: 'Número de reporte, fotos, cuentas, recibos, horas de trabajo perdidas y nombres de quienes le examinaron.',
    },
  },
  payment: {
    title: {
      en: 'Ask who pays, and read before you sign',
      es: 'Pregunte quién paga y lea antes de firmar',
    },
    text: {
      en: 'That goes for our papers too. With a lien, you may owe us even if your case pays nothing.',
      es: 'También nuestros papeles. Con un gravamen (lien), puede deber aunque su caso no pague.',
    },
    page: 'money-matters',
  },

  sr1: {
    title: { en: 'Send form SR-1 to the DMV', es: 'Mande el formulario SR-1 al DMV' },
    text: {
      en: 'It is due within 10 days if anyone was hurt, or if one person’s damage is over $1,000. A police report does not replace it.',
      es: 'Se manda en 10 días si alguien se lastimó, o si el daño de una persona pasa de $1,000. El reporte de la policía no lo reemplaza.',
    },
    page: 'insurance-guide',
    laws: ['veh-16000'],
  },
  'insurer-statement': {
    title: {
      en: 'Give your own insurer a statement about the hit-and-run',
      es: 'Declare sobre la fuga a su propia aseguradora',
    },
    text: {
      en: 'Usually within 30 days. Your cover against uninsured drivers may depend on it.',
      es: 'Por lo general, en 30 días. De eso puede depender su cobertura contra conductores sin seguro.',
    },
    page: 'hit-and-run',
    laws: ['ins-11580-2'],
  },
  'public-claim': {
    title: {
      en: 'Talk to a lawyer about the public body',
      es: 'Busque asesoría legal sobre la entidad pública',
    },
    text: {
      en: 'A claim against it is written and usually due within 6 months. We cannot refer you to a lawyer; the State Bar of California certifies services that can.',
      es: 'El reclamo es por escrito, por lo general en 6 meses. No podemos enviarle con un abogado. El Colegio de Abogados de California (State Bar) certifica servicios que sí pueden.',
    },
    page: 'your-rights',
    laws: ['gov-911-2'],
  },
  'police-copy': {
    title: {
      en: 'Ask for a copy of the police report',
      es: 'Pida una copia del reporte de la policía',
    },
    text: {
      en: 'Ask the police how to get it. Check that names and places are right.',
      es: 'Pregunte a la policía cómo obtenerla. Revise que los nombres y lugares estén bien.',
    },
  },
  records: {
    title: { en: 'Ask for your medical records', es: 'Pida su expediente médico' },
    text: {
      en: 'Copies are due within 15 days after you ask in writing.',
      es: 'Deben darle copias en 15 días después de pedirlas por escrito.',
    },
    page: 'documentation',
    laws: ['hsc-123110'],
  },
  review: {
    title: { en: 'Look back: is something new?', es: 'Mire hacia atrás: ¿hay algo nuevo?' },
    text: {
      en: 'Tell us or your doctor about new pain, bad sleep or feeling on edge.',
      es: 'Cuéntenos o cuente a su doctor si hay dolor nuevo, mal sueño o nervios de punta.',
    },
    page: 'anxiety',
  },
}
