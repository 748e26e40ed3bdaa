import type { registerFiles } from '#words/registers.ts'

const districts = [3, 4, 5, 6, 7].map(
  (district) => `- district: ${district}\n  zips: []\n  corridors: []\n  neighborhoods: []\n`,
)

/** A list of every kind in as few lines as it can have. */
export const exampleLists: Readonly<Record<keyof typeof registerFiles | 'danger-signs', string>> = {
  claims: `
- id: same-day
  value: 24/7
  needs: emergency-line
  label: { en: visits by phone, es: citas por teléfono }
  counts: { en: Hours with an answer., es: Horas con respuesta. }
  evidence: sample
  checked: 2026-11-01
  shownOn: [home, why-choose]
- id: rating
  value: "4.8"
  reviews: 127
  label:
    en: out of 5
    es: de 5
  counts: { en: All reviews., es: Todas las reseñas. }
  evidence: sample
  checked: 2026-11-01
  shownOn: []
`,
  testimonials: `
- id: heard-in-spanish
  sample: true
  author: { name: Ana Ejemplo, handle: "@ana.ejemplo", initials: AE }
  title: { en: In Spanish, es: En español }
  text: { en: They listened., es: Me escucharon. }
  rating: 5
  date: 2026-09-12
`,
  stories: `
- id: a-year-later
  sample: true
  name: Elena Ejemplo
  location: Fruitvale, Oakland
  date: 2026-09-28
  rating: 4
  title: { en: A year later, es: Un año después }
  story: { en: Some pain is left., es: Queda algo de dolor. }
  quote: { en: It takes time., es: Toma tiempo. }
`,
  reviewers: `
- id: legal-pages
  role: attorney
  name: Ana Ejemplo
  license: "000000"
  checked: 2026-11-01
  pages: { terms: abcdefghijkl, privacy: bcdefghijklm }
`,
  'open-notes': `
- id: policy-wording
  question: What does the policy say?
- id: statute
  question: What does the section say?
  answer: A report within 24 hours.
  who: Ana Ejemplo
  date: 2026-11-01
`,
  events: `
- id: evening
  sample: true
  changed: 2026-11-22
  confirmed: 2026-11-20
  name: { en: Questions, es: Preguntas }
  description: { en: Bring yours., es: Traiga las suyas. }
  location: { name: Library, address: 210 Sample Street, city: Oakland, state: CA, postalCode: "94607" }
  date: 2026-12-08
  starts: "18:00"
  ends: "19:30"
  repeats: FREQ=MONTHLY;BYDAY=2TU
  cancelled: [2027-02-09]
  moved: [{ from: 2027-01-12, to: 2027-01-19, ends: "19:00" }]
  organizer: { name: Example Neighbors, url: "https://neighbors.example" }
  eventType: EducationEvent
  price: 0
  url: https://events.example/evening
  languages: [en, es]
- id: crossing-walk
  sample: false
  changed: 2026-11-01
  name: { en: A walk, es: Una caminata }
  description: { en: A few blocks., es: Unas cuadras. }
  location: { name: Plaza, address: 34 Sample Way, city: San Leandro, state: CA, postalCode: "94577" }
  date: 2027-03-20
  starts: "10:00"
  ends: "12:00"
  organizer: { name: Example Walkers, url: "https://walk.example" }
  eventType: Event
  price: 5
  priceNote: { en: As you can., es: Lo que pueda. }
  url: https://walk.example/crossings
  languages: [es]
`,
  providers: `
- id: primary-care
  sample: true
  name: Sample Primary Care
  kind: medical-doctor
  city: Oakland
  address: 120 Sample Street
  phone: "+15105550140"
  lat: 37.8069
  lon: -122.2700
  languages: [en, es]
  payment: [self-pay]
  note: { en: By letter., es: Con carta. }
- id: imaging
  sample: false
  name: Sample Imaging
  kind: imaging
  city: Alameda
  address: 9 Sample Street
  phone: "+15105550141"
  lat: 37.8069
  lon: -122.2700
  languages: [en, zh]
  payment: [self-pay]
  note: { en: Open late., es: Abre tarde. }
`,
  exercises: `
- id: turn-head
  title: { en: Turn your head, es: Gire la cabeza }
  steps: { en: [Sit up.], es: [Siéntese.] }
  count: { en: A few times a day., es: Unas cuantas veces al día. }
  limit: { en: Stop where it pulls., es: Pare donde le jale. }
  source: cote-2016
  confirmedBy: null
`,
  'free-help': `
- id: healthpac
  name: { en: HealthPAC, es: HealthPAC }
  helps: { en: Care., es: Atención. }
  phone: "(510) 555-0150"
  source: Sample County, 2026
  checked: 2026-11-20
`,
  hospitals: `
- id: highland
  name: Highland
  system: Alameda Health System
  address: 1411 East 31st Street, Oakland, CA 94602
  phone: "(510) 437-4800"
  trauma: { en: Level I, es: nivel I }
  lat: 37.7988
  lon: -122.2312
  district: 2
`,
  landmarks: `
- name: { en: Lake Merritt, es: Lago Merritt }
  slug: lake-merritt
  lat: 37.8038
  lon: -122.2570
  source: city map
  foundBy: [the lake]
- name: Fruitvale BART
  slug: fruitvale-bart
  kind: transit
  at: [35th Avenue, East 12th Street]
  foundBy: []
`,
  outside: `
- { name: Berkeley, slug: berkeley, page: berkeley, nearest: [bushrod], foundBy: [cal] }
- { name: I-880, slug: i-880, road: true, nearest: [], foundBy: ["880"] }
`,
  neighborhoods: `
- district: 1
  zips: ["94618"]
  corridors: [Broadway]
  neighborhoods:
    - { name: Bushrod, slug: bushrod, lat: 37.8454, lon: -122.2662, zips: ["94609"] }
    - { name: Longfellow, slug: longfellow, share: 0.78, lat: 37.8314, lon: -122.2727, zips: ["94609"] }
- district: 2
  zips: []
  corridors: []
  neighborhoods: []
${districts.join('')}`,
  'danger-signs': `
sources:
  - { id: acep, name: Warning signs }
  - { id: stroke, name: Stroke, year: 2026, link: "https://stroke.example" }
cards:
  - { words: { en: Trouble breathing, es: Dificultad para respirar }, signs: [breathing] }
signs:
  - id: breathing
    screen: chest
    words: { en: Trouble breathing, es: Dificultad para respirar }
    levels: [{ level: 1 }]
    examined: never
    source: [acep]
    signedBy: []
  - id: head-hard
    screen: head-after
    words: { en: A hard blow, es: Un golpe fuerte }
    levels: [{ level: 1, untilHours: 24, noEndWith: [age-65, breathing] }, { level: 3 }]
    examined: on
    source: [stroke]
    signedBy: []
`,
}
