import type { Bilingual } from '#i18n/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'

export const photoIds = [
  'photo-cars',
  'photo-papers',
  'photo-street',
  'photo-inside',
  'photo-injuries',
  'photo-bicycle',
  'photo-public',
] as const
export type PhotoId = (typeof photoIds)[number]

export const photoWords: Record<PhotoId, Bilingual> = {
  'photo-cars': {
    en: 'Every vehicle, from all sides, from far away and close up',
    es: 'Cada vehículo, por todos lados, de lejos y de cerca',
  },
  'photo-papers': {
    en: 'Every license plate, driver’s license and insurance card',
    es: 'Cada placa, licencia y tarjeta de seguro',
  },
  'photo-street': {
    en: 'The street: lanes, signs, lights and skid marks',
    es: 'La calle: carriles, señales, luces y marcas de frenado',
  },
  'photo-inside': {
    en: 'Inside the car: seats, child seats, belts and airbags',
    es: 'Dentro del carro: asientos, asientos de niños, cinturones y bolsas de aire',
  },
  'photo-injuries': {
    en: 'Bruises and cuts, today and again tomorrow',
    es: 'Moretones y cortadas, hoy y otra vez mañana',
  },
  'photo-bicycle': {
    en: 'Bicycle, helmet, shoes and clothes, before they are washed or repaired',
    es: 'Bicicleta, casco, zapatos y ropa, antes de lavarlos o repararlos',
  },
  'photo-public': {
    en: 'The number of the bus or public vehicle, or the exact place on the road',
    es: 'El número del autobús o vehículo público, o el lugar exacto de la calle',
  },
}

/** What to photograph; without a crash, what everyone needs. */
export function photosFor(crash?: Crash): readonly PhotoId[] {
  const withoutCar = crash?.role === 'bicycle' || crash?.role === 'on-foot'
  const isPublic = crash?.circumstances.includes('public-vehicle')
  return photoIds.filter((id) => {
    if (id === 'photo-inside') return !withoutCar
    if (id === 'photo-bicycle') return withoutCar
    return id !== 'photo-public' || isPublic
  })
}
