import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Crash, Role } from '#tools/accident-action-plan/crash.ts'

/** The two people one has to talk to. */
export const listeners = ['police', 'insurer'] as const
export type Listener = (typeof listeners)[number]

const rolesEn: Record<Role, string> = {
  driver: 'I was driving.',
  passenger: 'I was a passenger.',
  bicycle: 'I was on a bicycle.',
  'on-foot': 'I was on foot.',
}
const rolesEs: typeof rolesEn = {
  driver: 'Yo manejaba.',
  passenger: 'Yo iba de pasajero o pasajera.',
  bicycle: 'Yo iba en bicicleta.',
  'on-foot': 'Yo iba a pie.',
}

const en = {
  roles: rolesEn,
  unknownDate: '(date)',
  fled: 'The other driver left. I saw this: (plate, color, damage, direction).',
  atWork: 'I was working.',
  police: [
    'I want to report a crash. It happened on {date} at (street and corner).',
    '{role} I felt a hit from (side).',
    'These places hurt: (places).',
    'I do not know how fast the other vehicle was going.',
    'Please give me the report number and your name. I would like an interpreter for (language).',
  ],
  insurer: [
    'I want to report a crash and open a claim. It happened on {date} at (street and corner).',
    '{role} The police report number is (number).',
    'I have pain in (places). I will be examined. I do not know yet how long it will last.',
    'Please give me a claim number, your name, and an address for papers.',
    'Please send me your questions in writing. I need time before I agree to be recorded.',
  ],
}

type SayWords = typeof en

const es: SayWords = {
  roles: rolesEs,
  unknownDate: '(fecha)',
  fled: 'La otra persona se fue. Vi esto: (placa, color, daños, dirección).',
  atWork: 'Yo estaba trabajando.',
  police: [
    'Quiero reportar un choque. Pasó el {date} en (calle y esquina).',
    '{role} Sentí un golpe por (lado).',
    'Me duele aquí: (partes del cuerpo).',
    'No sé a qué velocidad venía el otro vehículo.',
    'Por favor, deme el número del reporte y su nombre. Quiero un intérprete de (idioma).',
  ],
  insurer: [
    'Quiero reportar un choque y abrir un reclamo (claim). Pasó el {date} en (calle y esquina).',
    '{role} El número del reporte de la policía es (número).',
    'Me duele (partes del cuerpo). Me van a examinar. Todavía no sé cuánto va a durar.',
    'Por favor, deme un número de reclamo, su nombre y una dirección para mandar papeles.',
    'Por favor, mándeme sus preguntas por escrito. Necesito tiempo antes de aceptar que me graben.',
  ],
}

export const sayWords: Record<Locale, SayWords> = { en, es }

const withoutRole = (line: string) => line.replace('{role} ', '')

/** What to say to someone, in one language; fitted to the crash when it is known. */
export function linesFor(listener: Listener, locale: Locale, crash?: Crash): readonly string[] {
  const { roles, unknownDate, fled, atWork, [listener]: lines } = sayWords[locale]
  if (!crash) return lines.map((line) => fill(withoutRole(line), { date: unknownDate }))
  const said = lines.map((line) =>
    fill(line, { date: formatDate(crash.date, locale), role: roles[crash.role] }),
  )
  const more = [
    ...(crash.circumstances.includes('hit-and-run') ? [fled] : []),
    ...(crash.circumstances.includes('at-work') ? [atWork] : []),
  ]
  return [...said.slice(0, 2), ...more, ...said.slice(2)]
}
