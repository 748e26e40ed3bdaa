import type { ClinicFacts } from '#clinic/clinic-facts.ts'

/** A clinic with nothing that a clinic may do without, and a name of 45 letters. */
export const clinic: ClinicFacts = {
  name: 'Lake Merritt Spine and Injury Chiropractic Co',
  shortName: 'Lake Merritt Spine',
  tagline: { en: 'Chiropractic · Oakland', es: 'Quiropráctica · Oakland' },
  productSlug: 'lake-merritt-spine',
  chiropractor: {
    name: 'Robin Sample',
    title: 'D.C.',
    slug: 'robin-sample-dc',
    licenseNumber: 'DC-00001 (sample)',
  },
  phones: { office: '+15105550150' },
  email: 'hello@lakemerrittspine.example',
  address: {
    street: '2 Sample Street',
    city: 'Oakland',
    region: 'CA',
    postalCode: '94610',
    country: 'US',
  },
  coordinates: { latitude: 37.8, longitude: -122.26 },
  hours: {
    monday: [
      { opens: '08:30', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ],
    thursday: [{ opens: '08:30', closes: '12:00' }],
  },
  links: { booking: 'https://booking.lakemerrittspine.example/visit' },
  functions: { publicKey: 'sample-public-key' },
  priceRange: '$',
  selfPayPrices: { firstVisit: 150, followUpVisit: 80 },
  paymentWays: ['self-pay'],
  areasServed: ['Oakland'],
  legal: { limitationDates: false },
}
