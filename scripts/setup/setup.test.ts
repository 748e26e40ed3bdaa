import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { readHours } from '#clinic/reading/read-hours.ts'
import { checkRegisterText } from '#clinic/reading/register-file.ts'
import { clinic } from '#config'
import { locales } from '#language/locales.ts'
import { findPublishStops } from '#words/publishing/publish-stops.ts'
import { answersForm, answersWritten, askAll, notAdded, parseAnswers, readAnswers } from './ask.ts'
import { nowSaid } from './now-said.ts'
import { firstOf, type Question, type QuestionId, questions, readAnswer } from './questions.ts'
import { readUnfinished, storeUnfinished, withUnfinished } from './unfinished.ts'
import { whatIsLeft } from './what-is-left.ts'
import { setupWords } from './words.ts'
import { type ClinicFiles, configFile, withAnswers } from './write-answers.ts'

const source: ClinicFiles = {
  config: readFileSync('clinic.config.ts', 'utf8'),
  everyday: readFileSync(everydayRegister.file, 'utf8'),
}
const words = setupWords.en

const question = (id: QuestionId) => {
  const found = questions.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}

/** The facts of the files after they were written, as the site reads them. */
function factsOf({ config, everyday }: ClinicFiles): ClinicFacts {
  const checked = checkRegisterText(everydayRegister, everyday)
  if (checked.kind === 'unusable') throw new Error(checked.faults.join())
  const code = config
    .replaceAll(/^import .*$/gm, '')
    .replace(/^ {2}\.\.\.readEverydayFacts.*$/m, '')
    .replace('export const clinic: ClinicFacts =', 'return')
  return { ...checked.value, ...new Function(code)() }
}

