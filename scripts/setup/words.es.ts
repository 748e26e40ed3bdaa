import type { WrittenWords } from './words.en.ts'

/** What `npm run setup` says in Spanish. */
export const es: WrittenWords = {
  intro:
    'Aquí se pregunta lo que su clínica debe decir de sí misma, y se escribe en content/data/clinic.yaml y clinic.config.ts. Presione Enter para dejar lo que ya está. Escriba después si todavía no lo sabe, ninguno si no lo tiene, atrás para volver a la pregunta anterior y listo para dejar todo lo demás como está. Puede repetirlo cuando quiera.',
  now: 'Ahora: {value}',
  example: 'Por ejemplo: {example}',
  optional: { none: '(ninguno, si no tiene)', closed: '(cerrado, si no abren)' },
  unusable: 'Eso no sirve. Debe verse así: {example}',
  required: 'Toda clínica necesita este dato. Escriba después, si todavía no lo sabe.',
  understood: 'Se entendió: {value}',
  later: 'después, luego, todavía no, no sé, no lo sé, no sé todavía, todavía no sé, later',
  none: 'ninguno, ninguna, no, nada, no hay, no tengo, no tenemos, none',
  yes: 'sí, s, yes',
  no: 'no, n',
  man: 'hombre, para un hombre, él',
  woman: 'mujer, para una mujer, ella',
  closed: 'cerrado, cerramos, no abrimos, closed',
  back: 'atrás, back',
  done: 'listo, done',
  either: '{yes} o {no}',
  nothing: 'nada',
  written: 'Respuestas nuevas en los dos archivos: {count}.',
  putOff: 'Quedó para después:',
  notAdded:
    '{name} todavía no está en el archivo, porque algo de esta persona quedó para después. Cuando lo sepa, repita esto.',
  waiting:
    'Esto todavía no está en el sitio, porque falta la frase en el otro idioma. Queda guardado, y se pregunta la próxima vez.',
  notWritten:
    'No se escribió nada. Lo que contestó está en {file}: corrija ahí lo que se dice arriba y después escriba: npm run setup -- es --answers {file}',
  stopped: 'No se escribió nada. Para guardar lo que ya contestó, escriba listo.',
  left: 'Antes de publicar el sitio, en estos dos archivos todavía falta:',
  leftElsewhere: 'La lista completa, con todo lo que hay que firmar: npm run publish:check -- es',
  formIntro:
    'Lo que deje igual no cambia. Escriba después si todavía no lo sabe, y ninguno si no lo tiene.',
  formWritten: 'Llene {file} y después escriba: npm run setup -- es --answers {file}',
  isThere: '{file} ya existe: dele otro nombre al formulario, o borre ese.',
  isNotThere: '{file} no existe. Para tener uno que llenar: npm run setup -- es --form {file}',
  next: 'Para ver su sitio, escriba npm start y abra http://localhost:4321. Los pasos que siguen están en docs/for-the-owner.md, en inglés.',
  nothingLeft: 'En estos dos archivos no falta nada.',
  wrongFile: '{file} no sirve:',
  day: { ask: '¿A qué hora abren el {day}?', why: 'El sitio dice cuándo abren.' },
  unreadable:
    '{file}:{line} no se puede leer. Ponga la respuesta entre comillas rectas: name: "O\'Brien: la clínica"',
  unknown: 'no hay una pregunta {name}; las preguntas son {names}',
  examples: {
    tagline: 'Quiropráctica · {city}',
    background: 'Alex Sample terminó sus estudios de quiropráctica en 2009.',
    door: 'La puerta está junto a la panadería.',
    parking: 'Hay un estacionamiento enfrente.',
    transit: 'Hay una parada enfrente.',
  },
  questions: {
    name: {
      ask: '¿Cuál es el nombre completo de la clínica?',
      why: 'Sale en los títulos y en los correos.',
    },
    shortName: {
      ask: '¿Y el nombre corto?',
      why: 'Sale junto al logo y debajo del icono; en un teléfono caben dos o tres palabras cortas.',
    },
    taglineEn: {
      ask: '¿Unas palabras debajo del nombre, en inglés?',
      why: 'Dicen qué hacen y dónde.',
    },
    taglineEs: { ask: '¿Lo mismo en español?', why: 'La mitad del sitio está en español.' },
    chiropractor: {
      ask: '¿Quién es el quiropráctico o la quiropráctica, como en la licencia?',
      why: 'La gente quiere saber quién le va a atender.',
    },
    chiropractorJob: {
      ask: '¿Las páginas en español le dicen quiropráctico o quiropráctica?',
      why: 'Así le nombran los títulos y las frases.',
    },
    license: {
      ask: '¿El número de la licencia?',
      why: 'Los pacientes pueden buscarlo en la junta del estado.',
    },
    backgroundEn: {
      ask: '¿Escuela, año y experiencia en una frase en inglés?',
      why: 'Sale en la página de quién atiende.',
    },
    backgroundEs: { ask: '¿Lo mismo en español?', why: 'Sale en la página en español.' },
    colleague: {
      ask: '¿Atiende aquí otra persona de quiropráctica? Escriba su nombre, como en la licencia.',
      why: 'Con dos, ninguna página dice que una sola persona lo hace todo. Enter sigue sin otra, y quien ya está se queda. Escriba un nombre para agregar a alguien, o el de quien ya está para contestar otra vez.',
    },
    colleagueJob: {
      ask: '¿A esta persona las páginas en español le dicen quiropráctico o quiropráctica?',
      why: 'Así le nombran los títulos y las frases.',
    },
    colleagueLicense: {
      ask: '¿El número de la licencia de esta persona?',
      why: 'Sale junto al nombre.',
    },
    colleagueLanguages: {
      ask: '¿Qué idiomas habla?',
      why: 'La gente busca a quien hable su idioma.',
    },
    office: { ask: '¿El teléfono del consultorio?', why: 'Cada página llama a ese número.' },
    emergency: {
      ask: '¿Una línea que contesta una persona de día y de noche?',
      why: 'Si no hay, ninguna página habla de ella.',
    },
    text: { ask: '¿Un número para mensajes de texto?', why: 'Mucha gente prefiere escribir.' },
    whatsapp: { ask: '¿Un número de WhatsApp?', why: 'Mucha gente lo usa primero.' },
    fax: { ask: '¿Un fax?', why: 'Lo piden los bufetes y los consultorios.' },
    email: { ask: '¿El correo para las visitas?', why: 'Ahí llegan los mensajes.' },
    street: { ask: '¿Calle y número de la puerta?', why: 'Va en los mapas y los correos.' },
    postalCode: { ask: '¿El código postal?', why: 'Va en los mapas y los correos.' },
    coordinates: {
      ask: '¿Dónde está la puerta en un mapa? Mantenga el dedo sobre la puerta en una aplicación de mapas: muestra dos números.',
      why: 'El sitio dice a qué distancia están.',
    },
    doorEn: {
      ask: '¿Cómo se encuentra la puerta, en una frase en inglés?',
      why: 'Sale en la página de contacto.',
    },
    doorEs: { ask: '¿Lo mismo en español?', why: 'Sale en la página de contacto en español.' },
    parkingEn: {
      ask: '¿Dónde se estaciona la gente, en una frase en inglés?',
      why: 'Sale en la página de contacto.',
    },
    parkingEs: { ask: '¿Lo mismo en español?', why: 'Sale en la página de contacto en español.' },
    transitEn: {
      ask: '¿Qué paradas hay cerca, en una frase en inglés?',
      why: 'Sale en la página de contacto.',
    },
    transitEs: { ask: '¿Lo mismo en español?', why: 'Sale en la página de contacto en español.' },
    firstVisit: {
      ask: '¿Cuánto cuesta la primera visita sin seguro, en dólares y sin centavos?',
      why: 'Es lo primero que la gente pregunta, y si nadie lo dice, no viene.',
    },
    followUpVisit: {
      ask: '¿Y una visita después?',
      why: 'La página del dinero suma un ejemplo.',
    },
    medpay: { ask: '¿Cobran a MedPay?', why: 'Las páginas prometen solo lo que aceptan.' },
    lien: {
      ask: '¿Atienden con gravamen (lien)?',
      why: 'Las páginas prometen solo lo que aceptan.',
    },
    healthInsurance: {
      ask: '¿Cobran al seguro de salud?',
      why: 'Las páginas prometen solo lo que aceptan.',
    },
    booking: {
      ask: '¿La dirección web donde se hace la cita?',
      why: 'Cada página tiene un botón que lleva ahí.',
    },
    review: {
      ask: '¿La página donde los pacientes dejan una reseña?',
      why: 'El menú lleva ahí.',
    },
    facebook: { ask: '¿Su página de Facebook?', why: 'Será un icono al pie.' },
    twitter: { ask: '¿Su página de X (Twitter)?', why: 'Será un icono al pie.' },
    linkedin: { ask: '¿Su página de LinkedIn?', why: 'Será un icono al pie.' },
    instagram: { ask: '¿Su página de Instagram?', why: 'Será un icono al pie.' },
  },
}
