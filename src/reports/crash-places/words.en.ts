import { en as crashWords } from '#city/crash-figures/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  counted: {
    corner: 'crashes with injuries at this corner, {period}',
    street: 'crashes with injuries on this street, {period}',
  },
  rank: {
    corner:
      'Rank {rank} of the {of} corners with 11 crashes or more. Chance alone moves such a count between {low} and {high}, so corners with close counts have no order.',
    street:
      'Rank {rank} of the {of} streets with 11 crashes or more. Chance alone moves such a count between {low} and {high}. Long and busy streets have more crashes.',
  },
  period: crashWords.years,
  years: 'By year',
  hours: 'By hour',
  few: '10 or fewer',
  trend: {
    fewer:
      '{last} had {lastCount}, fewer than the {firstCount} of {first}, and by more than chance alone moves.',
    more: '{last} had {lastCount}, more than the {firstCount} of {first}, and by more than chance alone moves.',
    chance:
      '{last} had {lastCount} and {first} had {firstCount}: a difference within what chance alone moves.',
    none: 'There are too few crashes to tell years apart.',
  },
  whisker: 'The thin line on a bar is what chance alone allows, 95 times in 100.',
  gap: 'Years between two parts stand in none, so that the parts are equally long.',
  late: 'Part of a fall is a change in how crashes are reported, and late reports may still raise the last year.',
  clock: '{from} to {to}',
  table: 'The figures',
  figure: 'Figure',
  crashes: 'Crashes with injuries',
  all: 'All, {period}',
  severity: {
    severe: 'Fatal or serious',
    minor: 'Worst injury minor',
    possible: 'Worst injury possible: a complaint of pain',
  },
  with: { pedestrian: 'Someone on foot', bicycle: 'Someone on a bicycle' },
  city: {
    heading: 'Beside the city',
    share: '{name}: {here} of 100 here, {city} of 100 on all city streets.',
    beyond: 'That is more than chance alone moves.',
    within: 'Chance alone moves it between {low} and {high}.',
    none: 'No part of these crashes is large enough to compare.',
  },
  take: {
    heading: 'Take it with you',
    svg: 'Chart (SVG)',
    png: 'Chart (PNG)',
    csv: 'Figures (CSV)',
    json: 'Figures (JSON)',
    failed: 'The picture could not be made. Take the SVG instead.',
  },
  cite: {
    heading: 'Cite this',
    text: '{site}: “{place}, {city}: crashes with injuries, {period}.” Counted from the California Crash Reporting System, records through {through}. {address} (accessed {today}).',
  },
  more: 'Crashes in {district}',
  source: 'Source: California crash records (CCRS), {period}',
  reported: 'Reported crashes only',
  asked: {
    unknown:
      'We have no figures for that. It is not among the places that we know, or it has 10 crashes with injuries or fewer.',
    choose: 'Which one do you mean?',
    label: 'Two streets, or one street',
    hint: 'Such as “High Street and International Boulevard”.',
    find: 'Find',
    corners: 'Corners with the most crashes',
    streets: 'Streets with the most crashes',
  },
} as const

export type Words = MatchingWords<typeof en>
