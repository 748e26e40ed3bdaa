import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clinic } from '#config'
import { checkClinicFacts } from './clinic-facts.ts'
import { everydayRegister } from './everyday-facts.ts'
import { optionalSettings, without } from './optional-settings.ts'
import { checkRegisterText } from './reading/register-file.ts'

type Group = Record<string, unknown>

/** The shipped facts with one field changed; `undefined` takes it out. */
function withField(path: string, value: unknown): Group {
  const facts = structuredClone(clinic) as unknown as Group
  const names = path.split('.')
  const last = names.pop() ?? ''
  const group = names.reduce<Group>((inside, name) => inside[name] as Group, facts)
  if (value === undefined) delete group[last]
  else group[last] = value
  return facts
}

const messageFor = (facts: unknown) => {
  try {
    checkClinicFacts(facts)
    return 'in order'
  } catch (error) {
    return (error as Error).message
  }
}

/** `phones.office` and the like: every field that holds no other. */
function fieldPaths(group: object, before = ''): string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const path = before + name
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? [path, ...fieldPaths(value, `${path}.`)] : [path]
  })
}

const required = fieldPaths(clinic).filter(
  (path) => !optionalSettings.some((left) => left === path.replaceAll(/\.\d+/g, '.*')),
)

/** What is said of the everyday facts of the shipped file after a change of its text. */
function faultsWith(from: string, to: string) {
  const text = readFileSync(everydayRegister.file, 'utf8')
  expect(text).toContain(from)
  const checked = checkRegisterText(everydayRegister, text.replace(from, to))
  return checked.kind === 'usable' ? [] : checked.faults
}

/** The line of the shipped file that begins so. */
const lineOf = (start: string) =>
  readFileSync(everydayRegister.file, 'utf8')
    .split('\n')
    .findIndex((line) => line.trimStart().startsWith(start)) + 1

test.each([
  ['office: "', 'office: "x', 'office:', 'phones.office is "x'],
  ['  firstVisit: ', '  firstVisit: about ', 'firstVisit:', 'selfPayPrices.firstVisit is "about '],
  [
    '  monday: [{ opens: "08',
    '  monday: [{ opens: "8',
    'monday:',
    'hours.monday, entry 1, opens is "8:00"',
  ],
  ['  fax:', '  tty:', 'fax:', 'phones.tty is not a field: the fields here are office, emergency'],
  ['"self-pay"]', '"cash"]', 'paymentWays:', 'paymentWays, entry 5 is "cash"'],
  ['  title: "D.C."', '  title:', 'title:', 'chiropractor.title is missing: it should be'],
])('%j written as %j is told with file and line', (from, to, line, said) => {
  expect(faultsWith(from, to).join('\n')).toContain(
    `content/data/clinic.yaml, line ${lineOf(line)}, ${said}`,
  )
})

test('a telephone without quotation marks is told that they are missing', () => {
  expect(faultsWith('whatsapp:', 'whatsapp: +15105550136').join()).toMatch(
    /phones\.whatsapp is 15105550136: it should be .*such as \+15105550134, between quotation marks$/,
  )
})

test('what is left empty is not there', () => {
  const checked = checkRegisterText(
    everydayRegister,
    readFileSync(everydayRegister.file, 'utf8').replace(/^ {2}(emergency|saturday):.*$/gm, '  $1:'),
  )
  expect(checked).toMatchObject({
    kind: 'usable',
    value: { phones: { office: clinic.phones.office } },
  })
  const { emergency, fax } = checked.kind === 'usable' ? checked.value.phones : clinic.phones
  expect([emergency, fax]).toEqual([undefined, undefined])
})

test('the shipped facts are in order', () => {
  expect(checkClinicFacts(clinic)).toEqual(clinic)
})

test.each(required)(
  'without %s the message names it, what it should hold and an example',
  (path) => {
    expect(messageFor(withField(path, undefined))).toMatch(
      new RegExp(`^  ${path} is missing: it should be .{10,}`, 'm'),
    )
  },
)

test.each(optionalSettings)('%s may be left out', (path) => {
  expect(() => checkClinicFacts(without(clinic, path))).not.toThrow()
})

