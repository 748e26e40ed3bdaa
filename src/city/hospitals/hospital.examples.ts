import type { Hospital } from './hospital.ts'

/** As they are in the real list, so that letters, distances and gaps are those of Oakland. */
export const highland: Hospital = {
  id: 'highland',
  name: 'Highland',
  system: 'Alameda Health System',
  address: '1411 East 31st Street, Oakland, CA 94602',
  phone: '(510) 437-4800',
  trauma: { en: 'Level I, adults', es: 'nivel I, personas adultas' },
  traumaFor: 'adults',
  lat: 37.7988,
  lon: -122.2312,
}

export const benioff: Hospital = {
  id: 'bch-oakland',
  name: 'Benioff',
  system: 'UCSF Health',
  address: '747 52nd Street, Oakland, CA 94609',
  phone: '(510) 428-3000',
  trauma: { en: 'Level I, children', es: 'nivel I, niñas y niños' },
  traumaFor: 'children',
  onlyFor: 'children',
  lat: 37.837,
  lon: -122.2674,
}

export const kaiser: Hospital = {
  id: 'kaiser-san-leandro',
  name: 'Kaiser San Leandro',
  system: 'Kaiser Permanente',
  address: '2500 Merced Street, San Leandro, CA 94577',
  phone: '(510) 454-1000',
  trauma: null,
  dayAndNight: true,
  lat: 37.7064,
  lon: -122.1646,
}

export const sanLeandro: Hospital = {
  id: 'san-leandro',
  name: 'San Leandro Hospital',
  system: 'Alameda Health System',
  address: '13855 East 14th Street, San Leandro, CA 94578',
  phone: null,
  trauma: null,
  unconfirmed: true,
  lat: 37.7123,
  lon: -122.1435,
}
