import { clinic } from '#clinic'
import type { Part } from '#clinic/parts.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import { clinicHas, type OptionalThing } from '#site/clinic-has.ts'
import places from '#site/crash-places.json' with { type: 'json' }
import {
  type ColleagueId,
  colleagueId,
  nameWithTitle,
  otherChiropractors,
  people,
  personAnchor,
} from '#site/people.ts'
import { comingPosts, isShownPost, laterPages, postListCount, postPages } from '#site/post-pages.ts'

/** What a page is made of; decides its screen, its structured data and its place on the site map. */
export type PageKind =
  | 'home'
  | 'landing'
  | 'hub'
  | 'entry'
  | 'tool'
  | 'phase'
  /** A post of the blog: its files make the page. */
  | 'post'
  | 'post-list'
  | 'condition'
  | 'service'
  | 'about'
  /** Somebody who works here; made from the settings, all with the same words. */
  | 'colleague'
  | 'resource'
  | 'newsletter'
  /** An issue of the newsletter: a page of its archive, and a mail. The newest stands last. */
  | 'issue'
  | 'legal'
  | 'report'
  | 'district'
  /** A corner or a street with many crashes; made from the figures, all with the same words. */
  | 'crash-place'
  | 'area'
  | 'directory'
  | 'contact'
  | 'site-map'
  | 'notice'
  /** Answers to a form, a mail link or a missing network: built like a page, never listed or indexed. */
  | 'answer'

/** Chooses the groups of related links at the foot of a page. */
export type PageCategory =
  | 'home'
  | 'accident'
  | 'condition'
  | 'specialized'
  | 'tool'
  | 'legal'
  | 'resource'
  | 'spanish'
  | 'about'
  | 'default'

interface PlainPage {
  kind: Exclude<PageKind, 'hub'>
  category: PageCategory
  /** Path of the English page, without a trailing slash. */
  en: string
  /** Path of the Spanish page, without a trailing slash. */
  es: string
  /** Short title: breadcrumbs, menus, link lists. */
  name: Bilingual
  /** What the page is about, where a clinic may do without: then it has no such page. */
  needs?: OptionalThing
}

interface HubPage extends Omit<PlainPage, 'kind'> {
  kind: 'hub'
  /** A hub lists every page of these kinds. */
  lists: readonly [PageKind, ...PageKind[]]
}

export type Page = PlainPage | HubPage

type CrashPlacePage = Pick<PlainPage, 'en' | 'es' | 'name' | 'category'> & { kind: 'crash-place' }

/** Corners and streets: `node scripts/crash-pages.ts` writes them from the figures. */
const crashPlacePages = Object.fromEntries(
  Object.entries(places).map(([id, { en, es, name }]): [string, CrashPlacePage] => [
    id,
    { kind: 'crash-place', category: 'resource', en, es, name },
  ]),
) as Readonly<Record<keyof typeof places, CrashPlacePage>>

/** Whoever works here and wants a page. */
const colleaguePages = Object.fromEntries(
  people
    .filter((person) => person.page)
    .map((person): [string, PlainPage] => {
      const anchor = personAnchor(person)
      const name = nameWithTitle(person)
      const addresses = { en: `/about/${anchor}`, es: `/es/nosotros/${anchor}` }
      return [
        colleagueId(person),
        { kind: 'colleague', category: 'about', ...addresses, name: { en: name, es: name } },
      ]
    }),
) as Readonly<Record<ColleagueId, PlainPage & { kind: 'colleague' }>>

const posts = {
  kind: 'post-list',
  category: 'resource',
  en: '/blog/posts',
  es: '/es/blog/articulos',
  name: { en: 'Posts', es: 'Artículos' },
} as const satisfies Page

