import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  toTheMap: 'See them on the map',
  here: 'Where you are: {place}',
  legend: 'On this map',
  clinic: 'Our clinic',
  trauma: 'Trauma center',
  hospital: 'Other emergency room',
  district: 'Council district {district}',
  streets: 'Main streets, drawn roughly',
  outside: 'Outside this map:',
  outsideName: '{name}, outside this map, to the {wind}',
  winds: {
    north: 'north',
    northeast: 'northeast',
    east: 'east',
    southeast: 'southeast',
    south: 'south',
    southwest: 'southwest',
    west: 'west',
    northwest: 'northwest',
  },
} as const

export type Words = MatchingWords<typeof en>