const comments = (text: string) => text.match(/^\s*(?:\/\*|\*|\/\/|#).*$/gm)

/** Asks everything of a person who answers some questions and keeps the rest. */
async function talk(answers: Partial<Record<QuestionId, string[]>>) {
  const said: string[] = []
  const typed = new Map(Object.entries(answers).map(([id, texts]) => [id, [...texts]]))
  const result = await askAll({
    words,
    now: (each) => nowSaid(clinic, each, words),
    say: (text) => said.push(text),
    ask: async (text) => {
      const id = questions.find((each) => text.includes(`\n${words.questions[each.id].ask}`))?.id
      return typed.get(id ?? '')?.shift() ?? ''
    },
  })
  return { ...result, said }
}

test.each([
  [
    '8-12, 2-6 pm',
    [
      ['08:00', '12:00'],
      ['14:00', '18:00'],
    ],
  ],
  [
    '8:30 am to 12 pm and 2 pm to 6 pm',
    [
      ['08:30', '12:00'],
      ['14:00', '18:00'],
    ],
  ],
  ['9–15', [['09:00', '15:00']]],
  ['11 am - 2 pm', [['11:00', '14:00']]],
  ['9-1 pm', [['09:00', '13:00']]],
  ['9 to 5', [['09:00', '17:00']]],
  ['2-6', [['14:00', '18:00']]],
  [
    'de 9 a 1 y de 3 a 7',
    [
      ['09:00', '13:00'],
      ['15:00', '19:00'],
    ],
  ],
  [
    '9am-1 / 3-7 pm',
    [
      ['09:00', '13:00'],
      ['15:00', '19:00'],
    ],
  ],
  [
    '9-13 15-19',
    [
      ['09:00', '13:00'],
      ['15:00', '19:00'],
    ],
  ],
  [
    '9:00 a 13:00 hrs y 15.30 a 19:00 hrs',
    [
      ['09:00', '13:00'],
      ['15:30', '19:00'],
    ],
  ],
  [
    'de 9 de la mañana a 1 de la tarde, de 3 a 7 de la tarde',
    [
      ['09:00', '13:00'],
      ['15:00', '19:00'],
    ],
  ],
  ['8 am - 12:30 pm', [['08:00', '12:30']]],
  ['9 13', undefined],
  ['de 9', undefined],
  ['3-7, 9-1', undefined],
  ['18-8', undefined],
  ['14-18, 8-12', undefined],
  ['8-25', undefined],
])('the hours %s', (text, shifts) => {
  expect(readHours(text)).toEqual(shifts?.map(([opens, closes]) => ({ opens, closes })))
})

test.each([
  ['office', '510.555.0134', '+15105550134'],
  ['office', '1 (510) 555-0134', '+15105550134'],
  ['firstVisit', '$180', 180],
  ['coordinates', '37.8044, -122.2712', { latitude: 37.8044, longitude: -122.2712 }],
  ['lien', 'no', false],
  ['colleagueLanguages', 'en, es', ['en', 'es']],
  ['colleagueLanguages', 'English, Tagalog and Vietnamese', ['en', 'tl', 'vi']],
  ['colleagueLanguages', 'inglés y español', ['en', 'es']],
  ['colleagueLanguages', 'español e inglés', ['es', 'en']],
  ['firstVisit', '175 dólares', 175],
  ['firstVisit', '$ 175.00 dollars', 175],
  ['lien', 'Yes.', true],
  ['doorEs', 'Junto a la panadería', 'Junto a la panadería.'],
  ['doorEn', 'Ring twice!', 'Ring twice!'],
  ['chiropractorJob', 'woman', { en: 'Chiropractor', es: 'Quiropráctica' }],
  ['chiropractorJob', 'For a man', { en: 'Chiropractor', es: 'Quiropráctico' }],
] as const)('%s: %s', (id, text, value) => {
  expect(readAnswer(question(id), text, words)).toEqual({ kind: 'value', value })
})

test.each([
  ['office', '555-0134', 'unusable'],
  ['firstVisit', 'about 200', 'unusable'],
  ['booking', 'booking.example', 'unusable'],
  ['postalCode', '9461', 'unusable'],
  ['office', 'none', 'required'],
  ['fax', 'none', 'none'],
  ['monday', 'closed', 'none'],
  ['name', 'later', 'later'],
  ['backgroundEn', 'I don’t know', 'later'],
  ['text', 'We have none.', 'none'],
  ['firstVisit', '175.50', 'unusable'],
] as const)('%s: %s is %s', (id, text, kind) => {
  expect(readAnswer(question(id), text, words).kind).toBe(kind)
})

test.each([
  ['name', 'no sé', 'later'],
  ['backgroundEs', 'No se todavia.', 'later'],
  ['office', '¿510?', 'unusable'],
  ['emergency', 'no tenemos', 'none'],
  ['monday', 'no abrimos', 'none'],
  ['lien', 'Sí.', 'value'],
  ['lien', 'a veces', 'unusable'],
] as const)('in Spanish %s: %s is %s', (id, text, kind) => {
  expect(readAnswer(question(id), text, setupWords.es).kind).toBe(kind)
})

test('each example is an answer, in both languages', () => {
  for (const locale of locales) {
    for (const each of questions) {
      const text = each.example === 'yes' ? firstOf(setupWords[locale].yes) : each.example
      expect([each.id, readAnswer(each, text, setupWords[locale]).kind]).toEqual([each.id, 'value'])
    }
  }
})

test('the answers stand in the file, its comments stay, and nothing else changes', async () => {
  const { given, later } = await talk({
    name: ["O'Connor Núñez Chiropractic"],
    shortName: ["O'Connor Núñez"],
    chiropractor: ['Luz Núñez'],
    chiropractorJob: ['Quiropractica'],
    text: ['none'],
    emergency: ['none'],
    monday: ['closed'],
    tuesday: ['8-12, 2-6 pm'],
    lien: ['no'],
    backgroundEn: ['none'],
    license: ['later'],
    colleague: ['Omar Ortiz'],
    colleagueJob: ['quiropráctico'],
    colleagueLicense: ['DC-27182'],
    colleagueLanguages: ['en, es'],
  })
  const { changed, files } = withAnswers(source, clinic, given)
  expect(later.map(({ id }) => id)).toEqual(['license'])
  expect(changed).toBe(18)
  expect(comments(files.config)).toEqual(comments(source.config))
  expect(comments(files.everyday)).toEqual(comments(source.everyday))
  const facts = JSON.parse(JSON.stringify(factsOf(files)))
  const { monday: _, ...hours } = clinic.hours
  const { background: __, ...chiropractor } = clinic.chiropractor
  expect(facts).toEqual(
    JSON.parse(
      JSON.stringify({
        ...clinic,
        name: "O'Connor Núñez Chiropractic",
        shortName: "O'Connor Núñez",
        productSlug: 'oconnor-nunez',
        chiropractor: {
          ...chiropractor,
          name: 'Luz Núñez',
          slug: 'luz-nunez-dc',
          job: { en: 'Chiropractor', es: 'Quiropráctica' },
        },
        people: [
          {
            name: 'Omar Ortiz',
            title: 'D.C.',
            chiropractor: true,
            job: { en: 'Chiropractor', es: 'Quiropráctico' },
            licenseNumber: 'DC-27182',
            languages: ['en', 'es'],
          },
        ],
        phones: { office: clinic.phones.office },
        links: { booking: clinic.links.booking },
        hours: {
          ...hours,
          tuesday: [
            { opens: '08:00', closes: '12:00' },
            { opens: '14:00', closes: '18:00' },
          ],
        },
        paymentWays: ['auto-insurance', 'medpay', 'health-insurance', 'self-pay'],
      }),
    ),
  )
})

test.each([
  ['no', ['self-pay']],
  ['yes', ['auto-insurance', 'medpay', 'self-pay']],
])('a car policy pays where MedPay is taken: %s', async (medpay, ways) => {
  const { given } = await talk({ medpay: [medpay], lien: ['no'], healthInsurance: ['no'] })
  expect(factsOf(withAnswers(source, clinic, given).files).paymentWays).toEqual(ways)
})

test('an answer changes its line and no other byte', async () => {
  const { given } = await talk({ office: ['(510) 555-0199'], emergency: ['none'], lien: ['no'] })
  const { files } = withAnswers(source, clinic, given)
  expect(files.config).toBe(source.config)
  expect(files.everyday).toBe(
    source.everyday
      .replace('"+15105550134"', '"+15105550199"')
      .replace(' "+15105550135"', '')
      .replace('"medical-lien", ', ''),
  )
})

test('links of the clinic that the site came with go with its name', async () => {
  const { given } = await talk({
    name: ['Núñez Chiropractic'],
    facebook: ['https://nunez.example'],
  })
  const { links } = factsOf(withAnswers(source, clinic, given).files)
  expect(links).toEqual({ booking: clinic.links.booking, facebook: 'https://nunez.example' })
})

test('whoever treats there already is named, and not asked about again', async () => {
  const { given } = await talk({
    colleague: ['Omar Ortiz'],
    colleagueJob: ['quiropráctico'],
    colleagueLicense: ['DC-27182'],
    colleagueLanguages: ['en, es'],
  })
  const facts = factsOf(withAnswers(source, clinic, given).files)
  const asked: string[] = []
  await askAll({
    words,
    now: (each) => nowSaid(facts, each, words),
    say: () => undefined,
    ask: async (text) => {
      asked.push(text)
      return ''
    },
  })
  expect(asked.filter((text) => text.includes('Omar Ortiz'))).toHaveLength(1)
  expect(asked.join()).not.toContain(words.questions.colleagueLicense.ask)
  expect(answersForm({ words, now: (each) => nowSaid(facts, each, words) })).not.toContain('Omar')
})

test('a second colleague is added below the first, whose lines stay', async () => {
  const answers = (name: string) => ({
    colleague: [name],
    colleagueJob: ['quiropráctica'],
    colleagueLicense: ['DC-27182'],
    colleagueLanguages: ['en, es'],
  })
  const first = withAnswers(source, clinic, (await talk(answers('Omar Ortiz'))).given).files
  const second = await talk(answers('Luz Núñez'))
  const { everyday } = withAnswers(first, factsOf(first), second.given).files
  const at = first.everyday.lastIndexOf('"DC-27182"')
  expect(everyday.slice(0, at)).toBe(first.everyday.slice(0, at))
  expect(factsOf({ ...first, everyday }).people?.map(({ name }) => name)).toEqual([
    'Omar Ortiz',
    'Luz Núñez',
  ])
})

test.each([
  ['has not', ''],
  ['puts off', 'later'],
])('the Spanish of what a clinic %s is not asked for', async (_what, answer) => {
  const asked: string[] = []
  await askAll({
    words,
    now: () => answer && 'a sentence',
    say: () => undefined,
    ask: async (text) => {
      asked.push(text)
      return answer
    },
  })
  expect(asked.filter((text) => text.includes(words.questions.backgroundEs.ask))).toHaveLength(1)
})

test('a colleague whose license is put off is not added, and named', async () => {
  const { given, later } = await talk({
    colleague: ['Omar Ortiz'],
    colleagueJob: ['quiropráctico'],
    colleagueLicense: ['later'],
    colleagueLanguages: ['en'],
  })
  expect(later.map(({ id }) => id)).toEqual(['colleagueLicense'])
  expect(notAdded({ given, later })).toBe('Omar Ortiz')
  expect(withAnswers(source, clinic, given).files).toEqual(source)
})

test('who keeps everything changes not a byte', async () => {
  const { given } = await talk({})
  expect(withAnswers(source, clinic, given)).toMatchObject({ changed: 0, files: source })
})

test('the same answers a second time change nothing', async () => {
  const { given } = await talk({ name: [clinic.name], office: ['(510) 555-0134'], lien: ['yes'] })
  expect(withAnswers(source, clinic, given).files).toEqual(source)
})

test('an answer that cannot be used is asked for again, with an example', async () => {
  const { given, said } = await talk({ office: ['call us', 'none', '(510) 555-0199'] })
  expect(said).toEqual([
    'That cannot be used. It should look like this: (510) 555-0134',
    words.required,
  ])
  expect(given.map(({ value }) => value)).toEqual(['+15105550199'])
})

test('who may have none is told so when an answer cannot be used', async () => {
  const { said } = await talk({
    text: ['we share one', ''],
    monday: ['open', ''],
    lien: ['maybe', ''],
  })
  expect(said).toEqual([
    'That cannot be used. It should look like this: (510) 555-0136 (none, if you have none)',
    'That cannot be used. It should look like this: 8-12, 2-6 pm (closed, if you are not open)',
    'That cannot be used. It should look like this: yes or no',
  ])
})

test('what is read otherwise than it was typed is said', async () => {
  const { said } = await talk({
    office: ['510.555.0199'],
    tuesday: ['9 to 1 and 3 to 7'],
    lien: ['Yes'],
    colleague: ['Omar Ortiz'],
    colleagueLanguages: ['en, es'],
  })
  expect(said).toEqual([
    'Understood: English, Spanish',
    'Understood: (510) 555-0199',
    'Understood: 09:00-13:00, 15:00-19:00',
  ])
})

test.each([
  ['en', 'yes'],
  ['es', 'sí'],
] as const)(
  'whoever says that there is a colleague is asked for the name (%s)',
  async (locale, yes) => {
    const typed = [yes, 'Omar Ortiz', 'done']
    const said: string[] = []
    const { given } = await askAll({
      words: setupWords[locale],
      now: () => '',
      say: (text) => said.push(text),
      ask: async (text) =>
        text.includes(setupWords[locale].questions.colleague.ask) || typed.length < 2
          ? typed.shift()
          : '',
    })
    expect(given.map(({ value }) => value)).toEqual(['Omar Ortiz'])
    expect(said).toEqual([expect.stringContaining('Robin Sample')])
  },
)

test('what is put off, or is none, in other words is said too', async () => {
  const { said } = await talk({
    license: ["don't know"],
    fax: ['we have none'],
    monday: ['we are closed'],
    text: ['none'],
    whatsapp: ['later'],
  })
  expect(said).toEqual(['Understood: later', 'Understood: none', 'Understood: closed'])
})

test('back returns to the question before, which shows what was answered', async () => {
  const typed = ["O'Brien", 'back', '', 'Short', 'done']
  const asked: string[] = []
  const { given } = await askAll({
    words,
    now: () => 'before',
    say: () => undefined,
    ask: async (text) => {
      asked.push(text)
      return typed.shift()
    },
  })
  expect(given.map(({ question: { id }, value }) => [id, value])).toEqual([
    ['name', "O'Brien"],
    ['shortName', 'Short'],
  ])
  expect(asked[2]).toContain("Now: O'Brien")
  expect(asked).toHaveLength(5)
})

test('there is nothing before the first question', async () => {
  const typed = ['back', 'Name', 'done']
  const { given } = await askAll({
    words,
    now: () => '',
    say: () => undefined,
    ask: async () => typed.shift(),
  })
  expect(given.map(({ value }) => value)).toEqual(['Name'])
})

test('what does not fit together is refused, and nothing is written', () => {
  const closed = questions
    .filter(({ path }) => path.startsWith('hours.'))
    .map((each) => ({ question: each, value: undefined }))
  expect(() => withAnswers(source, clinic, closed)).toThrow('open on one day at least')
})

test('a file of answers does the same as a person', () => {
  const found = { name: 'Núñez Chiropractic', monday: 'closed', lien: false, fax: 'later' }
  const { given, later } = readAnswers('answers.yaml', found, words)
  expect(given.map(({ question: { id }, value }) => [id, value])).toEqual([
    ['name', 'Núñez Chiropractic'],
    ['monday', undefined],
    ['lien', false],
  ])
  expect(later.map(({ id }) => id)).toEqual(['fax'])
})

test('a file of answers that cannot be used is refused with each name', () => {
  const found = { nmae: 'x', office: '12', firstVisit: 180 }
  expect(() => readAnswers('answers.yaml', found, words)).toThrow(
    /^answers\.yaml cannot be used:\n {2}nmae: there is no question nmae; the questions are name, .*\n {2}office: That cannot be used/,
  )
})

test('what is left is what the gate asks of the two files', () => {
  const asked = findPublishStops(localDate(Date.now())).flatMap(({ stops }) => stops)
  const files: readonly string[] = [everydayRegister.file, configFile]
  expect(whatIsLeft(source, words)).toEqual(asked.filter(({ file }) => files.includes(file)))
})

test('what is left is said in the language of the questions, line by line', () => {
  const english = whatIsLeft(source, words)
  const spanish = whatIsLeft(source, setupWords.es)
  expect(spanish.map(({ file, line }) => [file, line])).toEqual(
    english.map(({ file, line }) => [file, line]),
  )
  for (const { text } of spanish) expect(text).toMatch(/^(?:parece inventado|falta decidir)/)
})

test('a point on the map that is put off is on the list of what is left', async () => {
  const { given } = await talk({ street: ['12 Oak Street'], coordinates: ['later'] })
  const left = whatIsLeft(withAnswers(source, clinic, given).files, words)
  expect(left.filter(({ text }) => text.includes('coordinates: {'))).toHaveLength(1)
})

test('an answer of the clinic’s own that looks made up is not said to come with the site', async () => {
  const { given } = await talk({ street: ['5 Sample Court'] })
  const { files } = withAnswers(source, clinic, given)
  const said = locales.map(
    (locale) =>
      whatIsLeft(files, setupWords[locale]).find(({ text }) => text.includes('5 Sample Court'))
        ?.text,
  )
  expect(said).toEqual([
    "looks made up (Sample): write what is true of the clinic: street: '5 Sample Court',",
    "parece inventado (Sample): escriba lo de su clínica: street: '5 Sample Court',",
  ])
})

test('hours that name another day are refused with an example', async () => {
  const { said } = await talk({ wednesday: ['same as Tuesday', ''] })
  expect(said).toEqual([
    'That cannot be used. It should look like this: 8-12, 2-6 pm (closed, if you are not open)',
  ])
  const spanish = readAnswer(question('wednesday'), 'igual que el martes', setupWords.es)
  expect(spanish.kind).toBe('unusable')
})

test('a file of answers that is no list names its line', () => {
  expect(() =>
    parseAnswers('answers.yaml', 'office: ""\nname: Núñez: the clinic\n', words),
  ).toThrow(
    'answers.yaml:2 cannot be read. Put the answer between quotation marks: name: "O\'Brien: the clinic"',
  )
  expect(parseAnswers('answers.yaml', 'name: "Núñez: the clinic"', words)).toEqual({
    name: 'Núñez: the clinic',
  })
})

test('what stands in the file is said as a person writes it', () => {
  expect(nowSaid(clinic, question('monday'), words)).toBe('08:00-18:00')
  expect(nowSaid(clinic, question('sunday'), words)).toBe('')
  expect(nowSaid(clinic, question('office'), words)).toBe('(510) 555-0134')
  expect(nowSaid(clinic, question('coordinates'), words)).toBe('37.8044, -122.2712')
  expect(nowSaid(clinic, question('lien'), words)).toBe('yes')
})

test('a fresh clone is told what to install, or gets it, before the first question', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const file of ['scripts/setup.mjs', 'scripts/install.mjs', 'scripts/machine.mjs']) {
    cpSync(file, join(clone, file))
  }
  const { stdout, stderr, status } = spawnSync('node', ['scripts/setup.mjs'], {
    cwd: clone,
    env: { ...process.env, INSTALL: 'ask' },
    encoding: 'utf8',
  })
  expect([stdout, stderr, status]).toEqual([
    expect.stringContaining('node scripts/install.mjs'),
    '',
    1,
  ])
})