const fixedPages = {
  home: { kind: 'home', category: 'home', en: '/', es: '/es', name: { en: 'Home', es: 'Inicio' } },
  'same-day-care': {
    kind: 'landing',
    category: 'accident',
    en: '/same-day-care',
    es: '/es/atencion-el-mismo-dia',
    name: { en: 'Same-day care', es: 'Atención el mismo día' },
  },
  services: {
    kind: 'hub',
    lists: ['entry', 'service'],
    category: 'accident',
    en: '/services',
    es: '/es/servicios-en-espanol',
    name: { en: 'Services', es: 'Servicios en español' },
  },
  conditions: {
    kind: 'hub',
    lists: ['condition'],
    category: 'condition',
    en: '/conditions',
    es: '/es/condiciones',
    name: { en: 'Conditions', es: 'Problemas que atendemos' },
  },
  tools: {
    kind: 'hub',
    lists: ['tool'],
    category: 'tool',
    en: '/tools',
    es: '/es/herramientas',
    name: { en: 'Recovery tools', es: 'Herramientas de recuperación' },
  },
  about: {
    kind: 'hub',
    lists: ['about', 'colleague'],
    category: 'about',
    en: '/about',
    es: '/es/nosotros',
    name: { en: 'About us', es: 'Sobre nosotros' },
  },
  'same-day-assessment': {
    kind: 'entry',
    category: 'accident',
    en: '/same-day-accident-assessment',
    es: '/es/evaluacion-el-mismo-dia',
    name: { en: 'Same-day accident assessment', es: 'Examen el mismo día' },
  },
  'urgent-pain-care': {
    kind: 'entry',
    needs: 'emergency-line',
    category: 'accident',
    en: '/24-hour-pain-emergency-care',
    es: '/es/dolor-urgente-24-horas',
    name: { en: '24-hour pain line', es: 'Línea de 24 horas' },
  },
  'consultation-call': {
    kind: 'entry',
    category: 'accident',
    en: '/free-injury-consultation-call',
    es: '/es/llamada-de-consulta-gratis',
    name: { en: 'Free consultation call', es: 'Llamada gratis para preguntar' },
  },
  'recovery-calculator': {
    kind: 'tool',
    category: 'tool',
    en: '/tools/recovery-calculator',
    es: '/es/herramientas/calculadora-de-recuperacion',
    name: { en: 'Recovery calculator', es: 'Calculadora de recuperación' },
  },
  'action-plan': {
    kind: 'tool',
    category: 'tool',
    en: '/tools/accident-action-plan',
    es: '/es/herramientas/plan-de-accion-72-horas',
    name: { en: '72-hour action plan', es: 'Plan de acción de 72 horas' },
  },
  'symptom-tracker': {
    kind: 'tool',
    category: 'tool',
    en: '/tools/symptom-tracker',
    es: '/es/herramientas/diario-de-sintomas',
    name: { en: 'Symptom tracker', es: 'Diario de síntomas' },
  },
  'phase-1': {
    kind: 'phase',
    category: 'resource',
    en: '/blog/phase-1-pain-relief',
    es: '/es/blog/fase-1-alivio-del-dolor',
    name: { en: 'Phase 1: Days 1 to 14', es: 'Fase 1: días 1 a 14' },
  },
  'phase-2': {
    kind: 'phase',
    category: 'resource',
    en: '/blog/phase-2-movement-restoration',
    es: '/es/blog/fase-2-recuperar-el-movimiento',
    name: { en: 'Phase 2: Weeks 2 to 6', es: 'Fase 2: semanas 2 a 6' },
  },
  'phase-3': {
    kind: 'phase',
    category: 'resource',
    en: '/blog/phase-3-strength-rebuilding',
    es: '/es/blog/fase-3-recuperar-la-fuerza',
    name: { en: 'Phase 3: Weeks 6 to 12', es: 'Fase 3: semanas 6 a 12' },
  },
  posts,
  'neck-pain': {
    kind: 'condition',
    category: 'condition',
    en: '/conditions/neck-pain-oakland',
    es: '/es/condiciones/dolor-de-cuello-oakland',
    name: { en: 'Neck pain', es: 'Dolor de cuello' },
  },
  whiplash: {
    kind: 'condition',
    category: 'condition',
    en: '/conditions/whiplash-treatment-oakland',
    es: '/es/condiciones/latigazo-cervical-oakland',
    name: { en: 'Whiplash', es: 'Latigazo cervical' },
  },
  'back-pain': {
    kind: 'condition',
    category: 'condition',
    en: '/conditions/back-pain-oakland',
    es: '/es/condiciones/dolor-de-espalda-oakland',
    name: { en: 'Back pain', es: 'Dolor de espalda' },
  },
  headaches: {
    kind: 'condition',
    category: 'condition',
    en: '/conditions/headaches-oakland',
    es: '/es/condiciones/dolores-de-cabeza-oakland',
    name: { en: 'Headaches', es: 'Dolores de cabeza' },
  },
  'shoulder-pain': {
    kind: 'condition',
    category: 'condition',
    en: '/conditions/shoulder-pain-oakland',
    es: '/es/condiciones/dolor-de-hombro-oakland',
    name: { en: 'Shoulder pain', es: 'Dolor de hombro' },
  },
  concussion: {
    kind: 'condition',
    category: 'specialized',
    en: '/conditions/concussion-treatment',
    es: '/es/condiciones/conmocion-cerebral',
    name: { en: 'Concussion', es: 'Conmoción cerebral' },
  },
  anxiety: {
    kind: 'condition',
    category: 'specialized',
    en: '/conditions/post-accident-anxiety',
    es: '/es/condiciones/ansiedad-despues-de-un-choque',
    name: { en: 'Anxiety after a crash', es: 'Ansiedad después de un choque' },
  },
  'nerve-exam': {
    kind: 'condition',
    category: 'specialized',
    en: '/conditions/neurological-assessment',
    es: '/es/condiciones/examen-neurologico',
    name: { en: 'Nerve exam', es: 'Examen neurológico' },
  },
  'auto-accident': {
    kind: 'service',
    category: 'accident',
    en: '/services/auto-accident-treatment-oakland',
    es: '/es/servicios/tratamiento-choque-de-auto-oakland',
    name: { en: 'Auto accident treatment', es: 'Tratamiento después de un choque' },
  },
  'car-accident': {
    kind: 'service',
    category: 'accident',
    en: '/services/oakland-car-accident-care',
    es: '/es/servicios/atencion-choque-de-carro-oakland',
    name: { en: 'Car accident care', es: 'Atención por choque de carro' },
  },
  'truck-accident': {
    kind: 'service',
    category: 'accident',
    en: '/services/truck-accident-treatment-oakland',
    es: '/es/servicios/choque-con-camion-oakland',
    name: { en: 'Truck crashes', es: 'Choques con camión de carga' },
  },
  'rear-end': {
    kind: 'service',
    category: 'accident',
    en: '/services/rear-end-collision-treatment-oakland',
    es: '/es/servicios/choque-por-detras-oakland',
    name: { en: 'Rear-end crashes', es: 'Choques por atrás' },
  },
  motorcycle: {
    kind: 'service',
    category: 'accident',
    en: '/services/motorcycle-accident-treatment-oakland',
    es: '/es/servicios/choque-de-motocicleta-oakland',
    name: { en: 'Motorcycle crashes', es: 'Choques de motocicleta' },
  },
  'hit-and-run': {
    kind: 'service',
    category: 'accident',
    en: '/services/oakland-hit-and-run-injury-treatment',
    es: '/es/servicios/choque-con-fuga-oakland',
    name: { en: 'Hit-and-run injuries', es: 'Choque con fuga' },
  },
  'slip-and-fall': {
    kind: 'service',
    category: 'specialized',
    en: '/services/oakland-slip-and-fall-doctor',
    es: '/es/servicios/caida-oakland',
    name: { en: 'Slips and falls', es: 'Caídas' },
  },
  holistic: {
    kind: 'service',
    category: 'specialized',
    en: '/services/holistic-chiropractic-care',
    es: '/es/servicios/quiropractica-integral',
    name: { en: 'Whole-person chiropractic', es: 'Quiropráctica integral' },
  },
  'about-clinic': {
    kind: 'about',
    category: 'about',
    en: `/about/${clinic.productSlug}`,
    es: `/es/nosotros/${clinic.productSlug}`,
    name: { en: 'The clinic', es: 'La clínica' },
  },
  'about-chiropractor': {
    kind: 'about',
    category: 'about',
    en: `/about/${clinic.chiropractor.slug}`,
    es: `/es/nosotros/${clinic.chiropractor.slug}`,
    name: {
      en: otherChiropractors.length > 0 ? 'Your chiropractors' : 'Your chiropractor',
      es: 'Quién le atiende',
    },
  },
  mission: {
    kind: 'about',
    category: 'about',
    en: '/about/personal-injury-mission',
    es: '/es/nosotros/nuestra-mision',
    name: { en: 'Our mission', es: 'Nuestra misión' },
  },
  training: {
    kind: 'about',
    category: 'specialized',
    en: '/about/chiropractic-personal-injury-training',
    es: '/es/nosotros/capacitacion-en-lesiones',
    name: { en: 'Training for students', es: 'Capacitación para estudiantes' },
  },
  'what-to-expect': {
    kind: 'about',
    category: 'about',
    en: '/about/what-to-expect-during-treatment',
    es: '/es/nosotros/que-esperar-durante-el-tratamiento',
    name: { en: 'What to expect', es: 'Qué esperar' },
  },
  'why-choose': {
    kind: 'about',
    category: 'about',
    en: `/about/why-choose-${clinic.productSlug}`,
    es: `/es/nosotros/por-que-elegir-${clinic.productSlug}`,
    name: { en: 'Why choose us', es: 'Por qué elegirnos' },
  },
  'treatment-process': {
    kind: 'about',
    category: 'about',
    en: '/about/treatment-process',
    es: '/es/nosotros/proceso-de-tratamiento',
    name: { en: 'Treatment process', es: 'Proceso de tratamiento' },
  },
  'injury-chiropractor': {
    kind: 'landing',
    category: 'accident',
    en: '/personal-injury-chiropractor-oakland',
    es: '/es/cuidado-accidentes-oakland-latinos',
    name: { en: 'Personal injury chiropractor', es: 'Atención para familias latinas' },
  },
  'immediate-help': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/immediate-help',
    es: '/es/recursos/ayuda-inmediata',
    name: { en: 'Immediate help', es: 'Ayuda inmediata' },
  },
  'your-situation': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/your-situation',
    es: '/es/recursos/su-situacion',
    name: { en: 'Your situation', es: 'Su situación' },
  },
  'papers-police': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/papers-police',
    es: '/es/recursos/papeles-policia',
    name: { en: 'Papers, police, immigration', es: 'Papeles, policía, migra' },
  },
  'recovery-roadmap': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/recovery-roadmap',
    es: '/es/recursos/mapa-de-recuperacion',
    name: { en: 'Recovery roadmap', es: 'Mapa de recuperación' },
  },
  'money-matters': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/money-matters',
    es: '/es/recursos/dinero-y-costos',
    name: { en: 'Money matters', es: 'Dinero y costos' },
  },
  'your-rights': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/know-your-rights',
    es: '/es/recursos/conozca-sus-derechos',
    name: { en: 'Know your rights', es: 'Conozca sus derechos' },
  },
  movements: {
    kind: 'resource',
    category: 'resource',
    en: '/resources/movements-to-print',
    es: '/es/recursos/movimientos-para-imprimir',
    name: { en: 'Movements to print', es: 'Movimientos para imprimir' },
  },
  'real-stories': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/real-stories',
    es: '/es/resultados-comprobados-latinos',
    name: { en: 'Real stories', es: 'Historias' },
  },
  newsletter: {
    kind: 'newsletter',
    category: 'resource',
    en: '/resources/trauma-recovery-newsletter',
    es: '/es/recursos/boletin-de-recuperacion',
    name: { en: 'Recovery newsletter', es: 'Boletín de recuperación' },
  },
  'issue-folder': {
    kind: 'issue',
    category: 'resource',
    en: '/resources/trauma-recovery-newsletter/one-folder',
    es: '/es/recursos/boletin-de-recuperacion/una-carpeta',
    name: { en: 'One folder for all the papers', es: 'Una carpeta para todos los papeles' },
  },
  faq: {
    kind: 'resource',
    category: 'resource',
    en: '/resources/chiropractic-accident-faq',
    es: '/es/recursos/preguntas-frecuentes',
    name: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  },
  'insurance-guide': {
    kind: 'resource',
    category: 'resource',
    en: '/resources/insurance-claims-guide',
    es: '/es/recursos/guia-de-reclamos-al-seguro',
    name: { en: 'Insurance claims guide', es: 'Guía de reclamos al seguro' },
  },
  'attorney-referrals': {
    kind: 'legal',
    category: 'legal',
    en: '/legal/attorney-referral-process',
    es: '/es/legal/proceso-para-abogados',
    name: { en: 'For attorneys', es: 'Para abogados' },
  },
  documentation: {
    kind: 'legal',
    category: 'legal',
    en: '/legal/medical-legal-documentation',
    es: '/es/legal/documentacion-medico-legal',
    name: { en: 'Records and documentation', es: 'Expediente y documentación' },
  },
  'medical-expert': {
    kind: 'legal',
    category: 'legal',
    en: '/legal/attorney-medical-expert',
    es: '/es/legal/perito-para-abogados',
    name: { en: 'Expert reports', es: 'Informes periciales' },
  },
  'accident-report': {
    kind: 'report',
    category: 'resource',
    en: '/accident-report',
    es: '/es/reporte-de-choques',
    name: { en: 'Oakland crash report', es: 'Reporte de choques de Oakland' },
  },
  'crash-places': {
    kind: 'report',
    category: 'resource',
    en: '/accident-report/places',
    es: '/es/reporte-de-choques/lugares',
    name: { en: 'Crashes by corner and street', es: 'Choques por esquina y calle' },
  },
  ...crashPlacePages,
  'district-1': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-1',
    es: '/es/reporte-de-choques/distrito/distrito-1',
    name: { en: 'District 1', es: 'Distrito 1' },
  },
  'district-2': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-2',
    es: '/es/reporte-de-choques/distrito/distrito-2',
    name: { en: 'District 2', es: 'Distrito 2' },
  },
  'district-3': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-3',
    es: '/es/reporte-de-choques/distrito/distrito-3',
    name: { en: 'District 3', es: 'Distrito 3' },
  },
  'district-4': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-4',
    es: '/es/reporte-de-choques/distrito/distrito-4',
    name: { en: 'District 4', es: 'Distrito 4' },
  },
  'district-5': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-5',
    es: '/es/reporte-de-choques/distrito/distrito-5',
    name: { en: 'District 5', es: 'Distrito 5' },
  },
  'district-6': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-6',
    es: '/es/reporte-de-choques/distrito/distrito-6',
    name: { en: 'District 6', es: 'Distrito 6' },
  },
  'district-7': {
    kind: 'district',
    category: 'resource',
    en: '/accident-report/district/district-7',
    es: '/es/reporte-de-choques/distrito/distrito-7',
    name: { en: 'District 7', es: 'Distrito 7' },
  },
  'pain-dashboard': {
    kind: 'report',
    category: 'resource',
    en: '/community-pain-dashboard',
    es: '/es/panel-comunitario-del-dolor',
    name: { en: 'Community pain dashboard', es: 'El dolor en números' },
  },
  areas: {
    kind: 'hub',
    lists: ['area'],
    category: 'default',
    en: '/areas',
    es: '/es/zonas',
    name: { en: 'Areas we serve', es: 'Zonas que atendemos' },
  },
  neighborhoods: {
    kind: 'area',
    category: 'default',
    en: '/areas/oakland-neighborhoods',
    es: '/es/zonas/vecindarios-de-oakland',
    name: { en: 'Oakland neighborhoods', es: 'Vecindarios de Oakland' },
  },
  berkeley: {
    kind: 'area',
    category: 'default',
    en: '/areas/berkeley',
    es: '/es/zonas/berkeley',
    name: { en: 'Berkeley', es: 'Berkeley' },
  },
  alameda: {
    kind: 'area',
    category: 'default',
    en: '/areas/alameda',
    es: '/es/zonas/alameda',
    name: { en: 'Alameda', es: 'Alameda' },
  },
  'san-leandro': {
    kind: 'area',
    category: 'default',
    en: '/areas/san-leandro',
    es: '/es/zonas/san-leandro',
    name: { en: 'San Leandro', es: 'San Leandro' },
  },
  hospitals: {
    kind: 'directory',
    category: 'resource',
    en: '/oakland-hospital-directory',
    es: '/es/directorio-de-hospitales-oakland',
    name: { en: 'Hospital directory', es: 'Directorio de hospitales' },
  },
  providers: {
    kind: 'directory',
    category: 'resource',
    en: '/provider-network',
    es: '/es/red-de-proveedores',
    name: { en: 'Provider network', es: 'Red de proveedores' },
  },
  events: {
    kind: 'directory',
    category: 'resource',
    en: '/community-events-calendar',
    es: '/es/calendario-de-eventos',
    name: { en: 'Community events', es: 'Calendario de eventos' },
  },
  contact: {
    kind: 'contact',
    category: 'default',
    en: '/contact',
    es: '/es/contacto',
    name: { en: 'Contact', es: 'Contacto' },
  },
  'site-map': {
    kind: 'site-map',
    category: 'default',
    en: '/site-map',
    es: '/es/mapa-del-sitio',
    name: { en: 'Site map', es: 'Mapa del sitio' },
  },
  privacy: {
    kind: 'notice',
    category: 'default',
    en: '/privacy-policy',
    es: '/es/politica-de-privacidad',
    name: { en: 'Privacy policy', es: 'Política de privacidad' },
  },
  terms: {
    kind: 'notice',
    category: 'default',
    en: '/terms-of-service',
    es: '/es/terminos-de-servicio',
    name: { en: 'Terms of service', es: 'Términos de servicio' },
  },
  accessibility: {
    kind: 'notice',
    category: 'default',
    en: '/accessibility',
    es: '/es/accesibilidad',
    name: { en: 'Accessibility', es: 'Accesibilidad' },
  },
  'privacy-practices': {
    kind: 'notice',
    category: 'default',
    en: '/notice-of-privacy-practices',
    es: '/es/aviso-de-practicas-de-privacidad',
    name: { en: 'Notice of Privacy Practices', es: 'Aviso de prácticas de privacidad' },
  },
  'good-faith-estimate': {
    kind: 'notice',
    category: 'default',
    en: '/good-faith-estimate',
    es: '/es/estimado-de-buena-fe',
    name: { en: 'Good Faith Estimate', es: 'Estimado de buena fe' },
  },
  'language-help': {
    kind: 'notice',
    category: 'default',
    en: '/language-assistance',
    es: '/es/ayuda-con-el-idioma',
    name: { en: 'Language help', es: 'Ayuda con el idioma' },
  },
  nondiscrimination: {
    kind: 'notice',
    category: 'default',
    en: '/nondiscrimination',
    es: '/es/aviso-de-no-discriminacion',
    name: { en: 'Notice of nondiscrimination', es: 'Aviso de no discriminación' },
  },
  'newsletter-check-inbox': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/check-inbox',
    es: '/es/boletin/revise-su-correo',
    name: { en: 'Check your inbox', es: 'Revise su correo' },
  },
  'newsletter-confirm': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/confirm',
    es: '/es/boletin/confirmar',
    name: { en: 'Confirm your address', es: 'Confirme su correo' },
  },
  'newsletter-confirmed': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/confirmed',
    es: '/es/boletin/confirmado',
    name: { en: 'You are subscribed', es: 'Ya tiene su suscripción' },
  },
  'newsletter-unsubscribe': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/unsubscribe',
    es: '/es/boletin/cancelar',
    name: { en: 'Unsubscribe', es: 'Cancelar la suscripción' },
  },
  'newsletter-unsubscribed': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/unsubscribed',
    es: '/es/boletin/cancelado',
    name: { en: 'You are unsubscribed', es: 'Suscripción cancelada' },
  },
  'newsletter-start-again': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/start-again',
    es: '/es/boletin/volver-a-recibir',
    name: { en: 'Start again', es: 'Volver a recibirlo' },
  },
  'newsletter-retry': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/try-again',
    es: '/es/boletin/intente-de-nuevo',
    name: { en: 'Try again', es: 'Intente de nuevo' },
  },
  'newsletter-link-ended': {
    kind: 'answer',
    category: 'default',
    en: '/newsletter/link-ended',
    es: '/es/boletin/enlace-vencido',
    name: { en: 'This link has ended', es: 'Este enlace ya no sirve' },
  },
  'message-received': {
    kind: 'answer',
    category: 'default',
    en: '/contact/received',
    es: '/es/contacto/recibido',
    name: { en: 'We have your message', es: 'Ya tenemos su mensaje' },
  },
  'message-retry': {
    kind: 'answer',
    category: 'default',
    en: '/contact/try-again',
    es: '/es/contacto/intente-de-nuevo',
    name: { en: 'Send your message again', es: 'Mande su mensaje otra vez' },
  },
  'request-retry': {
    kind: 'answer',
    category: 'default',
    en: '/contact/request-again',
    es: '/es/contacto/pida-de-nuevo',
    name: { en: 'Send your request again', es: 'Mande su solicitud otra vez' },
  },
  'feedback-received': {
    kind: 'answer',
    category: 'default',
    en: '/contact/thanks',
    es: '/es/contacto/gracias',
    name: { en: 'Thank you', es: 'Gracias' },
  },
  'feedback-not-stored': {
    kind: 'answer',
    category: 'default',
    en: '/contact/not-kept',
    es: '/es/contacto/no-se-guardo',
    name: { en: 'Your answer was not kept', es: 'No se guardó su respuesta' },
  },
  'message-answered': {
    kind: 'answer',
    category: 'default',
    en: '/contact/answered',
    es: '/es/contacto/contestado',
    name: { en: 'Mark a message as answered', es: 'Marcar un mensaje como contestado' },
  },
  'message-noted': {
    kind: 'answer',
    category: 'default',
    en: '/contact/noted',
    es: '/es/contacto/anotado',
    name: { en: 'The message is marked', es: 'El mensaje quedó marcado' },
  },
  'message-link-ended': {
    kind: 'answer',
    category: 'default',
    en: '/contact/link-ended',
    es: '/es/contacto/enlace-vencido',
    name: { en: 'This message is gone', es: 'Este mensaje ya no está' },
  },
  offline: {
    kind: 'answer',
    category: 'default',
    en: '/offline',
    es: '/es/sin-internet',
    name: { en: 'No network', es: 'Sin internet' },
  },
} as const satisfies Record<string, Page>

