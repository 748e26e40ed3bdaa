import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument, stringify } from 'yaml'

const steps = [
  'Put the facts of the clinic into its files',
  'Replace or delete what is made up in the lists',
  'Take out of the pages what nobody gave them',
  'Prove every claim, or take it out',
  'Close the open notes',
  'Have immediate help, the danger check and the danger signs signed',
  'Ask the hospitals whether babies are delivered there',
  'Decide on the rules of the clinic about papers',
  'Check who helps without charge',
  'Have the exercises confirmed',
  'Have the pages checked',
  'Have the legal pages checked by an attorney',
  'Put events on the calendar',
  'Confirm the events that come again',
  'List the days when the clinic is closed',
  'Look again at what is overdue',
  'Mend the words',
]

/** The day on which the gate is asked; later, all pages and lists are to be looked at again. */
const asked = Date.parse('2026-11-27T20:00:00Z')
const clock = resolve('tests/support/shifted-clock.ts')

const ask = (folder: string, ...given: string[]) =>
  spawnSync('node', ['scripts/publish-check.ts', ...given], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${clock}`,
      CLOCK_SHIFT: String(asked - Date.now()),
    },
  })

test('the steps that are left are numbered in order, and while one is left the command fails', () => {
  const { status, stdout } = ask('.')
  const left = [...stdout.matchAll(/^(\d+\. (.*)) \(\d+\)$/gm)]
  const headings = steps.filter((step) => left.some(([, , heading]) => heading === step))
  expect(left.map(([, step]) => step)).toEqual(
    headings.map((heading, place) => `${place + 1}. ${heading}`),
  )
  expect(status).toBe(left.length > 0 ? 1 : 0)
})

test('in Spanish it asks for the same, and says what to do', () => {
  const [english, spanish] = [ask('.'), ask('.', 'es')]
  const stepsOf = ({ stdout }: { stdout: string }): string[] =>
    stdout.match(/^\d+\. .* \(\d+\)$/gm) ?? []
  const placesOf = ({ stdout }: { stdout: string }) => stdout.match(/^ {3}[\w./[\]-]+:\d+/gm)
  expect(spanish.status).toBe(english.status)
  expect(placesOf(spanish)).toEqual(placesOf(english))
  expect(stepsOf(spanish)).toHaveLength(stepsOf(english).length)
  expect(stepsOf(spanish).filter((step) => stepsOf(english).includes(step))).toEqual([])
  expect(spanish.stdout).toContain('Ejecute npm run setup -- es')
})

let folder: string

function change(file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

const licenses = {
  chiropractor: 'DC 31442',
  'medical-doctor': 'A 98417',
  attorney: '284119',
  manager: 'none',
} as const

const nameOf = (role: string) => `Ana Reyes ${role}`

/** What a clinic does before anybody signs: its own facts, no samples, every note answered. */
function prepare() {
  change('content/data/clinic.yaml', (text) =>
    text
      .replaceAll(/Alex Sample|alex-sample/g, (name) =>
        name === 'Alex Sample' ? 'Luz Vega' : 'luz',
      )
      .replaceAll(/\+1510555013(\d)/g, '+1510437480$1')
      .replaceAll('DC-00000 (sample)', 'DC 31442'),
  )
  change('clinic.config.ts', (text) =>
    text
      .replaceAll('Bay Bridge Injury', 'Harbor Spine')
      .replaceAll(/bay-?bridge-?injury/g, 'harborspine')
      .replaceAll('.example', '.org')
      .replaceAll('Sample Street', 'Oak Street')
      .replaceAll('Sample Garage', 'Oak Garage')
      .replaceAll(/ \((?:sample|ejemplo)\)\./g, '.')
      .replaceAll('latitude: 37.8044', 'latitude: 37.8012')
      .replace(
        "asksNoStatus: 'open'",
        "asksNoStatus: { confirmedBy: 'Luz Vega', on: '2026-11-20' }",
      )
      .replace("agentsNeedOrder: 'open',", ''),
  )
  change('content/data/exercises.yaml', (text) =>
    text.replaceAll('confirmedBy: null', `confirmedBy: ${nameOf('chiropractor')}`),
  )
  change('content/data/free-help.yaml', (text) =>
    text
      .replaceAll('source: null', 'source: the office itself, 2026')
      .replaceAll('checked: null', 'checked: 2026-11-20'),
  )
  for (const list of ['claims', 'providers', 'stories', 'testimonials']) {
    change(`content/data/${list}.yaml`, () => '[]\n')
  }
  change('content/data/events.yaml', (text) => {
    const [event] = parseDocument(text).toJS() as Record<string, unknown>[]
    return stringify([{ ...event, sample: false }])
      .replaceAll(/\bsample\b(?!:)|example|Sample|Example/g, 'harbor')
      .replaceAll('.harbor', '.org')
  })
  change('content/data/open-notes.yaml', (text) =>
    text.replace(
      /^( {2}question: .*)$/gm,
      '$1\n  answer: "Yes."\n  who: Ana Reyes\n  date: 2026-11-20',
    ),
  )
  change('src/city/oakland/hospitals.yaml', (text) =>
    text.replaceAll('confirmedBy: null', 'confirmedBy: Ana Reyes'),
  )
  for (const file of globSync('content/newsletter/**/*.md', { cwd: folder })) {
    change(file, (text) =>
      text
        .replace(/^sample: true\n/m, '')
        .replaceAll(/^This sample .*$|^Este .*ejemplo.*$/gm, '')
        .replaceAll(/ This is a sample issue\.| Este es un número de ejemplo\./g, '')
        .replace('A sample issue', 'An issue')
        .replaceAll(/ de ejemplo/g, ''),
    )
  }
}

/** Signs as the list says it: each page and each danger sign with its seal. */
function signWhatIsListed(list: string) {
  const pages = Object.fromEntries(
    Array.from(list.matchAll(/write ([a-z0-9-]+): ([a-p]{12}) under pages/g), ([, id, seal]) => [
      id,
      seal,
    ]),
  )
  const people = Object.entries(licenses).map(([role, license]) => ({
    id: role,
    role,
    name: nameOf(role),
    ...(license === 'none' ? {} : { license }),
    checked: '2026-11-23',
    pages,
  }))
  change('content/data/reviewers.yaml', () => JSON.stringify(people))
  const seals = new Map(
    Array.from(list.matchAll(/danger sign (\S+) is .* seal: ([a-p]{12}) /g), ([, id, seal]) => [
      id,
      seal,
    ]),
  )
  change('content/data/danger-signs.yaml', (text) => {
    const document = parseDocument(text)
    const { signs } = document.toJS() as { signs: { id: string }[] }
    for (const [index, { id }] of signs.entries()) {
      const names = ['medical-doctor', 'chiropractor'].map(nameOf)
      const signatures = names.map((name) => ({ name, seal: seals.get(id) }))
      document.setIn(['signs', index, 'signedBy'], signatures)
    }
    return document.toString()
  })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-that-launches-'))
  for (const part of ['content', 'src', 'scripts', 'clinic.config.ts', 'package.json']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Each asks the whole gate a few times, which takes half a minute on a busy machine. */
const longest = 180_000

test(
  'a clinic that does what the list says may be published, and not with one wrong word',
  () => {
    prepare()
    const { stdout: list } = ask(folder)
    signWhatIsListed(list)
    const { status, stdout } = ask(folder)
    expect(stdout).toBe('The site can be published.\n')
    expect(status).toBe(0)

    change('content/en/about/mission.md', (text) => `${text}\nWe guarantee 12,000 visits.\n`)
    const wrong = ask(folder)
    expect(wrong.status).toBe(1)
    expect(wrong.stdout).toMatch(/mission\.md:\d+ {2}No forbidden phrase: "guarantee"/)
    expect(wrong.stdout).toMatch(/mission\.md:\d+ {2}Every figure has a source beside it: 12,000/)
  },
  longest,
)

test(
  'a site that runs is warned of what a removal leaves due, and stopped by an invention',
  () => {
    change('content/en/about/mission.md', (text) => text.replace(/\nWe guarantee .*\n$/, ''))
    change('clinic.config.ts', (text) =>
      text.replace('  /** The full name', "  launched: '2026-11-20',\n  /** The full name"),
    )
    const published = 'dist/_live/published.json'
    expect(ask(folder, '--published', published).status).toBe(0)

    change('content/en/conditions/whiplash.md', (text) => text.replace(/\n[^\n]+\n*$/, '\n'))
    change('content/data/clinic.yaml', (text) =>
      text.replaceAll('opens: "08:00"', 'opens: "09:00"'),
    )
    const removal = ask(folder)
    expect(removal.stdout).toMatch(/^The site can be published\.\n\nThis is to be done soon:/)
    expect(removal.stdout).toContain('content/en/conditions/whiplash.md:')
    expect(removal.stdout).toContain('(30 days left)')
    expect(removal.status).toBe(0)

    change('content/en/about/mission.md', (text) => `${text}\nCall (408) 437-0199.\n`)
    const invention = ask(folder)
    expect(invention.status).toBe(1)
    expect(invention.stdout).toContain('(408) 437-0199 is not a number of the clinic')
  },
  longest,
)
