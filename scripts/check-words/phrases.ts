import type { Locale } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Rule {
  phrase: RegExp
  /** People type it into a search: titles, descriptions and, once, the opening may say it. */
  isSearched?: true
  /** What to write instead, or why not at all. */
  instead: string
}

const promise = 'promise nothing: say what happened to groups of people in studies'
const notProven = 'leave it out: the facts do not carry it'
const careHasPrice = 'only the first call is free: say what care costs and when'
const faultState =
  'California has no no-fault coverage: a car policy pays a clinic only where it has MedPay'

/** What no page says, whatever the language: `docs/translating.md` explains why. */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    { phrase: /\bguarante\w+/i, instead: promise },
    { phrase: /\bcur(?:e|es|ed|ing)\b/i, instead: promise },
    { phrase: /\b(?:fast|quick|faster) recovery\b/i, instead: promise },
    {
      phrase:
        /(?<!\b(?:how fast|how|when|which|that) )\byou (?:will|[’']ll) (?:recover|heal|feel better|be well)\b/i,
      instead: promise,
    },
    { phrase: /\bgood chance of\b/i, instead: 'say how many people out of how many' },
    { phrase: /\bpain[- ]free\b|\bpainless\b|\bmiracle\b|\b100 ?%/i, instead: promise },
    { phrase: /\brealign\w*/i, instead: notProven },
    { phrase: /\brestor\w+ (?:the|your) (?:natural )?(?:curve|alignment)/i, instead: notProven },
    { phrase: /\bprevents? arthritis\b|\bdetox|\bimmun(?:e|ity)\b/i, instead: notProven },
    { phrase: /\bhidden injur/i, instead: notProven },
    { phrase: /\bonly we (?:can )?(?:find|see|treat)\b/i, instead: notProven },
    { phrase: /\bdon[’']?t settle\b|\bdo not settle\b/i, instead: 'that is advice for a lawyer' },
    {
      phrase: /\bfight(?:s|ing)? the insur|\bwhat you deserve\b|\bmaximi[sz]e\b/i,
      instead: 'say what the step is',
    },
    { phrase: /\bas low as\b|\bstarting at \$/i, instead: 'name the exact price' },
    { phrase: /\bfree (?:care|exam|visit|treatment|x-ray)/i, instead: careHasPrice },
    {
      phrase: /\$0(?!\d|\.\d)|(?<!\busually )\bpay nothing\b(?! at the door)/i,
      instead: careHasPrice,
    },
    {
      phrase: /\b(?:car|auto) insurance\b[^.:;?]*\b(?:pays?|covers?)\b/i,
      instead: faultState,
    },
    { phrase: /\bno cost to you\b|\b(?:care|treatment|exam) is free\b/i, instead: careHasPrice },
    { phrase: /\bvictims?\b/i, instead: 'write "a person who was hurt"' },
    { phrase: /\bsuffer\w*/i, instead: 'write "have"' },
    {
      phrase: /(?<!\b(?:auto|car) )\baccidents?\b/i,
      instead: 'write "crash": once in the opening is enough',
      isSearched: true,
    },
    { phrase: /\bjourney\b|\bbattle\b|\broad to recovery\b/i, instead: 'use no figure of speech' },
    { phrase: /\bshall\b/i, instead: 'write "must"' },
    { phrase: /\bclick here\b|\bread more\b/i, instead: 'let the link say where it goes' },
    { phrase: /\bDC\b/, instead: 'write "chiropractor"' },
    { phrase: /\bthinks? (?:about|of) suicide\b/i, instead: 'write "are thinking about suicide"' },
    {
      phrase:
        /\b(?:insurance|extra|motorist|UM|optional|MedPay|property|collision|minimum|liability) cover\b(?!\?)/i,
      instead: 'write "coverage"',
    },
    {
      phrase: /\b(?:pain|headaches?|mood|swelling)(?: keeps?)? (?:grow(?:s|ing)|sinks?)\b/i,
      instead: 'write "gets worse"',
    },
    { phrase: /\bplan about \d/i, instead: 'write "plan on"' },
    { phrase: /\btrad(?:e|ing) details\b/i, instead: 'write "exchange information"' },
    { phrase: /\bsomeone of our\b/i, instead: 'write "someone from our"' },
    {
      phrase: /\b(?:pictures?|photos?) of (?:the|your|a) (?:neck|back|spine|bone|head)\b/i,
      instead: 'write "imaging", "X-ray" or "scan"',
    },
    { phrase: /\bknow the risks and sign\b(?! the)/i, instead: 'say what is signed' },
    {
      phrase: /\blaw asks\b/i,
      instead: 'a duty is a duty: write "requires"',
    },
    { phrase: /\bnot a limit set by law\b/i, instead: 'Evidence Code 1158 sets limits' },
    { phrase: /\bmoney can wait\b|\bno mission comes\b/i, instead: 'leave the quip out' },
    { phrase: /\bmedical clearance\b/i, instead: 'write the fixed sentence: None of these? …' },
    {
      phrase:
        /^(?=.*\bdanger signs?\b)(?=.*\b911\b)(?!.*\b(?:emergency (?:rooms?|care)|when)\b).*$/i,
      instead: 'some signs are for an emergency room: say both, or that the list says when',
    },
    {
      phrase: /\b(?:are|is) 65 or (?:older|more)\b(?=[^.]*\b911\b)/i,
      instead: 'age alone is no danger sign: name the register with ::danger',
    },
  ],
  es: [
    { phrase: /\bgarant(?:iz|[íi]a)\w*/i, instead: promise },
    { phrase: /\bcura(?:r|rse|n|mos|do|da|ción)?\b/i, instead: promise },
    { phrase: /\brecuperación (?:total|rápida)\b/i, instead: promise },
    {
      phrase: /\bbuenas? (?:posibilidad|probabilidad)/i,
      instead: 'diga cuántas personas de cuántas',
    },
    { phrase: /\blibre de dolor\b|\bmilagro|\b100 ?%/i, instead: promise },
    { phrase: /\brealinea\w*/i, instead: notProven },
    {
      phrase: /\bpreviene la artritis\b|\bdesintoxica|\binmun(?:e|idad|ológico)/i,
      instead: notProven,
    },
    { phrase: /\blesion(?:es)? ocultas?\b/i, instead: notProven },
    {
      phrase: /\bno (?:acepte|firme) (?:un|ningún) acuerdo\b/i,
      instead: 'that is advice for a lawyer',
    },
    {
      phrase: /\bluch(?:e|ar|amos) contra (?:la aseguradora|el seguro)/i,
      instead: 'say what the step is',
    },
    { phrase: /\blo que (?:usted )?(?:se )?merece\b/i, instead: 'say what the step is' },
    { phrase: /\bdesde (?:solo|apenas|tan solo)\b|\bdesde \$/i, instead: 'name the exact price' },
    {
      phrase: /\b(?:atención|examen|visita|cita|tratamiento|radiografía) (?:gratis|gratuit[oa])/i,
      instead: careHasPrice,
    },
    { phrase: /\bsin (?:ningún )?costo para usted\b/i, instead: careHasPrice },
    { phrase: /\busted no paga nada\b|\bno pagará nada\b/i, instead: careHasPrice },
    {
      phrase: /\bseguro del? (?:carro|auto)\b[^.:;?]*\bpag(?:a|an|ará|ue|ar)\b/i,
      instead: faultState,
    },
    { phrase: /\bvíctimas?\b/i, instead: 'escriba "persona lesionada"' },
    { phrase: /\b(?:sufr|padec)\w+(?<!sufrimiento)/i, instead: 'escriba "tiene"' },
    {
      phrase: /\baccidentes?\b(?! de (?:carro|auto|moto|tráfico)\b)/i,
      instead: 'escriba "choque"',
      isSearched: true,
    },
    { phrase: /\binjurias?\b/i, instead: 'escriba "lesión"' },
    { phrase: /\baplic(?:ar|a|an|ó|ue) para\b/i, instead: 'escriba "solicitar" o "pedir"' },
    {
      phrase: /\b(?:llen\w+|firm\w+|mand\w+) (?:la|una|esta) forma\b|\bforma SR-1\b/i,
      instead: 'escriba "formulario"',
    },
    { phrase: /\bsever[oa]s?\b/i, instead: 'escriba "grave" o "fuerte"' },
    {
      phrase: /\b(?:su|una|esta|la|sus|las) condici(?:ón|ones)\b/i,
      instead: 'escriba "problema de salud"',
    },
    { phrase: /\bremover\b|\bremuev\w+/i, instead: 'escriba "quitar"' },
    { phrase: /\bno conduzca\b/i, instead: 'escriba "no maneje"' },
    { phrase: /\bseñal(?:es)? de alarma\b/i, instead: 'escriba "señales de peligro"' },
    { phrase: /\beventualmente\b/i, instead: 'escriba "con el tiempo"' },
    { phrase: /\bactualmente\b/i, instead: 'escriba "en realidad" o "ahora"' },
    { phrase: /\basistencia\b/i, instead: 'escriba "ayuda"' },
    { phrase: /\bcolectar\b/i, instead: 'escriba "cobrar"' },
    { phrase: /\bclamar\b|\breclamaci(?:ón|ones)\b/i, instead: 'escriba "reclamo"' },
    { phrase: /\bpolíticas? (?:de (?:seguro|carro|auto))/i, instead: 'escriba "póliza"' },
    {
      phrase: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|tuy[oa]s?|vos)(?!\p{L})/iu,
      instead: 'trate al lector de usted',
    },
    {
      phrase:
        /(?<!\p{L})(?:puedes|tienes|debes|quieres|necesitas|sabes|sientes|eres|estás|vienes|haz|tenés|podés)(?!\p{L})/iu,
      instead: 'trate al lector de usted',
    },
    {
      phrase:
        /\b(?:si|usted) (?:usted )?está (?:muy )?(?:maread|confundid|lesionad|cansad|asustad|asegurad|list|nervios)[oa]\b|\bbienvenid[oa]s?\b/i,
      instead: 'no dé género a quien lee: "si tiene mareo"',
    },
    {
      phrase:
        /^(?=.*\bseñal(?:es)? de peligro\b)(?=.*\b911\b)(?!.*\b(?:emergencias?|cuándo)\b).*$/i,
      instead: 'algunas señales son para una sala de emergencias: diga las dos cosas',
    },
    {
      phrase: /\ble cuesta hablar[^.]{0,40}mensaje/i,
      instead: 'es señal de derrame: "no puede hablar donde está"',
    },
    {
      phrase: /\bautorizaci(?:ón|ones) médicas?\b|\bpermiso médico\b/i,
      instead: 'se lee como permiso del seguro: la frase fija es "¿Ninguna? Una lesión puede…"',
    },
    {
      phrase: /\ben \d+(?: [ao] \d+)? (?:horas|días)\b/i,
      instead: 'también quiere decir "de aquí a": escriba "a más tardar 10 días después de…"',
    },
    {
      phrase: /\b(?:reclamo|presenta|demanda)[^.]{0,60}\ben \d+ (?:meses|años)\b/i,
      instead: 'escriba "a más tardar 6 meses después del choque"',
    },
    { phrase: /\bgravamen de (?:su )?abogad[oa]\b/i, instead: 'escriba "gravamen médico"' },
    {
      phrase: /\b(?:cuidamos|atendemos) heridas\b/i,
      instead: 'escriba "sin tocar heridas ni vendas"',
    },
    {
      phrase: /\ble (?:golpearon|pegaron)\b(?! a (?:mi|su) carro)/i,
      instead: 'suena a golpiza: "le pegó un carro", "le chocaron"',
    },
    { phrase: /\bquien salió de él\b|\bfue a velocidad\b/i, instead: 'diga qué pasó' },
    {
      phrase: /\bcon poca (?:fuerza|seguridad)\b/i,
      instead: 'de una recomendación: "con reservas"',
    },
    {
      phrase: /\b(?:nuestras cuentas|cuentas (?:nuestras|propias))\b/i,
      instead: 'escriba "cifras"',
    },
    {
      phrase: /\b(?:van|va|fue|fueron) con una? (?:recuperación|avance)\b/i,
      instead: 'escriba "se vio más en quienes tardaron más"',
    },
    {
      phrase: /\bseñales de recuperación\b/i,
      instead: 'una señal es de peligro aquí: escriba "datos"',
    },
    { phrase: /\bmal sueño\b/i, instead: 'es una pesadilla: "problemas para dormir"' },
    { phrase: /\bmir(?:ar?|e) (?:hacia )?atrás\b/i, instead: 'escriba "repase"' },
    { phrase: /\breporte la fuga\b/i, instead: 'escriba "reporte que la otra persona huyó"' },
    { phrase: /\bmiradas? a la semana\b/i, instead: 'escriba "revisión de la semana"' },
    {
      phrase: /\brespaldo con llave\b|\b(?:pon\w+|tien\w+) llave\b|\bfrase secreta\b/i,
      instead: 'una sola palabra: "contraseña"',
    },
    { phrase: /\bpeligro de vida\b/i, instead: 'escriba "peligro de muerte"' },
    { phrase: /\bvale su tiempo\b/i, instead: 'escriba "le sirve"' },
    { phrase: /\bbueno saber\b/i, instead: 'escriba "conviene saber"' },
    { phrase: /\bmand\w+ un texto\b/i, instead: 'escriba "mensaje"' },
    {
      // Once in brackets it is the word that people search for.
      phrase: /\bseguros? de auto\b|(?<!\()\baseguranza\b/i,
      instead: 'escriba "seguro de carro"',
    },
    { phrase: /\bterapia con las manos\b/i, instead: 'escriba "terapia manual"' },
    {
      phrase: /\b(?:fuerza|reflejos|revisa) (?:y |, )?sensación\b/i,
      instead: 'escriba "sensibilidad"',
    },
    { phrase: /\bsala de urgencias\b/i, instead: 'escriba "sala de emergencias"' },
    { phrase: /\bcondu(?:zc\w+|cir|ce|cía|jo)\b/i, instead: 'escriba "manejar"' },
    { phrase: /\bquijada\b/i, instead: 'escriba "mandíbula"' },
    { phrase: /\bestimaci(?:ón|ones)\b/i, instead: 'escriba "estimado"' },
    { phrase: /\briesgos materiales\b/i, instead: 'escriba "riesgos importantes"' },
    { phrase: /\bgrado (?:I{1,3}|IV)\b/, instead: 'escriba el grado con cifra: 1 a 4' },
    {
      phrase: /\bdolor(?:es)? (?:es |son )?agudos?\b/i,
      instead: 'quiere decir reciente: escriba "una punzada"',
    },
    { phrase: /\btuvo que ver\b/i, instead: 'se lee "le tocó ver": diga qué hubo en el choque' },
    { phrase: /\b(?:t[eu]ng\w*|tien\w+|con) un embarazo\b/i, instead: 'escriba "está embarazada"' },
    {
      // What was named before may be called by half its name: "la placa del camión".
      phrase: /(?<!\b(?:el|del|al) )\bcami(?:ón|ones)\b(?! (?:de (?:carga|basura)|pesado|grande))/i,
      instead: 'en México es el autobús: escriba "camión de carga" o "tráiler"',
    },
    { phrase: /\bpatinetas?\b/i, instead: 'escriba "scooter eléctrico"' },
    { phrase: /\bcamionetas?\b/i, instead: 'en Guatemala es el autobús: diga qué vehículo' },
    { phrase: /\b(?:chamarra|chaqueta)s?\b/i, instead: 'escriba "abrigo"' },
    { phrase: /\bcalmantes?\b/i, instead: 'escriba "medicina para el dolor"' },
    { phrase: /\bmamar\b/i, instead: 'escriba "tomar pecho o biberón"' },
    { phrase: /\bevacua(?:ci(?:ón|ones)|r)\b/i, instead: 'escriba "hacer popó (defecar)"' },
    {
      phrase: /\bsub\w+ a escaleras?\b(?! de mano)/i,
      instead: 'escriba "escaleras de mano"',
    },
    { phrase: /\bquedar?(?:á|n)? a deber\w*/i, instead: 'escriba "quedar debiendo"' },
    { phrase: /\bhistorias reales\b/i, instead: 'mientras haya muestras, escriba "historias"' },
    {
      phrase: /\bno l[oa]s? revisaron\b/i,
      instead: 'escriba "Ni un médico ni un quiropráctico ha revisado todavía esta lista"',
    },
    { phrase: /\bprofesional(?:es)? de quiropráctica\b/i, instead: 'escriba "quiropráctico"' },
    {
      phrase: /\bagentes?\b(?! (?:federal|de (?:inmigración|seguros)))/i,
      instead: 'se lee "de inmigración": escriba "policía"',
    },
    { phrase: /\bfacturas?\b/i, instead: 'escriba "cuenta"' },
    { phrase: /\bandaderas?\b/i, instead: 'escriba "andador"' },
    { phrase: /\bempleador\w*/i, instead: 'escriba "patrón" o "trabajo"' },
    {
      phrase: /\bfisioterap\w+/i,
      instead: 'aquí los hospitales y las aseguradoras dicen "terapia física"',
    },
    {
      phrase: /\b(?:de muestra|muestras?\)|(?:es|como) (?:una )?muestra)\b|\(muestras?\)/i,
      instead: 'lo inventado lleva una sola palabra: "ejemplo"',
    },
    { phrase: /\bseguir en actividad\b/i, instead: 'escriba "no dejar de moverse"' },
    { phrase: /\boye (?:y lee )?los riesgos\b/i, instead: 'escriba "le decimos los riesgos"' },
    {
      phrase: /\b(?:PA o NP|NP o PA)\b/,
      instead: 'escriba los nombres y las letras entre paréntesis',
    },
    { phrase: /\bpaso inseguro\b/i, instead: 'escriba "poco equilibrio al caminar"' },
    {
      phrase: /\bdentro de \d/i,
      instead:
        'se lee "cuando hayan pasado": escriba "en los próximos 2 o 3 días" o "a más tardar"',
    },
    {
      phrase: /\b(?:hasta el|después del) día (?:\d|\{)/i,
      instead: 'se lee como fecha del mes: escriba "en los primeros 21 días después del choque"',
    },
    {
      phrase: /\bla ha revisado\b/i,
      instead: 'se lee "la señal": diga qué se ha revisado',
    },
    {
      phrase:
        /\b(?:pedir|pida|dar|darle|damos|ofrecerle|conseguir|consigue) (?:una|su) visita\b(?! de estudio)/i,
      instead: 'una visita llega a la casa: escriba "cita"',
    },
    {
      phrase: /\b(?:apart|busc)(?:a|amos|ar|aremos) una hora\b|\bhora libre\b/i,
      instead: 'son sesenta minutos: escriba "cita" o "lugar"',
    },
    { phrase: /\bva a más\b(?! de)/i, instead: 'es de España: escriba "empeora"' },
    { phrase: /\bno lo pruebe\b(?! a cada)/i, instead: 'escriba "no haga la prueba"' },
    { phrase: /\bnacen bebés\b/i, instead: 'escriba "atienden partos"' },
    {
      phrase: /\bpersonal de enfermería especializado\b|\benfermer[ao] especializad[ao]\b/i,
      instead: 'escriba "una enfermera o un enfermero con especialidad"',
    },
    { phrase: /\bcoágulos de sangre\b/i, instead: 'escriba "para adelgazar la sangre"' },
    { phrase: /\bempujón rápido\b/i, instead: 'escriba "movimiento rápido y controlado"' },
    { phrase: /\blíneas? de dolor\b/i, instead: 'escriba "línea para el dolor"' },
    { phrase: /\bcon quiropráctica\b/i, instead: 'escriba "el quiropráctico le trata"' },
    {
      phrase: /\bejerc\w+ la quiropráctica\b/i,
      instead: 'escriba "un quiropráctico" o "atiende como quiropráctico"',
    },
    {
      phrase: /\bbajo la influencia\b/i,
      instead: 'escriba "bajo los efectos de alcohol o drogas"',
    },
    { phrase: /(?<!\ba )\bdónde iba\b/i, instead: 'se lee "adónde": escriba "en qué asiento iba"' },
    { phrase: /\bmientras llega su visita\b/i, instead: 'escriba "el día de su cita"' },
    { phrase: /\bsu relato\b/i, instead: 'es de policía: escriba "lo que pasó"' },
    { phrase: /¿qué pasa con usted\b/i, instead: 'es un reproche: "¿Cómo le atendemos?"' },
    { phrase: /\bcuerpo rígido\b/i, instead: 'es de un muerto: escriba "cuerpo tieso"' },
    {
      phrase: /\b(?<!de )corredor(?:es)?\b(?! de seguros)/i,
      instead: 'escriba "corredor de seguros"',
    },
    { phrase: /\bsitios? de fuera\b/i, instead: 'escriba "otro sitio"' },
    { phrase: /\bun trabajo que juntó/i, instead: 'escriba "un estudio que reunió"' },
    {
      phrase: /\bde \d+ a \d+ de 100\b/i,
      instead: 'se lee como personas: escriba "puntos (de 100)"',
    },
    { phrase: /\$60,000 por todas\b(?! juntas)/i, instead: 'escriba "por todas juntas"' },
    {
      phrase:
        /\bdentro de l[oa]s \d+ (?:horas|días|meses)(?: hábiles| de calendario)?(?: \([^)]*\))?(?=[.,:;]|$| y )/i,
      instead: '¿desde cuándo? escriba "a más tardar 15 días después de pedirla"',
    },
    {
      phrase: /\bdías? hábil(?:es)? después(?=[.,;]|$)/i,
      instead: '¿después de qué? escriba "después del día en que pide la cita"',
    },
    {
      phrase: /\bno puede \p{L}+ ni (?:aguantar|controlar)\b/iu,
      instead: 'pide las dos cosas: escriba "no puede orinar o no aguanta la orina"',
    },
    {
      phrase: /\bhacer(?:, aguantar| o aguantar)?[^.;]{0,12} la orina\b/i,
      instead: 'escriba "orinar"',
    },
    {
      phrase: /\bcon dolor reciente\b/i,
      instead: 'lo reciente es todo: "que se hinchó hace poco, caliente y con dolor"',
    },
    {
      phrase: /\bprimera revisión de un\b/i,
      instead: 'se lee "su primera cita": escriba "todavía no ha revisado esta página"',
    },
    {
      phrase: /\b(?:más|collarín) por su cuenta\b/i,
      instead: 'aquí es pagar: escriba "en casa" o "si un doctor no se lo indicó"',
    },
    { phrase: /\bdeje caer\b/i, instead: 'es soltar de golpe: escriba "baje despacio"' },
    {
      phrase: /\b(?:por|de) todo lo nuevo\b/i,
      instead: 'también es una señal del 911: "cosa nueva que no sea una señal de peligro"',
    },
    {
      phrase: /\bseguro que pague sin culpa\b/i,
      instead: 'se lee "a quien no la tiene": "sin importar quién causó el choque"',
    },
    {
      phrase: /\bpreguntas de seguridad\b/i,
      instead: 'son las de la contraseña: escriba "preguntas de peligro"',
    },
    { phrase: /\bno haga pruebas\b/i, instead: 'se lee "radiografías": escriba "no lo intente"' },
    { phrase: /\bhoras? hábil(?:es)?\b/i, instead: 'escriba "horas en que abrimos"' },
    { phrase: /\bpague \{[a-z-]+\} hoy\b/i, instead: 'no es hoy: escriba "la primera visita"' },
    { phrase: /\bde su bolsillo\b|\bsi paga usted\b/i, instead: 'escriba "por su cuenta"' },
    { phrase: /\bmesa de tratamiento\b/i, instead: 'escriba "camilla"' },
    { phrase: /\btarjeta de salud\b/i, instead: 'escriba "tarjeta de su plan de salud"' },
    { phrase: /\bpaso por paso\b/i, instead: 'escriba "paso a paso"' },
    { phrase: /\(sample\)/i, instead: 'escriba "(ejemplo)"' },
    { phrase: /["“”]/, instead: 'use comillas « »' },
    { phrase: /@ejemplo\.com\b/i, instead: 'escriba "@example.com", un dominio reservado' },
  ],
}

/**
 * The forbidden phrases of a text, each with what to write instead.
 * @param place what a search result shows may hold what people search for.
 */
export function forbiddenPhrases(
  text: string,
  locale: Locale,
  place: 'page' | 'search result' = 'page',
): string[] {
  return rules[locale].flatMap(({ phrase, instead, isSearched }) => {
    const found = place === 'search result' && isSearched ? null : phrase.exec(text)
    return found ? [`"${found[0]}": ${instead}`] : []
  })
}

/** The opening of a page without what people search for, where it stands for the first time. */
function withoutSearched(texts: readonly string[], locale: Locale): string[] {
  return rules[locale]
    .filter(({ isSearched }) => isSearched)
    .reduce((opening, { phrase }) => opening.replace(phrase, ''), texts.join('\n'))
    .split('\n')
}

/**
 * Reads everything a visitor reads on a page but the names of its sources. What people search for
 * may stand once in the opening.
 */
export function findForbiddenPhrases(page: WrittenPage): Problem[] {
  const { file, locale, front, opening, words } = page
  const atTop = [front.heading, ...opening.map(({ text }) => text)]
  const onPage = [...withoutSearched(atTop, locale), ...words.map(({ text }) => text)]
  const inResults = [front.title, front.description]
  const found = [
    ...onPage.map((text) => ({ text, phrases: forbiddenPhrases(text, locale) })),
    ...inResults.map((text) => ({
      text,
      phrases: forbiddenPhrases(text, locale, 'search result'),
    })),
  ]
  return found.flatMap(({ text, phrases }) =>
    phrases.map((phrase) => ({ file, text: `${phrase} in: ${text}` })),
  )
}
