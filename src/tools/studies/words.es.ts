import type { Words } from '#tools/studies/words.en.ts'

export const es: Words = {
  heading: 'Su dolor junto a los estudios',
  intro:
    'Diga dónde le duele, qué tan fuerte y cuándo fue el choque. Verá cómo iban los grupos de los estudios en ese momento y después. Lo que anote se queda en esta página: no se envía ni se guarda.',
  adults: 'Para adultos.',
  table: 'Las mismas cifras en una tabla',
  /** The heading of the words that hold it. */
  tableAt: 'como-sigue-el-dolor-despues',
  part: '¿Dónde le duele más?',
  parts: { neck: 'Cuello', 'low-back': 'Espalda baja', shoulder: 'Hombro', head: 'Cabeza' },
  pain: '¿Qué tan fuerte es el dolor ahora?',
  painHint: '0 es nada de dolor. 10 es el peor dolor que pueda imaginar.',
  days: '¿Hace cuántos días fue el choque?',
  daysHint: 'Si fue hoy, escriba 0. Tres meses son unos 90 días.',
  show: 'Mostrar los estudios',
  wrongHeading: 'Falta algo',
  wrong: {
    part: 'Elija dónde le duele',
    pain: 'Elija un número del 0 al 10',
    days: 'Escriba hace cuántos días con un número, por ejemplo 20',
  },

  danger: {
    1: 'Un dolor de cabeza de 9 o 10 es una señal de peligro. Los estudios pueden esperar.',
    2: 'Un dolor de cuello o de espalda de 9 o 10 es una señal de peligro mientras no le revise un médico. Los estudios pueden esperar.',
    check: 'Revisar todas las señales (2 minutos)',
  },
  head: {
    heading: 'Primero, las señales de peligro de la cabeza',
    text: 'Un golpe en la cabeza puede ser grave aunque no se haya desmayado. Por eso aquí no dibujamos ninguna línea.',
    later:
      'La mayoría de la gente se siente mejor en unas semanas. De 15 a 20 de cada 100 personas todavía tienen síntomas después de 1 mes. Si los suyos duran más, avísele a su médico.',
  },
  noPain: {
    heading: 'Sin dolor: esté pendiente de los síntomas',
    text: 'Los estudios son sobre personas con dolor, así que no tienen una cifra para usted. El dolor puede empezar horas o días después del choque. Mañana revise otra vez las señales de peligro.',
  },

  headings: {
    neck: 'Dolor de cuello: tres grupos durante un año',
    'low-back': 'Dolor de espalda baja: el promedio durante un año',
    shoulder: 'Dolor de hombro: cuántas personas se habían recuperado',
  },
  you: 'Usted, día {days}',
  beyond: 'Los estudios terminaron al año, así que no hay un punto para el día {days}.',
  low: {
    beside:
      'El día {days}, el promedio del grupo era de unos {mean} de 100. Su {pain} de 10 equivale a {own} de 100.',
    later:
      'A las 26 semanas el promedio era de 12, y al año de 6. Un promedio no muestra a cada persona: a muchas les dolía más y a muchas menos.',
    lasting:
      'En otros grupos, el dolor de espalda baja ya llevaba 12 semanas o más. Su promedio bajó de 51 a 33 en 6 semanas, y un año después era de 23.',
    range: 'La zona sombreada es el rango del 95% del promedio, no de las personas.',
  },
  neck: {
    groups:
      'En un estudio de 155 personas con latigazo cervical, 45 de cada 100 tuvieron problemas leves todo el tiempo. 39 empezaron con problemas moderados, ya leves a los 3 meses. 16 todavía tenían problemas de moderados a graves al año.',
    both: 'En revisiones de muchos estudios, alrededor de la mitad mejoró mucho en 3 meses, y alrededor de la mitad todavía tenía algo de dolor de cuello al año.',
    slower:
      'En los estudios, quienes al principio tenían un dolor de cuello de más de 5.5 de 10 se recuperaron más despacio, como grupo. Eso no decide cómo le irá a usted.',
    scale:
      'El estudio midió las molestias de la vida diaria, no qué tan fuerte era el dolor. Por eso su punto tiene un lugar en el tiempo, pero no una altura.',
  },
  shoulder: {
    groups:
      'En un estudio de 349 personas, 23 de cada 100 se habían recuperado al mes y 59 al año. En otro, de 389 personas, 60 de cada 100 a las 26 semanas.',
    scale:
      'Los estudios contaron quién se había recuperado, no qué tan fuerte era el dolor. Por eso su punto tiene un lugar en el tiempo, pero no una altura.',
    exam: '¿De pronto no puede levantar el brazo? Por falta de fuerza, o si no sabe por qué, llame al 911. Por dolor, o si el hombro se ve deforme, vaya hoy a emergencias. ¿Dormido o con hormigueo?',
  },
  notCrashes: 'Estos estudios no eran sobre choques.',
  cannot: 'Ningún estudio puede decir qué tan rápido se recuperará usted.',
  more: {
    neck: 'Más sobre el dolor de cuello',
    'low-back': 'Más sobre el dolor de espalda',
    shoulder: 'Más sobre el dolor de hombro',
    head: 'Más sobre la conmoción',
  },
  diary: 'Compare sus propios días en el diario de síntomas',

  chart: {
    times: { 0: 'choque', 6: '6 semanas', 13: '3 meses', 26: '6 meses', 52: '1 año' },
    levels: { mild: 'leves', moderate: 'moderados', severe: 'graves' },
    outOf100: '{count} de 100',
    other: '{count}, otro estudio',
    neck: 'Tres líneas durante un año: 45 de 100 siguen leves, 39 de 100 bajan de moderados a leves en 3 meses, 16 de 100 siguen de moderados a graves.',
    'low-back':
      'Una línea que baja de 52 de 100 al principio a 23 a las 6 semanas, 12 a las 26 semanas y 6 al año.',
    shoulder:
      'Una línea de personas que se habían recuperado: 23 de 100 al mes, 59 al año. Un punto de otro estudio: 60 a las 26 semanas.',
    widths:
      'Cuanto más ancha la línea, más personas. Las alturas son las palabras del estudio, no puntos medidos.',
  },
}