test('a form that is given back as it is changes not a byte', () => {
  const now = (each: Question) => nowSaid(clinic, each, words)
  const form = answersForm({ words, now })
  expect(form).toContain(`# ${words.questions.name.ask}`)
  expect(form.split('\n')[0]).toBe(`# ${words.formIntro}`)
  expect(form).toContain('\ncolleague:\n')
  const { given } = readAnswers('answers.yaml', parse(form), words)
  expect(withAnswers(source, clinic, given)).toMatchObject({ changed: 0, files: source })
})

/** A clinic that has put its own sentences in the place of those that were shipped. */
const ownSentences: ClinicFacts = {
  ...clinic,
  chiropractor: {
    ...clinic.chiropractor,
    background: { en: 'She finished in 2011.', es: 'Terminó en 2011.' },
  },
  gettingHere: { door: { en: 'Ring twice.', es: 'Toque dos veces.' } },
}

test('a sentence in one language beside one that was shipped waits until both are there', async () => {
  const { given } = await talk({
    doorEn: ['Ring twice.'],
    doorEs: ['later'],
    fax: ['510 437 4800'],
  })
  const { changed, files, waiting } = withAnswers(source, clinic, given)
  expect(waiting.map(({ question: { id }, value }) => [id, value])).toEqual([
    ['doorEn', 'Ring twice.'],
  ])
  expect(changed).toBe(1)
  expect(factsOf(files).gettingHere).toEqual(clinic.gettingHere)
  expect(factsOf(files).phones.fax).toBe('+15104374800')
})