const laterLists = laterPages<'post-list'>(posts)

/** Every page of the site. The key names the page everywhere; `content/<locale>/` uses it as file name. */
export const pages: typeof fixedPages &
  typeof colleaguePages &
  typeof postPages &
  typeof laterLists = {
  ...fixedPages,
  ...colleaguePages,
  ...postPages,
  ...laterLists,
}

export type PageId = keyof typeof pages

/** The pages of one kind. */
export type PageOf<Kind extends PageKind> = {
  [Id in PageId]: (typeof pages)[Id]['kind'] extends Kind ? Id : never
}[PageId]

/** @throws Error for a name that only looks like that of a post or a colleague. */
export function page(id: PageId): Page {
  const entry: Page | undefined = pages[id]
  if (!entry) throw new Error(`The table of addresses has no page ${id}`)
  return entry
}

/** Kinds of pages that a clinic leaves out as one part. */
const groups: Partial<Record<PageKind, Part>> = {
  area: 'areas',
  'crash-place': 'report',
  district: 'report',
  issue: 'newsletter',
  legal: 'legal',
  post: 'posts',
  'post-list': 'posts',
  tool: 'tools',
}

const reportPages: readonly PageId[] = ['accident-report', 'crash-places']

/** The group that a page is left out with, if it is in one. */
export const groupOf = (id: PageId): Part | undefined =>
  reportPages.includes(id) ? 'report' : groups[page(id).kind]

