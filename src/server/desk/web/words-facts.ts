import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { everydayRegister, everydaySchema } from '#clinic/everyday-facts.ts'
import { problemSentence } from '#clinic/reading/problems.ts'
import { checkRegisterText, readFacts } from '#clinic/reading/register-file.ts'
import type { FieldFault, WordsEntryView } from '#desk/editing/view.ts'
import { editingWords } from '#desk/editing/words.ts'
import { fieldAt, fieldsOf, readEntry, type Values } from '#server/editing/list-fields.ts'
import { patchFact } from '#server/editing/patch-fact.ts'
import type { Visit } from './visit.ts'
import {
  forWords,
  liveState,
  logWords,
  notFound,
  type Opened,
  outcomeOf,
  savedBy,
  type WordsServices,
} from './words-visit.ts'

/** What the facts of the clinic are called among the lists. */
export const factsList = 'clinic'

type FactName = keyof typeof everydaySchema.entries

const factNames = Object.keys(everydaySchema.entries) as readonly FactName[]

/** Prices, hours, telephones and the like: a list that nothing is added to. */
export function createWordsFacts(services: WordsServices) {
  const withWords = forWords(services)
  const withFacts = (act: ActOnFacts) => withWords((opened, visit) => openFacts(opened, visit, act))
  return {
    show: withFacts(showFacts),
    showFact: withFacts(showFact),
    save: withFacts(saveFact),
  }
}

interface ReadFacts {
  blob: string
  /** As it stands in the repository. */
  text: string
  facts: Values
  commit: string
}

type ActOnFacts = (services: Opened, visit: Visit, read: ReadFacts) => Promise<Response>

const factsIn = (text: string) => Object(readFacts(text)) as Values

async function openFacts(services: Opened, visit: Visit, act: ActOnFacts) {
  const { repository } = services
  const { commit, files } = await repository.list()
  const blob = files.get(everydayRegister.file)
  const text = blob === undefined ? undefined : await repository.readText(blob)
  if (blob === undefined || text === undefined) return notFound(services, visit)
  return act(services, visit, { blob, text, facts: factsIn(text), commit })
}

async function showFacts(services: Opened, visit: Visit, { commit }: ReadFacts) {
  const { frame } = visit
  const { labels } = editingWords[frame.locale]
  return services.answers.page({
    ...{ screen: 'words-list', frame, list: factsList, isFixed: true },
    entries: factNames.map((name) => ({ id: name, title: labels[name] })),
    outcome: outcomeOf(visit),
    live: await liveState(services, commit, frame.locale),
  })
}

const factAsked = ({ context }: Visit) =>
  factNames.find((name) => name === context.req.param('entry'))

/** A form of one of the facts alone. */
const schemaOf = (name: FactName) => ({
  type: 'strict_object',
  entries: { [name]: everydaySchema.entries[name] },
})

interface ShownFact {
  name: FactName
  opened: string
  facts: Values
  fault?: WordsEntryView['fault']
  faults?: readonly FieldFault[]
  other?: string
}

async function answerFact(
  services: Opened,
  visit: Visit,
  { commit }: ReadFacts,
  { facts, name, ...shown }: ShownFact,
  status = 200,
) {
  const { frame } = visit
  return services.answers.page(
    {
      ...{ screen: 'words-entry', frame, list: factsList, id: name, isFixed: true },
      ...{ title: editingWords[frame.locale].labels[name], faults: [], nextDays: [], ...shown },
      fields: fieldsOf(schemaOf(name), facts),
      outcome: outcomeOf(visit),
      live: await liveState(services, commit, frame.locale),
    },
    status,
  )
}

async function showFact(services: Opened, visit: Visit, read: ReadFacts) {
  const name = factAsked(visit)
  if (!name) return notFound(services, visit)
  return answerFact(services, visit, read, { name, opened: read.blob, facts: read.facts })
}

const hoursAreSaid = 'opening times, such as 9-12, 14-18'

/** What is wrong with the facts, at the fields that were typed where they have one. */
function faultsOf(text: string, name: FactName): FieldFault[] {
  const fields = fieldsOf(schemaOf(name), factsIn(text))
  const { issues = [] } = v.safeParse(everydaySchema, readFacts(text))
  const own = issues.flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as string | number)
    if (keys[0] !== name) return []
    const field = fieldAt(fields, keys)
    if (!field) return { name: '', text: problemSentence(issue, name) }
    const isNoHours = field.kind === 'hours' && typeof issue.input === 'string'
    return { name: field.name, text: isNoHours ? hoursAreSaid : issue.message }
  })
  if (own.length > 0) return own
  const checked = checkRegisterText(everydayRegister, text)
  return checked.kind === 'usable' ? [] : checked.faults.map((fault) => ({ name: '', text: fault }))
}

/** Facts as JSON has them: without those that are not there. */
const plain = (facts: unknown): unknown => JSON.parse(JSON.stringify(facts))

/** Holds a change to what was meant: a text that reads otherwise is never saved. */
function holdTo(meant: Values, text: string) {
  if (!isDeepStrictEqual(plain(factsIn(text)), plain(meant))) {
    throw new Error('The facts would say something else')
  }
}

async function saveFact(services: Opened, visit: Visit, read: ReadFacts) {
  const { answers, repository } = services
  const { form } = visit
  const { blob, facts, text } = read
  const name = factAsked(visit)
  if (!name) return notFound(services, visit)
  const opened = form.get('opened') ?? ''
  const openedText =
    opened === blob ? text : ((await repository.readText(opened).catch(() => text)) ?? text)
  const before = factsIn(openedText)
  const typed = readEntry(schemaOf(name), form, before)
  const after = { ...facts, [name]: typed[name] }
  const again = (more: Partial<ShownFact>, status: number) =>
    answerFact(services, visit, read, { name, opened: blob, facts: after, ...more }, status)

  if (!isDeepStrictEqual(before[name], facts[name])) {
    const other = stringify(facts[name], { lineWidth: 0 })
    return again({ fault: 'changed-since', other }, 409)
  }
  const changed = patchFact(text, name, { before: facts[name], after: after[name], form })
  const page = `/desk/words/lists/${factsList}/entries/${name}`
  if (changed === text) return answers.seeOther(`${page}?did=nothing-changed`)
  const faults = faultsOf(changed, name)
  if (faults.length > 0) return again({ fault: 'faults', faults }, 422)
  holdTo(after, changed)
  await logWords(services, visit, `${factsList} ${name}`)
  const { kind } = await repository.save(
    [{ path: everydayRegister.file, opened: blob, text: changed }],
    savedBy(services, visit, `change ${name} in ${factsList}`),
  )
  // Somebody was quicker by a moment: asked again, the form shows what they wrote.
  if (kind === 'changed-since') return again({ fault: kind }, 409)
  if (kind !== 'saved') return again({ fault: 'locked' }, 503)
  return answers.seeOther(`${page}?did=saved`)
}
