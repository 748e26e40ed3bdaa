import { bodyRegions } from '#design/drawings/body-map.tsx'

export type RegionId = (typeof bodyRegions)[number]['id']

const regionIds: readonly string[] = bodyRegions.map(({ id }) => id)

export function isRegionId(value: unknown): value is RegionId {
  return regionIds.includes(value as string)
}

/** The regions of the drawing as lists to tick, seven at most in one. */
export const regionGroups = [
  {
    id: 'head-neck',
    regions: ['head-front', 'head-back', 'jaw-left', 'jaw-right', 'neck-front', 'neck-back'],
  },
  {
    id: 'back',
    regions: [
      'upper-back-left',
      'upper-back-right',
      'mid-back',
      'low-back',
      'buttock-left',
      'buttock-right',
    ],
  },
  { id: 'chest-belly', regions: ['chest', 'upper-belly', 'lower-belly'] },
  {
    id: 'left-arm',
    regions: [
      'shoulder-left-front',
      'upper-arm-left',
      'elbow-left',
      'forearm-left',
      'wrist-hand-left',
    ],
  },
  {
    id: 'right-arm',
    regions: [
      'shoulder-right-front',
      'upper-arm-right',
      'elbow-right',
      'forearm-right',
      'wrist-hand-right',
    ],
  },
  {
    id: 'left-leg',
    regions: [
      'hip-left-front',
      'thigh-left-front',
      'thigh-left-back',
      'knee-left',
      'shin-left',
      'calf-left',
      'ankle-foot-left',
    ],
  },
  {
    id: 'right-leg',
    regions: [
      'hip-right-front',
      'thigh-right-front',
      'thigh-right-back',
      'knee-right',
      'shin-right',
      'calf-right',
      'ankle-foot-right',
    ],
  },
] as const satisfies readonly { id: string; regions: readonly RegionId[] }[]