test('a file without facts says what it should export', () => {
  expect(messageFor(undefined)).toContain('clinic is missing: it should be the facts')
})

test.each([
  ['name', '', 'name is "": it should be the full name of the clinic, such as'],
  ['name', ' Bay Bridge', 'it should be the full name of the clinic, such as'],
  ['phones.office', '(510) 555-0134', 'phones.office is "(510) 555-0134": it should be'],
  ['phones.office', '+25105550134', '+1 and ten digits, such as +15105550134'],
  ['email', 'hello at clinic', 'email is "hello at clinic"'],
  ['links.booking', 'http://booking.example', 'a web address that starts with https://'],
  ['links.booking', 'javascript:alert(1)', 'links.booking is "javascript:'],
  ['productSlug', 'Bay Bridge', 'lower-case words joined by hyphens'],
  ['address.postalCode', 94612, 'a postal code of five digits in quotation marks'],
  ['coordinates.latitude', 40.7, 'is 40.7: it should be how far north the clinic is'],
  ['coordinates.longitude', 122.2712, 'with a minus'],
  ['hours.monday', { opens: 480, closes: 1080 }, 'hours.monday should be the opening times'],
  [
    'hours.monday.0.opens',
    480,
    'hours.monday, entry 1, opens is 480: it should be when the clinic',
  ],
  ['hours.monday.0.opens', '8:00', 'hours and minutes of a 24-hour clock, such as 08:00'],
  ['hours.monday.0.closes', '24:00', 'hours.monday, entry 1, closes is "24:00"'],
  ['hours.monday.0.closes', '07:00', 'entry 1 should be an opening time before its closing time'],
  ['hours', {}, 'hours should be open on one day at least'],
  ['hours', { monday: [] }, 'hours should be open on one day at least'],
  [
    'closed',
    [{ date: '2026-02-30' }],
    'closed, entry 1, date is "2026-02-30": it should be the day',
  ],
  ['closed', [{ date: '2026-12-25', name: 'Christmas' }], 'entry 1, name is "Christmas"'],
  ['closed', [{ date: '2026-12-25' }, { date: '2026-12-25' }], 'names each day once'],
  ['selfPayPrices.firstVisit', '180', 'selfPayPrices.firstVisit is "180"'],
  ['paymentWays', ['cash'], 'paymentWays, entry 1 is "cash": it should be a way to pay: one of'],
  ['paymentWays', ['medpay'], 'paymentWays should be a list with self-pay'],
  ['healthPlans', { mediCal: 'yes' }, 'whether the clinic takes Medi-Cal: true or false'],
  ['healthPlans', { names: [''] }, 'the name of a health plan, as on its card'],
  ['areasServed', [], 'areasServed should be at least one city'],
  [
    'legal.limitationDates',
    'no',
    '"no": it should be whether limitation periods are shown as dates: true',
  ],
  [
    'ownRules.asksNoStatus',
    true,
    'ownRules.asksNoStatus is true: it should be open until the owner has decided',
  ],
  ['links.portal', '', 'links.portal is "": it should be the patient portal'],
])('%s of %j is refused', (path, value, said) => {
  expect(messageFor(withField(path, value))).toContain(said)
})

const shiftsOf = (...times: [opens: string, closes: string][]) =>
  times.map(([opens, closes]) => ({ opens, closes }))