const isLeftOut = (id: PageId) =>
  (clinic.leaveOut ?? []).some((part) => part === id || part === groupOf(id))

/** Whether this clinic has the page: what it is about, and, for a hub, pages that it opens onto. */
export function isServed(id: PageId): boolean {
  const entry = page(id)
  if (entry.needs && !clinicHas(entry.needs)) return false
  if (entry.kind === 'hub') {
    return allPageIds.some((other) => listsPage(id, other) && isServed(other))
  }
  if (entry.kind === 'post' && !isShownPost(id)) return false
  if (entry.kind === 'post-list' && postListCount === 0) return false
  return !isLeftOut(id)
}

/** Whether the first page is a hub for pages like the second. */
export function listsPage(hub: PageId, id: PageId) {
  const entry = page(hub)
  return entry.kind === 'hub' && entry.lists.includes(page(id).kind)
}

/** Every page of the table, whether this clinic has it or not. */
export const allPageIds = Object.keys(pages) as PageId[]

/** The pages of this clinic, in the order of the table. */
export const pageIds = allPageIds.filter(isServed)

/**
 * The pages of this clinic, and the posts whose day is to come: nobody looks at them before they are
 * shown, so that what is asked of a page is asked of them today.
 */
export const checkedPageIds = [...pageIds, ...comingPosts.filter((id) => !isLeftOut(id))]

