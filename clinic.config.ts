import type { ClinicFacts } from '#facts/clinic-facts.ts'

/**
 * Everything the site knows about the clinic. A clinic edits this file and nothing else.
 *
 * The values shipped here are made up: 555-01xx telephone numbers and `example` domains.
 * The build checks every value and stops with the name of the field and what it should hold;
 * the shape and the rules are in `src/facts/clinic-facts.ts`.
 */
export const clinic: ClinicFacts = {
  name: 'Bay Bridge Injury Chiropractic',
  shortName: 'Bay Bridge Injury',
  tagline: { en: 'Chiropractic · Oakland', es: 'Quiropráctica · Oakland' },

  /** The last part of /about/… and /about/why-choose-… */
  productSlug: 'bay-bridge-injury',

  chiropractor: {
    name: 'Alex Sample',
    title: 'D.C.',
    /** The last part of /about/… and of the old address /about-… */
    slug: 'alex-sample-dc',
    licenseNumber: 'DC-00000 (sample)',
    languages: ['en', 'es'],
  },

  phones: {
    /** Numbers are written +1 and ten digits; the site formats them. */
    office: '+15105550134',
    emergency: '+15105550135',
    text: '+15105550136',
  },
  email: 'hello@baybridgeinjury.example',

  address: {
    street: '1000 Sample Street, Suite 200',
    city: 'Oakland',
    region: 'CA',
    postalCode: '94612',
    country: 'US',
  },
  coordinates: { latitude: 37.8044, longitude: -122.2712 },

  /**
   * Times of a 24-hour clock, Oakland time. A day without a line is closed. A day with a break at
   * noon has two opening times: [{ opens: '08:00', closes: '12:00' }, { opens: '14:00', closes: '18:00' }]
   */
  hours: {
    monday: [{ opens: '08:00', closes: '18:00' }],
    tuesday: [{ opens: '08:00', closes: '18:00' }],
    wednesday: [{ opens: '08:00', closes: '18:00' }],
    thursday: [{ opens: '08:00', closes: '18:00' }],
    friday: [{ opens: '08:00', closes: '18:00' }],
    saturday: [{ opens: '09:00', closes: '15:00' }],
  },

  /** Days when the clinic is closed although its hours say otherwise. A day that is over is not shown. */
  closed: [
    { date: '2026-12-25', name: { en: 'Christmas Day', es: 'Navidad' } },
    { date: '2027-01-01', name: { en: "New Year's Day", es: 'Año Nuevo' } },
  ],

  links: {
    /** The appointment-type parameter is part of the address. */
    booking: 'https://booking.baybridgeinjury.example/visit?appointmentType=free-consultation',
    review: 'https://reviews.example/bay-bridge-injury',
    /** Leave out when the clinic has no patient portal: the footer then says so. */
    portal: undefined,
    facebook: 'https://facebook.example/baybridgeinjury',
    twitter: 'https://twitter.example/baybridgeinjury',
    instagram: 'https://instagram.example/baybridgeinjury',
    linkedin: 'https://linkedin.example/company/baybridgeinjury',
  },

  /**
   * Where forms are sent. Leave `origin` out to use this site's own server; a hosted functions
   * service is named by its origin. The key is public: it travels with every request.
   */
  functions: { origin: undefined, publicKey: 'sample-public-key' },

  priceRange: '$$',
  /** US dollars, shown as "for example" on the cost page. */
  selfPayPrices: { firstVisit: 180, followUpVisit: 95 },
  paymentWays: ['auto-insurance', 'medpay', 'attorney-lien', 'health-insurance', 'self-pay'],
  areasServed: ['Oakland', 'Berkeley', 'San Leandro', 'Alameda', 'Emeryville'],

  legal: {
    /** Show limitation periods as dates. Switch on only after an attorney has signed off. */
    limitationDates: false,
  },
}
