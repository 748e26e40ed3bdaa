import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  deaths:
    'The City counted {deaths} traffic deaths in {year}. We show no deaths from the records: they differ.',
  notes: {
    heading: 'How we count, and what the numbers cannot say',
    items: {
      reported: 'These are crashes that were reported. Some crashes are never reported.',
      layers:
        'City streets are what {city} police wrote down, and freeways what the highway patrol (CHP) wrote down. The two are never added up.',
      kinds:
        '“Crashes with injuries” means that anyone was hurt or killed. “Fatal or serious” means a death or an injury that the officer called serious.',
      officer:
        '“Serious”, “minor” and “possible injury” are the officer’s words at the scene, not a diagnosis.',
      few: 'The records are public: anyone can read them at data.ca.gov. We leave out counts from 1 to 10 because they mislead, not to keep a secret: one crash more or less changes them a lot.',
      notYours: 'A count of crashes does not predict what will happen to you, or on a street.',
    },
    possibleItem:
      'About {possible} in 10 recorded injuries are “possible injury” or “complaint of pain”. That says nothing about how the person did later.',
    chanceItem: 'Chance alone moves counts. They are compared by a Poisson test (95 in 100).',
    districtItem:
      'Police records hold almost no coordinates, so we place a crash by its street names or its police beat (the area an officer patrols). {notPlaced} of {crashes} crashes from {period} could not be placed. District totals may be off by a few percent.',
    sourceLine:
      'All figures: California Crash Reporting System (CCRS), {period}, counted for this site. Data through {date}.',
  },
  place: {
    corridorsHeading: 'Main roads in {district}',
    neighborhoodsHeading: 'Neighborhoods in {district}',
    neighborhoodsNote:
      'Names from the City’s planning set of 2002, districts of 2022. We publish no crash counts for a neighborhood: the records are too weak for that.',
    partly: 'in part',
    hospitalsHeading: 'Emergency rooms nearest to {district}',
    hospitalsNote:
      'In an emergency, call 911 and do not drive yourself: the ambulance crew knows which hospital fits. “Nearest” means in a straight line from the middle of the district.',
    hospitalsSource: 'Source: CMS Hospital General Information, 2026.',
  },
} as const

export type Words = MatchingWords<typeof en>
