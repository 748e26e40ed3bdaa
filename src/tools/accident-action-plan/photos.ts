import type { Crash } from '#tools/accident-action-plan/crash.ts'

const photoIds = [
  'photo-cars',
  'photo-papers',
  'photo-street',
  'photo-inside',
  'photo-injuries',
  'photo-bicycle',
  'photo-public',
] as const
export type PhotoId = (typeof photoIds)[number]

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
