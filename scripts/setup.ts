/**
 * Asks what a clinic must say about itself and writes each answer into the file where it stands,
 * `content/data/clinic.yaml` or `clinic.config.ts`: `npm run setup`, in Spanish `npm run setup -- es`.
 * Or by a file: `npm run setup -- --form answers.yaml` writes one to fill in,
 * `npm run setup -- --answers answers.yaml` takes the answers from it.
 * It may be run again at any time: what is unfinished or put off stays as it is.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { clinic } from '#config'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import {
  type Answers,
  answersForm,
  answersWritten,
  askAll,
  askOf,
  notAdded,
  parseAnswers,
  readAnswers,
} from './setup/ask.ts'
import { nowSaid } from './setup/now-said.ts'
import type { Question } from './setup/questions.ts'
import {
  readUnfinished,
  storeUnfinished,
  unfinishedFile,
  withUnfinished,
} from './setup/unfinished.ts'
import { whatIsLeft } from './setup/what-is-left.ts'
import { setupWords } from './setup/words.ts'
import { type ClinicFiles, configFile, withAnswers } from './setup/write-answers.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' }, form: { type: 'string' } },
})
const [language = 'en'] = positionals
/** Where answers go that cannot be written. */
const answersFile = 'var/setup-answers.yaml'

const words = setupWords[locales.find((locale) => language.startsWith(locale)) ?? 'en']

async function askHere() {
  const lines = createInterface({ input: process.stdin, terminal: false })
  const typed = lines[Symbol.asyncIterator]()
  console.log(words.intro)
  process.once('SIGINT', () => {
    console.log(`\n${words.stopped}`)
    process.exit(130)
  })
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

function sayWhatIsLeft(files: ClinicFiles) {
  const lines = whatIsLeft(files, words).map(
    ({ file, line, text }) => `   ${file}:${line}  ${text}`,
  )
  console.log(lines.length > 0 ? [words.left, ...lines].join('\n') : words.nothingLeft)
  console.log(`${words.leftElsewhere}\n\n${words.next}`)
}

const unfinished = readUnfinished()

const now = (question: Question) => {
  const waiting = unfinished.waiting.find((each) => each.question === question)
  return waiting ? String(waiting.value) : nowSaid(clinic, question, words)
}

/** Answers that the files cannot take together are lost to nobody: they become a file of answers. */
function written(files: ClinicFiles, { given }: Answers) {
  try {
    return withAnswers(files, clinic, given)
  } catch (error) {
    mkdirSync('var', { recursive: true })
    writeFileSync(answersFile, answersWritten(given, words))
    console.error(error instanceof Error ? error.message : error)
    console.error(fill(words.notWritten, { file: answersFile }))
    process.exit(1)
  }
}

if (values.form) {
  if (existsSync(values.form)) throw new Error(fill(words.isThere, { file: values.form }))
  writeFileSync(values.form, answersForm({ words, now }))
  console.log(fill(words.formWritten, { file: values.form }))
  process.exit()
}

if (values.answers && !existsSync(values.answers)) {
  throw new Error(fill(words.isNotThere, { file: values.answers }))
}

const said = values.answers
  ? readAnswers(
      values.answers,
      parseAnswers(values.answers, readFileSync(values.answers, 'utf8'), words),
      words,
    )
  : await askHere()
const answers = withUnfinished(said, unfinished)

const before: ClinicFiles = {
  config: readFileSync(configFile, 'utf8'),
  everyday: readFileSync(everydayRegister.file, 'utf8'),
}
const { changed, files, waiting } = written(before, answers)
if (files.everyday !== before.everyday) writeFileSync(everydayRegister.file, files.everyday)
if (files.config !== before.config) {
  writeFileSync(configFile, files.config)
  execFileSync('node_modules/.bin/biome', ['format', '--write', configFile], { stdio: 'ignore' })
}
storeUnfinished(unfinishedFile, { later: answers.later, waiting })
console.log(`\n${fill(words.written, { count: changed })}`)
if (waiting.length > 0) {
  const lines = waiting.map(({ question, value }) => `   ${askOf(question, words)} “${value}”`)
  console.log([words.waiting, ...lines].join('\n'))
}
if (answers.later.length > 0) {
  console.log([words.putOff, ...answers.later.map((each) => `   ${askOf(each, words)}`)].join('\n'))
}
const name = notAdded(answers)
if (name) console.log(fill(words.notAdded, { name }))
sayWhatIsLeft({ ...files, config: readFileSync(configFile, 'utf8') })