test('a sentence of a clinic’s own may be changed in one language', async () => {
  const { given } = await talk({ doorEn: ['Ring three times.'] })
  const { changed, waiting } = withAnswers(source, ownSentences, given)
  expect([changed, waiting]).toEqual([1, []])
})

test('a name or a street put right leaves a clinic’s own sentences', async () => {
  const { given } = await talk({ chiropractor: ['Luz Núñez'], street: ['2100 Oak Avenue'] })
  const { files } = withAnswers(source, ownSentences, given)
  const { chiropractor, gettingHere } = factsOf(files)
  expect(chiropractor.name).toBe('Luz Núñez')
  expect(chiropractor.background).toEqual(clinic.chiropractor.background)
  expect(gettingHere).toEqual(clinic.gettingHere)
})

test.each(['Dr. Luz Núñez', 'Dra. Luz Núñez, D.C.', 'Luz Núñez DC', 'Luz Núñez'])(
  'the title of a chiropractor is not part of the name: %s',
  async (name) => {
    const { given } = await talk({ chiropractor: [name], colleague: [name] })
    expect(given.map(({ value }) => value)).toEqual(['Luz Núñez', 'Luz Núñez'])
  },
)

test('what was put off or waits is there again the next time, until it is answered', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'setup-')), 'var', 'setup.yaml')
  expect(readUnfinished(file)).toEqual({ later: [], waiting: [] })
  const half = { question: question('backgroundEn'), value: 'She finished in 2011.' }
  storeUnfinished(file, { later: [question('fax'), question('coordinates')], waiting: [half] })
  const unfinished = readUnfinished(file)
  expect(unfinished).toEqual({ later: [question('fax'), question('coordinates')], waiting: [half] })

  const said = { backgroundEs: 'Terminó en 2011.', fax: 'none' }
  const { given, later } = readAnswers('answers.yaml', said, words)
  const all = withUnfinished({ given, later }, unfinished)
  expect(all.later).toEqual([question('coordinates')])
  const { files, waiting } = withAnswers(source, clinic, all.given)
  expect(waiting).toEqual([])
  const background = { en: 'She finished in 2011.', es: 'Terminó en 2011.' }
  expect(factsOf(files).chiropractor.background).toEqual(background)
})

test('answers that do not fit together are written down as a file of answers', async () => {
  const { given } = await talk({ monday: ['closed'], doorEn: ['none'], firstVisit: ['$160'] })
  const form = answersWritten(given, words)
  expect(readAnswers('answers.yaml', parse(form), words).given).toEqual(given)
})

test('a sentence about somebody new waits for both languages', async () => {
  const { given } = await talk({
    chiropractor: ['Luz Núñez'],
    backgroundEn: ['Luz Núñez finished in 2011.'],
    backgroundEs: ['later'],
  })
  expect(factsOf(withAnswers(source, clinic, given).files).chiropractor.background).toBeUndefined()
})

test('what was said of another person or another door goes with them', async () => {
  const { given } = await talk({ chiropractor: ['Luz Núñez'], street: ['2100 Sample Avenue'] })
  const { chiropractor, gettingHere } = factsOf(withAnswers(source, clinic, given).files)
  expect(chiropractor.background).toBeUndefined()
  expect(Object.values(Object(gettingHere)).filter(Boolean)).toEqual([])
})
