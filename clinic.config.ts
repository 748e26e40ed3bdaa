import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { readEverydayFacts } from '#clinic/read-everyday-facts.ts'

/*
 * Everything the site knows about the clinic stands here and in `content/data/clinic.yaml`: people,
 * telephones, hours, closed days, prices and ways to pay are there. A clinic changes these two files.
 *
 * The values shipped here are made up: 555-01xx telephone numbers and `example` domains.
 *
 * Change what stands between the quotation marks, and keep the marks and the comma after them. A
 * line whose comment says "may be left out" can be deleted: the site then says nothing of it.
 * `npm run check` tells which value it cannot use, what it should be, and shows an example.
 */
export const clinic: ClinicFacts = {
  ...readEverydayFacts(),

  /**
   * The day on which the site was first published. Until it stands here, `npm run publish:check` stops
   * on everything that is left; then a site that runs is warned for 30 days, and a removal or a
   * correction of hours is never stopped. Left out here; to be written as
   * launched: '2027-01-15',
   */

  /** The full name: in titles, mails and at the foot of every page. */
  name: 'Bay Bridge Injury Chiropractic',
  /** The short name beside the logo, and under the icon on a telephone. */
  shortName: 'Bay Bridge Injury',
  /** A few words under the name, in English and in Spanish. */
  tagline: { en: 'Chiropractic · Oakland', es: 'Quiropráctica · Oakland' },

  /** The last part of the addresses /about/… and /about/why-choose-… */
  productSlug: 'bay-bridge-injury',

  /** Visitors write here, and the newsletter comes from here. */
  email: 'hello@baybridgeinjury.example',

  /** One address for visitors, search engines and mails. The city is Oakland: this site is about it. */
  address: {
    street: '1000 Sample Street, Suite 200',
    city: 'Oakland',
    region: 'CA',
    postalCode: '94612',
    country: 'US',
  },
  /** Where the door is. A map on the web shows both numbers; the second one is negative. */
  coordinates: { latitude: 37.8044, longitude: -122.2712 },
  /** Where the door is, where to park, which stops are near: on the contact page. Each may be left out, and so may all. */
  gettingHere: {
    door: {
      en: 'The door is on Sample Street, with an elevator to the second floor (sample).',
      es: 'La puerta está en Sample Street y hay elevador al segundo piso (ejemplo).',
    },
    parking: {
      en: 'Visitors park in the Sample Garage, entrance on Sample Street (sample).',
      es: 'Puede estacionarse en Sample Garage, con entrada por Sample Street (ejemplo).',
    },
    transit: {
      en: 'The Sample Street bus stop is at the door (sample).',
      es: 'La parada de autobús Sample Street está frente a la puerta (ejemplo).',
    },
  },

  /** Addresses on the web, which begin with https://. All but the first may be left out. */
  links: {
    /** Where visitors book. The kind of appointment is part of the address. */
    booking: 'https://booking.baybridgeinjury.example/visit?appointmentType=free-consultation',
    /** Where patients leave a review: in the menu. */
    review: 'https://reviews.example/bay-bridge-injury',
    /** The patient portal, at the foot of every page. Without it the foot says nothing of it. */
    portal: undefined,
    /** Where patients send files safely, on the contact page. */
    upload: undefined,
    /** The clinic's own pages, as icons at the foot of every page. */
    facebook: 'https://facebook.example/baybridgeinjury',
    twitter: 'https://twitter.example/baybridgeinjury',
    instagram: 'https://instagram.example/baybridgeinjury',
    linkedin: 'https://linkedin.example/company/baybridgeinjury',
    /**
     * For search engines: other pages about the clinic, such as a map listing and sites with reviews.
     * Left out here; to be written as profiles: ['https://maps.example/bay-bridge'],
     */
  },

  /**
   * Where forms are sent. Without `origin`, to this site's own server; a hosted functions service
   * is named by its address. The key is public: it travels with every request. Leave it as it is
   * where no such service has given you one.
   */
  functions: { origin: undefined, publicKey: 'public-key' },

  /** For search engines: from $, cheap, to $$$$, dear. */
  priceRange: '$$',
  /** For search engines: the cities that patients come from. */
  areasServed: ['Oakland', 'Berkeley', 'San Leandro', 'Alameda', 'Emeryville'],

  /**
   * Parts that this site does without, because the clinic does not want them or nobody has signed them
   * yet: menus, links and search follow. `npm run check` lists the names when one is wrong.
   * Left out here; to be written as
   * leaveOut: ['24-hour-line', 'training', 'legal', 'report', 'neighborhoods', 'events'],
   */

  /**
   * Photographs of the clinic's own, 1,440 by 960 pixels at least, in the folder photos, each with what
   * it shows in both languages: door, chiropractor, room, hands and team. Without one a drawing stands
   * there. Left out here; to be written as
   * photos: { door: { file: 'photos/door.jpg', alt: { en: 'The door, with a ramp.', es: 'La puerta, con una rampa.' } } },
   */

  /**
   * What is the clinic's own in the look. The logo in the header, PNG or SVG, at most 4 times as wide
   * as high, for light and for dark ground; the hue of the colour that ours is, 0 to 359 degrees: 30 is
   * orange, 150 green, 260 blue.
   * Left out here; to be written as
   * brand: { logo: { light: 'photos/logo-light.svg', dark: 'photos/logo-dark.svg' }, hue: 260 },
   */

  /**
   * What the clinic itself does about papers. The pages say it only when the owner has confirmed it:
   * { confirmedBy: 'the name', on: '2026-12-01' }. 'open' means not decided yet, which keeps the site
   * from being published; a line that is left out says that the clinic has no such rule.
   */
  ownRules: {
    /** Nobody here asks for immigration status or place of birth. */
    asksNoStatus: 'open',
    /** No immigration agent enters treatment rooms without a judge's order for those rooms. */
    agentsNeedOrder: 'open',
  },

  legal: {
    /** Whether the action plan shows limitation periods as dates. Only after an attorney's approval. */
    limitationDates: false,
  },
}
