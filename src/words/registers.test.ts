import type { GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { checkRegisterText } from '#clinic/reading/register-file.ts'
import { registerFaults } from '#words/check-registers.ts'
import { exampleLists } from '#words/registers.examples.ts'
import { registerFiles } from '#words/registers.ts'
import { dangerRegister } from './danger-signs/register.ts'

const registers = { ...registerFiles, 'danger-signs': dangerRegister }
type Name = keyof typeof registers

function faultsIn(name: Name, text: string): readonly string[] {
  const checked = checkRegisterText<GenericSchema>(registers[name], text)
  return checked.kind === 'usable' ? [] : checked.faults
}

/** What is said of a list in which one text was written over the first like it. */
function faultsAfter(name: Name, right: string, wrong: string) {
  expect(exampleLists[name]).toContain(right)
  return faultsIn(name, exampleLists[name].replace(right, wrong))
}

test('the lists of the site are in order', () => {
  expect(registerFaults()).toEqual([])
})

test.each(Object.keys(registers) as Name[])('the example of %s is in order', (name) => {
  expect(faultsIn(name, exampleLists[name])).toEqual([])
})

interface Mistake {
  mistake: string
  in: Name
  right: string
  wrong: string
  said: RegExp
}

const mistakes: Mistake[] = [
  {
    mistake: 'an exercise with fewer steps in Spanish',
    in: 'exercises',
    right: 'es: [Siéntese.]',
    wrong: 'es: []',
    said: /exercises\.yaml, line 4, turn-head: steps should be as many steps in Spanish as in English/,
  },
  {
    mistake: 'help that was checked and has no source',
    in: 'free-help',
    right: 'source: Sample County, 2026',
    wrong: 'source: null',
    said: /free-help\.yaml, line 6, healthpac: source .*who says so, and when/,
  },
  {
    mistake: 'an id that stands twice',
    in: 'providers',
    right: 'id: imaging',
    wrong: 'id: primary-care',
    said: /providers\.yaml, line 14, primary-care: id is "primary-care": it should be another one: entry 1 /,
  },
  {
    mistake: 'a reviewer without a license',
    in: 'reviewers',
    right: '  license: "000000"\n',
    wrong: '',
    said: /reviewers\.yaml, line 2, legal-pages: license is missing: it should be the number of the license/,
  },
  {
    mistake: 'a note that is closed by nobody',
    in: 'open-notes',
    right: '  who: Ana Ejemplo\n',
    wrong: '',
    said: /open-notes\.yaml, line 6, statute: answer .* it should be answer, who and date together/,
  },
  {
    mistake: 'a page that does not exist',
    in: 'reviewers',
    right: 'privacy: bcd',
    wrong: 'privat: bcd',
    said: /reviewers\.yaml.*pages\.privat is/,
  },
  {
    mistake: 'a landmark at a crossing that has a point besides',
    in: 'landmarks',
    right: '  at: [35th',
    wrong: '  lat: 37.7\n  at: [35th',
    said: /landmarks\.yaml.*entry 2.* should be at, or lat, lon and source/,
  },
  {
    mistake: 'a landmark whose point has no source',
    in: 'landmarks',
    right: '  source: city map\n',
    wrong: '',
    said: /landmarks\.yaml.*entry 1.* should be at, or lat, lon and source/,
  },
  {
    mistake: 'a district that stands twice',
    in: 'neighborhoods',
    right: 'district: 2',
    wrong: 'district: 1',
    said: /district 1: district is 1: it should be another one: entry 1 /,
  },
  {
    mistake: 'a source that stands twice',
    in: 'danger-signs',
    right: '- { id: stroke,',
    wrong: '- { id: acep, name: ACEP }\n  - { id: stroke,',
    said: /line 4, acep: id is "acep": it should be another one/,
  },
  {
    mistake: 'an event that ends before it starts',
    in: 'events',
    right: 'ends: "19:30"',
    wrong: 'ends: "17:30"',
    said: /events\.yaml, line 11, evening: ends is "17:30": it should be later than starts, such as "19:30" after/,
  },
  {
    mistake: 'an event that ends at the minute when it starts',
    in: 'events',
    right: 'ends: "12:00"',
    wrong: 'ends: "10:00"',
    said: /crossing-walk: ends is "10:00": it should be later than starts/,
  },
  {
    mistake: 'a rule that no calendar knows',
    in: 'events',
    right: 'FREQ=MONTHLY;BYDAY=2TU',
    wrong: 'every second Tuesday',
    said: /line 12, evening: repeats is "every second Tuesday": it should be how the event comes again, a rule of RFC 5545 for days, such as FREQ=MONTHLY;BYDAY=2TU/,
  },
  {
    mistake: 'a rule that the first day does not follow',
    in: 'events',
    right: 'BYDAY=2TU',
    wrong: 'BYDAY=2WE',
    said: /line 12, evening: repeats is "FREQ=MONTHLY;BYDAY=2WE": it should be a rule that names 2026-12-08 as well/,
  },
  {
    mistake: 'an event that comes again and that nobody has confirmed',
    in: 'events',
    right: '  confirmed: 2026-11-20\n',
    wrong: '',
    said: /line 2, evening: confirmed is missing: it should be the day when somebody asked the organizer/,
  },
  {
    mistake: 'an event that was confirmed too long before it begins',
    in: 'events',
    right: 'confirmed: 2026-11-20',
    wrong: 'confirmed: 2026-06-07',
    said: /line 5, evening: confirmed is "2026-06-07": it should be a day in the half year before the first one/,
  },
  {
    mistake: 'a rule that names no day at all',
    in: 'events',
    right: 'FREQ=MONTHLY;BYDAY=2TU',
    wrong: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    said: /repeats is "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30": it should be a rule that names 2026-12-08/,
  },
  {
    mistake: 'a cancelled day that the rule does not name',
    in: 'events',
    right: 'cancelled: [2027-02-09]',
    wrong: 'cancelled: [2027-02-09, 2027-03-10]',
    said: /line 13, evening: cancelled, entry 2 is "2027-03-10": it should be a day that FREQ=MONTHLY;BYDAY=2TU names, such as 2026-12-08/,
  },
  {
    mistake: 'a moved day that the rule does not name',
    in: 'events',
    right: 'from: 2027-01-12',
    wrong: 'from: 2027-01-13',
    said: /line 14, evening: moved, entry 1, from is "2027-01-13": it should be a day that FREQ/,
  },
  {
    mistake: 'a cancelled day of an event with one other day',
    in: 'events',
    right: 'ends: "12:00"',
    wrong: 'ends: "12:00"\n  cancelled: [2027-03-21]',
    said: /cancelled, entry 1 is "2027-03-21": it should be the day of the event, 2027-03-20/,
  },
  {
    mistake: 'a day that is cancelled and moved',
    in: 'events',
    right: 'cancelled: [2027-02-09]',
    wrong: 'cancelled: [2027-01-12]',
    said: /moved, entry 1, from is "2027-01-12": it should be another day: this one is cancelled or moved already/,
  },
  {
    mistake: 'a moved day that ends before it starts',
    in: 'events',
    right: 'to: 2027-01-19, ends: "19:00"',
    wrong: 'to: 2027-01-19, ends: "17:00"',
    said: /moved, entry 1, ends is "17:00": it should be later than the time at which it begins/,
  },
  {
    mistake: 'a price in words',
    in: 'events',
    right: 'price: 5',
    wrong: 'price: five dollars',
    said: /crossing-walk: price is "five dollars": it should be what is paid at the door in dollars, 0 when/,
  },
  {
    mistake: 'a day that no calendar has',
    in: 'stories',
    right: 'date: 2026-09-28',
    wrong: 'date: 2026-02-30',
    said: /stories\.yaml, line 6, a-year-later: date is "2026-02-30": it should be .* such as 2026-12-25/,
  },
  {
    mistake: 'the day of an event that no calendar has',
    in: 'events',
    right: 'date: 2026-12-08',
    wrong: 'date: 2026-12-32',
    said: /date is "2026-12-32": it should be the day of the event, or the first one/,
  },
  {
    mistake: 'a time that no clock shows',
    in: 'events',
    right: 'starts: "18:00"',
    wrong: 'starts: "25:00"',
    said: /starts is "25:00": it should be when the event begins, by the clocks of the city/,
  },
  {
    mistake: 'a kind of care that does not exist',
    in: 'providers',
    right: 'kind: medical-doctor',
    wrong: 'kind: lawyer',
    said: /kind is "lawyer": it should be the kind of care: one of medical-doctor, physical-therapist/,
  },
  {
    mistake: 'a kind of event that does not exist',
    in: 'events',
    right: 'eventType: EducationEvent',
    wrong: 'eventType: Talk',
    said: /eventType is "Talk": it should be the kind of event .* one of Event/,
  },
  {
    mistake: 'a language that the site has no word for',
    in: 'providers',
    right: 'languages: [en, es]',
    wrong: 'languages: [en, Spanish]',
    said: /languages, entry 2 is "Spanish": it should be a language: one of en, es, zh/,
  },
  {
    mistake: 'a screen of the danger check that does not exist',
    in: 'danger-signs',
    right: 'screen: chest',
    wrong: 'screen: legs',
    said: /breathing: screen is "legs": it should be the screen that asks for the sign: one of scene/,
  },
  {
    mistake: 'a telephone number with a digit missing',
    in: 'providers',
    right: '+15105550140',
    wrong: '+1510555014',
    said: /phone is "\+1510555014": it should be .*\+1 and ten digits, such as \+15105550134/,
  },
  {
    mistake: 'the telephone number of a hospital in another form',
    in: 'hospitals',
    right: '(510) 437-4800',
    wrong: '510 437 4800',
    said: /line 6, highland: phone is "510 437 4800": it should be .* such as "\(510\) 555-0134"/,
  },
  {
    mistake: 'an address without a number',
    in: 'providers',
    right: '120 Sample Street',
    wrong: 'Sample Street',
    said: /address is "Sample Street": it should be .*number and street, such as 210 Sample Street/,
  },
  {
    mistake: 'an address without a postal code',
    in: 'hospitals',
    right: 'Oakland, CA 94602',
    wrong: 'Oakland, CA',
    said: /address is "1411 East 31st Street, Oakland, CA": it should be/,
  },
  {
    mistake: 'a point outside the Bay Area',
    in: 'hospitals',
    right: 'lat: 37.7988',
    wrong: 'lat: 34.05',
    said: /lat is 34\.05: it should be .*degrees from 36\.9 to 38\.9, such as 37\.8044/,
  },
  {
    mistake: 'a point on the other side of the earth',
    in: 'neighborhoods',
    right: 'lon: -122.2662',
    wrong: 'lon: 122.2662',
    said: /district 1: neighborhoods, entry 1, lon is 122\.2662: it should be .*with a minus/,
  },
  {
    mistake: 'a field that does not exist',
    in: 'events',
    right: 'price: 0',
    wrong: 'price: 0\n  room: 20',
    said: /line 18, evening: room is not a field: the fields here are id, sample/,
  },
  {
    mistake: 'a field that is missing',
    in: 'events',
    right: '  organizer: { name: Example Neighbors, url: "https://neighbors.example" }\n',
    wrong: '',
    said: /line 2, evening: organizer is missing: it should be .* name and url/,
  },
  {
    mistake: 'a missing language of a pair',
    in: 'claims',
    right: 'es: de 5',
    wrong: '',
    said: /claims\.yaml, line 13, rating: label\.es is missing: it should be .* in Spanish, such as pacientes atendidos/,
  },
  {
    mistake: 'a word beside the figure, which would stand in English on a Spanish page',
    in: 'claims',
    right: 'value: "4.8"',
    wrong: 'value: 48 hours',
    said: /rating: value is "48 hours": it should be the figure .*without words/,
  },
  {
    mistake: 'an empty text',
    in: 'testimonials',
    right: 'name: Ana Ejemplo',
    wrong: 'name: ""',
    said: /author\.name is "": it should be the name of the author, such as Marisol Ejemplo/,
  },
  {
    mistake: 'a note that is closed by nobody',
    in: 'open-notes',
    right: '  who: Ana Ejemplo\n',
    wrong: '',
    said: /open-notes\.yaml, line 6, statute: answer .* it should be answer, who and date together/,
  },
  {
    mistake: 'a page that does not exist',
    in: 'claims',
    right: 'shownOn: [home, why-choose]',
    wrong: 'shownOn: [home, why-us]',
    said: /shownOn, entry 2 is "why-us": it should be the id of a page/,
  },
  {
    mistake: 'a rating without a count of reviews',
    in: 'claims',
    right: 'reviews: 127',
    wrong: '',
    said: /rating: reviews is missing: it should be how many reviews stand behind the rating, such as 127/,
  },
  {
    mistake: 'a claim of 24 hours that does not need the 24-hour line',
    in: 'claims',
    right: 'needs: emergency-line',
    wrong: '',
    said: /same-day: needs is missing: it should be emergency-line: the claim speaks of 24 hours/,
  },
  {
    mistake: 'more stars than there are',
    in: 'testimonials',
    right: 'rating: 5',
    wrong: 'rating: 6',
    said: /rating is 6: it should be .*a whole number from 1 to 5, such as 5/,
  },
  {
    mistake: 'a web address that runs a script',
    in: 'events',
    right: 'https://events.example/evening',
    wrong: 'javascript:alert(1)',
    said: /url is "javascript:alert\(1\)": it should be .*starts with https:\/\//,
  },
  {
    mistake: 'a danger sign of an unlisted source',
    in: 'danger-signs',
    right: 'source: [acep]',
    wrong: 'source: [hearsay]',
    said: /breathing: source, entry 1 is "hearsay": it should be the id of a source at the top/,
  },
  {
    mistake: 'an entry that is no group of fields',
    in: 'events',
    right: '- id: crossing-walk',
    wrong: '- walk\n- id: crossing-walk',
    said: /line 20, entry 2: the entry is "walk": it should be an event: id, sample, changed, confirmed, name/,
  },
  {
    mistake: 'a mark of YAML in the wrong place',
    in: 'stories',
    right: 'name: Elena Ejemplo',
    wrong: 'name: Elena: Ejemplo',
    said: /stories\.yaml, line 4, cannot be read as YAML: /,
  },
]

test.each(mistakes)('$mistake is refused', ({ in: name, right, wrong, said }) => {
  const faults = faultsAfter(name, right, wrong)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(said)
})

test('every fault of a file is named, in the order of its lines', () => {
  const text = exampleLists.events
    .replace('city: Oakland', 'city: oakland')
    .replace('id: crossing-walk', 'id: evening')
    .replace('ends: "19:30"', 'ends: "09:30"')
    .replace('sample: true', 'sample: yes, it is')
  const fields = faultsIn('events', text).map(
    (fault) => /: (\w+(?:\.\w+)?) (?:is|should)/.exec(fault)?.[1],
  )
  expect(fields).toEqual(['sample', 'location.city', 'ends', 'id'])
})

test.each(['', '# nobody yet', '[]'])('a list of %j has no entries', (text) => {
  expect(checkRegisterText(registers.stories, text)).toEqual({ kind: 'usable', value: [] })
})

test('hospitals may not be empty: people are sent there', () => {
  const checked = checkRegisterText(registers.hospitals, '[]')
  expect(checked).toEqual({
    kind: 'unusable',
    faults: [expect.stringMatching(/^src\/city\/oakland\/hospitals\.yaml, line 1, .*at least one/)],
  })
})
