import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  years: '{from} to {to}',
  factors: {
    improperTurning: 'Improper turning',
    signals: 'Traffic signals and signs',
    unsafeSpeed: 'Unsafe speed',
    autoRightOfWay: 'Right of way between vehicles',
    underInfluence: 'Driving under the influence',
    startingOrBacking: 'Unsafe starting or backing',
    followingTooClosely: 'Following too closely',
    otherThanDriver: 'Something other than a driver',
    hazardousParking: 'Hazardous parking',
    pedestrianRightOfWay: 'Right of way of people on foot',
    wrongSide: 'Wrong side of the road',
    otherHazardous: 'Other hazardous violation',
    otherImproperDriving: 'Other improper driving',
    pedestrianViolation: 'Violation by a person on foot',
    improperPassing: 'Improper passing',
    laneChange: 'Unsafe lane change',
    lights: 'Lights of the vehicle',
    impeding: 'Blocking traffic',
    unknown: 'Not known',
  },
} as const

export type Words = MatchingWords<typeof en>
