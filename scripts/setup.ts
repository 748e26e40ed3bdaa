/**
 * Asks what a clinic must say about itself and writes each answer into the file where it stands,
 * `content/data/clinic.yaml` or `clinic.config.ts`: `npm run setup`, in Spanish `npm run setup -- es`.
 * Or by a file: `npm run setup -- --form answers.yaml` writes one to fill in,
 * `npm run setup -- --answers answers.yaml` takes the answers from it.
 * It may be run again at any time: what is kept or put off stays as it is.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { clinic } from '#config'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import { answersForm, askAll, readAnswers } from './setup/ask.ts'
import { nowSaid } from './setup/now-said.ts'
import type { Question } from './setup/questions.ts'
import { setupWords } from './setup/words.ts'
import { type ClinicFiles, withAnswers } from './setup/write-answers.ts'

const config = 'clinic.config.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, form: { type: 'string' } },
})
const [language = 'en'] = positionals
const words = setupWords[locales.find((locale) => locale === language) ?? 'en']

async function askHere() {
  const lines = createInterface({ input: process.stdin, terminal: false })
  const typed = lines[Symbol.asyncIterator]()
  console.log(words.intro)
  const answers = await askAll({
    words,
    now,
    say: console.log,
    ask: async (text) => {
      process.stdout.write(text)
      const { done, value } = await typed.next()
      return done ? undefined : String(value)
    },
  })
  lines.close()
  return answers
}

/** What the gate still asks of the two files, and how much besides. */
function sayWhatIsLeft() {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', './scripts/plain-errors.ts', 'scripts/publish-check.ts'],
    { encoding: 'utf8' },
  )
  const stops = stdout.split('\n').filter((line) => /^ {3}\S+:\d+ /.test(line))
  const here = stops.filter((line) =>
    [config, everydayRegister.file].some((file) => line.startsWith(`   ${file}:`)),
  )
  console.log(here.length > 0 ? [words.left, ...here].join('\n') : words.nothingLeft)
  console.log(fill(words.leftElsewhere, { count: stops.length - here.length }))
  console.log(`\n${words.next}`)
}

const now = (question: Question) => nowSaid(clinic, question, words)

if (values.form) {
  if (existsSync(values.form)) throw new Error(fill(words.isThere, { file: values.form }))
  writeFileSync(values.form, answersForm({ words, now }))
  console.log(fill(words.formWritten, { file: values.form }))
  process.exit()
}

if (values.answers && !existsSync(values.answers)) {
  throw new Error(fill(words.isNotThere, { file: values.answers }))
}

const { given, later } = values.answers
  ? readAnswers(values.answers, parse(readFileSync(values.answers, 'utf8')), words)
  : await askHere()

const before: ClinicFiles = {
  config: readFileSync(config, 'utf8'),
  everyday: readFileSync(everydayRegister.file, 'utf8'),
}
const { changed, files } = withAnswers(before, clinic, given)
if (files.everyday !== before.everyday) writeFileSync(everydayRegister.file, files.everyday)
if (files.config !== before.config) {
  writeFileSync(config, files.config)
  execFileSync('node_modules/.bin/biome', ['format', '--write', config], { stdio: 'ignore' })
}
console.log(`\n${fill(words.written, { count: changed })}`)
if (later.length > 0) {
  console.log(fill(words.putOff, { list: later.map(({ id }) => id).join(', ') }))
}
sayWhatIsLeft()