/** Every page of a kind, in the order of the table. */
export const ofKind = <Kind extends PageKind>(kind: Kind) =>
  pageIds.filter((id): id is PageOf<Kind> => page(id).kind === kind)

/** The pages that a hub opens onto; none for a page that is no hub. */
export function pagesUnder(id: PageId) {
  const entry = page(id)
  return entry.kind === 'hub' ? entry.lists.flatMap(ofKind) : []
}

/**
 * The path of a page, with an optional anchor: `href('contact', 'es')` is `/es/contacto`.
 * @throws Error for a page that this clinic has not, so that no link leads there.
 */
export function href(id: PageId, locale: Locale, anchor?: string) {
  if (!isServed(id)) throw new Error(`A link leads to ${id}, a page that this clinic has not`)
  const path = page(id)[locale]
  return anchor ? `${path}#${anchor}` : path
}

/** The path of a page, where this clinic has it. */
export const hrefIfServed = (id: PageId, locale: Locale, anchor?: string) =>
  isServed(id) ? href(id, locale, anchor) : undefined

/** The path as it stands in canonical links and the site map: always with a trailing slash. */
export function canonicalPath(id: PageId, locale: Locale) {
  const path = page(id)[locale]
  return path.endsWith('/') ? path : `${path}/`
}

/** Whether the table names the page; whether this clinic has it says `isServed`. */
export function isPageId(value: string): value is PageId {
  return Object.hasOwn(pages, value)
}

/** Pages that visitors and search engines may find: all but the answers to a form. */
export const listedPageIds = pageIds.filter((id) => page(id).kind !== 'answer')
