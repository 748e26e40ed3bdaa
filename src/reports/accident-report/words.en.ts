import { en as crashWords } from '#city/crash-figures/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  dataThrough: 'Data through {date}. Full years shown: {period}.',
  yearsLeftOut: 'Not counted yet, because our files end too soon: {years}.',
  periods: {
    one: '{from}',
    several: crashWords.years,
    inOne: 'In {from}',
    inSeveral: 'From {from} to {to}',
  },
  source: 'Source: CCRS, the state’s crash records.',
  sourceLink: 'data.ca.gov/dataset/ccrs',
  places: {
    cityStreets: 'City streets',
    freeways: 'Freeways',
    district: 'City streets in {district}',
  },
  headline: {
    cityStreets: {
      injury: '{period}, police recorded {count} crashes with injuries on {city} city streets.',
      severe:
        '{period}, police recorded {count} crashes on {city} city streets in which someone was killed or seriously hurt.',
    },
    freeways: {
      injury:
        '{period}, the highway patrol recorded {count} crashes with injuries on freeways in {city}.',
      severe:
        '{period}, the highway patrol recorded {count} crashes on freeways in {city} in which someone was killed or seriously hurt.',
    },
    district: {
      injury:
        '{period}, police recorded {count} crashes with injuries on city streets in {district}.',
      severe:
        '{period}, police recorded {count} crashes on city streets in {district} in which someone was killed or seriously hurt.',
    },
  },
  countPain: 'These numbers come from police reports. They count crashes, not pain.',

  filters: {
    label: 'Choose what to count',
    severity: 'Crashes',
    injury: 'With injuries',
    severe: 'Fatal or serious',
    layer: 'Where',
    streets: 'City streets',
    freeways: 'Freeways',
    years: 'Years',
    from: 'From',
    to: 'To',
    show: 'Show',
    reset: 'Back to the first view',
    download: 'Download these figures (CSV)',
    unanswered: 'Without JavaScript this page always shows this view.',
    shareHint: 'The address of this page keeps your choice, so you can share it.',
    spans:
      'For a district, fatal or serious crashes, and each way of traveling by itself, are counted 3 years at a time, because a single year has too few to compare.',
  },

  travel: {
    label: 'Traveling',
    everyone: 'Everyone',
    names: {
      pedestrian: 'On foot',
      bicycle: 'On a bicycle',
      motorcycle: 'On a motorcycle (about)',
      motorVehiclesOnly: 'Only cars, trucks, buses',
    },
    with: {
      pedestrian: 'someone on foot',
      bicycle: 'someone on a bicycle',
      motorcycle: 'a motorcycle (about)',
      motorVehiclesOnly: 'only cars, trucks or buses',
    },
    counted: 'Counted here: crashes with {mode}.',
  },
  unusual: 'Unusual in the records, and checked by hand:',
  asked: {
    wrong:
      'The address asks for what this report does not have: {names}. The nearest view is shown. Years go from {from} to {to}.',
    names: {
      severity: 'how serious (severity)',
      layer: 'where (layer)',
      travel: 'the way of traveling (travel)',
      from: 'the first year (from)',
      to: 'the last year (to)',
    },
    years: 'You asked for {asked}; these numbers cover {shown}.',
    yearsOfChart: 'You asked for {asked}; this chart covers {shown}.',
    yearsMarked:
      'You asked for {asked}; this chart covers {shown}, and the years you asked for are darker.',
    travel:
      'You asked for crashes with {mode}; our records cannot show that here, so this chart counts all crashes.',
    freeways: 'You asked for freeways; a district is counted on city streets only.',
    freewaysLink: 'Freeways in all of {city}',
  },

  tiles: {
    heading: 'In short',
    crashes: 'reported crashes',
    injury: 'crashes with injuries',
    injured: 'people injured',
    severe: 'fatal or serious crashes',
    more: '{period}: {count}. That is {difference} more than in {before}, {chance}.',
    fewer: '{period}: {count}. That is {difference} fewer than in {before}, {chance}.',
    withinChance: 'within what chance alone moves',
    beyondChance: 'more than chance alone moves',
    same: '{period}: {count}, the same as in {before}.',
    first: 'No earlier figure to compare with.',
    tooFew: 'Too few to compare with the years before.',
  },
  measure: { injury: 'crashes with injuries', severe: 'fatal or serious crashes' },
  columns: {
    years: 'Years',
    injury: 'With injuries',
    severe: 'Fatal or serious',
    mean: 'Average of the {districts} districts',
    count: 'Crashes',
    total: 'Crashes or people',
    share: 'Out of 100',
    cityShare: 'Out of 100 in the city',
    district: 'District',
    road: 'Road',
    figure: 'Figure',
    change: 'Latest',
    changeBefore: 'Before',
  },
  under: '10 or fewer',
  underShort: '≤10',
  asTable: 'Show these numbers as a table',
  noPattern: 'There are too few crashes in this view to show a pattern.',

  trend: {
    heading: 'Year by year',
    sentence: '{last} had {count} {measure}, and {first} had {firstCount}.',
    withinChance: 'The difference is within what chance alone moves.',
    beyondChance: 'The difference is more than chance alone moves.',
    district: 'The line across each bar is the average of the {districts} districts.',
    mayRise: 'may still rise',
    late: 'Part of the fall is a change in how crashes are reported, and late reports may still raise the last year.',
  },
  week: {
    heading: 'Hour and day',
    sentence: 'The time with the most {measure} is {day} from {start} to {end}: {count}.',
    allYears: 'Always all years: in single years the numbers are too small.',
    note: 'A pale hour is not a safe hour: there may only be fewer people on the road.',
    fewest: 'Fewer',
    most: 'More: up to {count}',
    hour: 'Hour',
    hours: '{start} to {end}',
  },
  factors: {
    heading: 'Main cause the officer wrote down',
    sentence: 'Written down most often: {first} ({firstCount}). Next: {second} ({secondCount}).',
    note: 'The table has all causes: one for each crash, as the officer saw it at the scene. It does not decide who was at fault.',
    few: 'Other causes together',
    column: 'Main cause',
    names: crashWords.factors,
  },
  modes: {
    heading: 'How people were traveling',
    sentence:
      'Someone on foot was in {walking} out of 100 {measure}, someone on a bicycle in {cycling}.',
    sentenceFew: 'Shares of the {measure} in this view.',
    note: 'A crash can be in more than one line. Motorcycles are inferred from helmet notes.',
    few: 'Others together',
    column: 'In the crash',
    names: {
      pedestrian: 'Someone on foot',
      bicycle: 'Someone on a bicycle',
      motorcycle: 'A motorcycle (about)',
      motorVehiclesOnly: 'None of these: cars, trucks, buses',
    },
  },
  circumstances: {
    heading: 'What else the officer wrote down',
    sentence: 'Someone left the scene in {share} out of 100 {measure}.',
    sentenceFew: 'Shares of the {measure} in this view.',
    note: 'Written down means noted, not measured. Here too, a crash can count twice.',
    link: 'Did someone drive away after hitting you?',
    few: 'Others together',
    column: 'Written down',
    names: {
      hitAndRun: 'Hit-and-run',
      drinking: 'A driver, rider or walker had been drinking',
      inattention: 'Inattention, such as a telephone',
    },
  },
  cityMark: 'The thin mark is the share on all city streets.',
  districts: {
    heading: 'The {districts} council districts',
    sentence:
      'Out of every 100 {measure}, {share} happened in three districts: {first}, {second} and {third}.',
    sentenceFew: 'These {measure} are too few to compare districts.',
    notPlaced: '{count} of the {crashes} could not be placed in a district.',
    population:
      'Districts are drawn to hold about the same number of people, not the same traffic.',
    streetsOnly: 'Districts are shown for city streets only.',
    unplaced: 'Not placed in a district',
    whole: 'All of {city}',
  },
  corridors: {
    heading: 'Streets with the most crashes in state data',
    headingFreeways: 'Freeways with the most crashes in state data',
    sentence: '{road} had the most {measure}: {count}.',
    none: 'No road here has more than 10 {measure}.',
    note: 'On city streets a crash counts for both roads that the report names. Long and busy roads have more crashes. All years together.',
  },

  csv: {
    file: '{city}-crashes',
    columns: [
      'Table',
      'Place',
      'Row',
      'Column',
      'Value',
      'First year',
      'Last year',
      'Source',
      'Traveling',
    ],
  },
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const

export type Words = MatchingWords<typeof en>