test.each([
  ['overlap', shiftsOf(['08:00', '13:00'], ['12:00', '18:00'])],
  ['touch', shiftsOf(['08:00', '12:00'], ['12:00', '18:00'])],
  ['stand in the wrong order', shiftsOf(['14:00', '18:00'], ['08:00', '12:00'])],
])('opening times of a day that %s are refused', (_, shifts) => {
  expect(messageFor(withField('hours.tuesday', shifts))).toMatch(
    /hours\.tuesday should be opening times in the order of the clock.*such as \[\{ opens/,
  )
})

test('hours past midnight are refused with how to write them', () => {
  const said = messageFor(withField('hours.friday', shiftsOf(['20:00', '02:00'])))
  expect(said).toContain('hours.friday, entry 1 should be an opening time before its closing time')
  expect(said).toContain('by 23:59, and what comes after midnight stands with the next day')
  expect(said).toContain("{ opens: '00:00', closes: '02:00' }")
})

test('the hours on both sides of midnight can be written as two days', () => {
  const late = withField('hours.friday', shiftsOf(['20:00', '23:59']))
  const both = {
    ...late,
    hours: { ...(late['hours'] as Group), saturday: shiftsOf(['00:00', '02:00']) },
  }
  expect(messageFor(both)).toBe('in order')
})

test('a day may have two opening times', () => {
  const shifts = shiftsOf(['08:00', '12:00'], ['14:00', '18:00'])
  expect(messageFor(withField('hours.tuesday', shifts))).toBe('in order')
})

test('a name that is not a field is refused with the nearest one that is', () => {
  expect(messageFor(withField('phones.ofice', '+15105550134'))).toContain(
    'phones.ofice is not a field: did you mean office?',
  )
  expect(messageFor(withField('links.TikTok', 'https://x.example'))).toContain(
    'links.TikTok is not a field: the fields here are booking, review, portal',
  )
})

test('all wrong values are named at once', () => {
  const facts = { ...withField('phones.text', 'none'), email: 'none' }
  expect(messageFor(facts).split('\n')).toHaveLength(3)
})

test('a clinic name of 45 letters is no trouble', () => {
  expect(messageFor(withField('name', 'A'.repeat(45)))).toBe('in order')
})

test('a photograph without words in Spanish is named by its field, with an example', () => {
  const photos = { door: { file: 'photos/door.jpg', alt: { en: 'The door.' } } }
  expect(messageFor({ ...clinic, photos })).toMatch(
    /^ {2}photos\.door\.alt\.es is missing: it should be .+such as La puerta/m,
  )
})

test('a photograph that nobody has described is refused', () => {
  const photos = { door: { file: 'photos/door.jpg' } }
  expect(messageFor({ ...clinic, photos })).toMatch(/^ {2}photos\.door\.alt is missing/m)
})

test('a photograph of another folder or kind is refused', () => {
  const alt = { en: 'The door.', es: 'La puerta.' }
  for (const file of ['../door.jpg', 'photos/door.heic', 'https://photos.example/door.jpg']) {
    expect(messageFor({ ...clinic, photos: { door: { file, alt } } })).toContain(
      'photos.door.file is',
    )
  }
})

test('a logo has a file for each ground', () => {
  expect(messageFor({ ...clinic, brand: { logo: { light: 'photos/logo.svg' } } })).toContain(
    'brand.logo.dark is missing: it should be the logo on a dark ground',
  )
})

test('a part that cannot be left out is refused with the names of those that can', () => {
  const message = messageFor({ ...clinic, leaveOut: ['training', 'immediate-help'] })
  expect(message).toContain(
    'leaveOut, entry 2 is "immediate-help": it should be a part that may be',
  )
  expect(message).toContain(
    '24-hour-line, areas, legal, newsletter, posts, report, tools, about-chiropractor',
  )
})

test('a week without a day is refused in words', () => {
  expect(messageFor({ ...clinic, hours: { monday: undefined } })).toContain('open on one day')
})

test('whoever leaves the 24-hour line out has none', () => {
  expect(checkClinicFacts({ ...clinic, leaveOut: ['24-hour-line'] }).phones).toEqual({
    ...clinic.phones,
    emergency: undefined,
  })
})

test('a chiropractor without a license is refused', () => {
  const person = {
    name: 'Luz Núñez',
    chiropractor: true,
    job: { en: 'Chiropractor', es: 'Quiropráctica' },
    languages: ['es'],
  }
  expect(messageFor({ ...clinic, people: [person] })).toContain(
    'people, entry 1 should be a chiropractor with title and licenseNumber',
  )
  expect(messageFor({ ...clinic, people: [{ ...person, chiropractor: false }] })).toBe('in order')
  expect(
    messageFor({ ...clinic, people: [{ ...person, chiropractor: false, languages: ['Spanish'] }] }),
  ).toContain('people, entry 1, languages, entry 1 is "Spanish": it should be a language by')
})
