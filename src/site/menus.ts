import type { Bilingual, Locale } from '#i18n/locales.ts'
import { isServed, type PageId } from '#site/addresses.ts'
import { type ToolId, toolIds, tools } from '#site/tools.ts'

export type MenuId =
  | 'services'
  | 'conditions'
  | 'tools'
  | 'process'
  | 'resources'
  | 'about'
  | 'spanish'

export interface MenuEntry {
  page: PageId
  /** Said after the name, in a small mark of its own. */
  badge?: Bilingual
  /** One short line under the name. */
  copy: Bilingual
}

export interface Menu {
  id: MenuId
  label: Bilingual
  /** A line above the entries. */
  copy?: Bilingual
  entries: readonly MenuEntry[]
  /** The entries are always the pages of this language, named in it. */
  only?: Locale
}

const entry = (page: PageId, en: string, es: string): MenuEntry => ({ page, copy: { en, es } })

/** The entry of a tool, if it has one. */
function toolEntry(page: ToolId): readonly MenuEntry[] {
  const { menu } = tools[page]
  return menu ? [{ page, ...menu }] : []
}

const sameDay = [
  entry('same-day-assessment', 'An exam today', 'Un examen hoy mismo'),
  entry('urgent-pain-care', 'Call at any hour', 'Llame a cualquier hora'),
  entry('consultation-call', 'Ask before you come', 'Pregunte antes de venir'),
].filter(({ page }) => isServed(page))

const anxiety = entry('anxiety', 'When you feel on edge', 'Si se siente en alerta')
const nerveExam = entry('nerve-exam', 'Numbness or weakness', 'Adormecimiento o debilidad')
const concussion = entry('concussion', 'After a hit to the head', 'Tras un golpe en la cabeza')
const neighborhoods = entry('oakland-neighborhoods', 'Find your street', 'Encuentre su calle')
const stories = entry('real-stories', 'What patients tell', 'Lo que cuentan los pacientes')

/** The seven menus of the header, in order. */
export const menus: readonly Menu[] = [
  {
    id: 'services',
    label: { en: 'Services', es: 'Servicios' },
    entries: [
      ...sameDay,
      entry('holistic', 'Sleep, stress, movement', 'Sueño, estrés, movimiento'),
      anxiety,
      nerveExam,
      concussion,
      entry('motorcycle', 'For riders', 'Para motociclistas'),
      entry('hit-and-run', 'When the driver left', 'Cuando el otro se fue'),
      entry('car-accident', 'Drivers and passengers', 'Quien maneja y quien viaja'),
      neighborhoods,
      entry('berkeley', 'Care close to Berkeley', 'Atención cerca de Berkeley'),
      entry('alameda', 'Care close to Alameda', 'Atención cerca de Alameda'),
      entry('san-leandro', 'Care close to San Leandro', 'Atención cerca de San Leandro'),
    ],
  },
  {
    id: 'conditions',
    label: { en: 'Conditions', es: 'Lesiones' },
    entries: [
      entry('whiplash', 'Neck sprain from a jolt', 'Jalón brusco del cuello'),
      entry('neck-pain', 'Stiff, sore, hard to turn', 'Rigidez al girar'),
      entry('back-pain', 'Low and mid back', 'Parte baja y media'),
      entry('headaches', 'New since the crash', 'Nuevos desde el choque'),
      entry('shoulder-pain', 'Seat belt and impact', 'Cinturón e impacto'),
      concussion,
      anxiety,
      nerveExam,
      ...sameDay,
      entry('conditions', 'All conditions', 'Todas las lesiones'),
    ],
  },
  {
    id: 'tools',
    label: { en: 'Recovery Tools', es: 'Herramientas' },
    copy: {
      en: 'Each tool takes 2 to 3 minutes.',
      es: 'Cada herramienta toma de 2 a 3 minutos.',
    },
    entries: [...toolIds.flatMap(toolEntry), entry('tools', 'All tools', 'Todas las herramientas')],
  },
  {
    id: 'process',
    label: { en: 'Treatment Process', es: 'Tratamiento' },
    entries: [
      entry('phase-1', 'Pain relief', 'Alivio del dolor'),
      entry('phase-2', 'Movement', 'Movimiento'),
      entry('phase-3', 'Strength', 'Fuerza'),
      stories,
      entry('treatment-process', 'From exam to discharge', 'Del examen al alta'),
      entry('what-to-expect', 'Your first visit', 'Su primera visita'),
    ],
  },
  {
    id: 'resources',
    label: { en: 'Resources', es: 'Recursos' },
    entries: [
      ...toolEntry('recovery-calculator'),
      entry('recovery-roadmap', 'The whole way on a page', 'Todo el camino en una página'),
      entry('hospitals', 'Emergency departments', 'Salas de emergencia'),
      entry('providers', 'Other kinds of care', 'Otros tipos de atención'),
      entry('events', 'Classes and meetups', 'Clases y reuniones'),
      neighborhoods,
      entry('your-rights', 'What the law sets', 'Lo que fija la ley'),
      entry('money-matters', 'Costs and ways to pay', 'Costos y formas de pago'),
      entry('medical-expert', 'For a case', 'Para un caso'),
      entry('documentation', 'What we write down', 'Lo que anotamos'),
      stories,
      entry('newsletter', 'One useful e-mail', 'Un correo útil'),
      entry('accident-report', 'Crash figures by district', 'Cifras por distrito'),
      entry('immediate-help', 'Just had a crash?', '¿Acaba de chocar?'),
    ],
  },
  {
    id: 'about',
    label: { en: 'About Us', es: 'Nosotros' },
    entries: [
      entry('about', 'Who we are', 'Quiénes somos'),
      entry('about-chiropractor', 'Who examines you', 'Quien le examina'),
      entry('injury-chiropractor', 'What we do after a crash', 'Qué hacemos tras un choque'),
      entry('training', 'For students', 'Para estudiantes'),
    ],
  },
  {
    id: 'spanish',
    label: { en: 'Español', es: 'Español' },
    only: 'es',
    entries: [
      entry('injury-chiropractor', 'Atención en español', 'Atención en español'),
      entry('real-stories', 'Resultados, con honestidad', 'Resultados, con honestidad'),
      entry('services', 'Todo lo que hacemos', 'Todo lo que hacemos'),
    ],
  },
]

/** Plain links after the menus. The review link stands outside: its target is not ours. */
export const plainLinks: readonly { page: PageId; label: Bilingual }[] = [
  { page: 'phase-1', label: { en: 'Blog', es: 'Blog' } },
  { page: 'same-day-care', label: { en: 'Apply', es: 'Solicitar' } },
  { page: 'attorney-referrals', label: { en: 'Attorney Referrals', es: 'Para abogados' } },
  { page: 'contact', label: { en: 'Contact', es: 'Contacto' } },
]
