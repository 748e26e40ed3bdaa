import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { localDate } from '#clinic/clock/clock.ts'
import { problemSentence } from '#clinic/reading/problems.ts'
import { checkRegisterText, type RegisterFile } from '#clinic/reading/register-file.ts'
import {
  type FieldFault,
  rhythms,
  ruleDays,
  type SaidRule,
  type WordsEntryView,
  type WordsOutcome,
  whichOnes,
} from '#desk/editing/view.ts'
import { formatWeekdayAndDate } from '#language/dates/dates-in-words.ts'
import type { Schedule } from '#language/dates/schedule.ts'
import type { Locale } from '#language/locales.ts'
import { firstDay, nextDays, ruleOf, sayRule } from '#server/editing/event-rule.ts'
import { freeName, slugOf } from '#server/editing/file-names.ts'
import { fileOfList } from '#server/editing/files.ts'
import {
  entrySchema,
  fieldAt,
  fieldsOf,
  inOrderOf,
  readEntry,
} from '#server/editing/list-fields.ts'
import {
  addEntry,
  changeEntry,
  type Entry,
  readList,
  removeEntry,
} from '#server/editing/patch-list.ts'
import { registerFiles } from '#words/registers.ts'
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

/**
 * The lists that have a form. What people have signed, open notes and danger signs have none: they are
 * changed with the tests that hold them.
 */
export const editedLists = [
  'claims',
  'events',
  'exercises',
  'free-help',
  'providers',
  'stories',
  'testimonials',
] as const

type ListName = (typeof editedLists)[number]

/** The lists, an entry each as a form. */
export function createWordsLists(services: WordsServices) {
  const withWords = forWords(services)
  const withList = (act: ActOnList) => withWords((opened, visit) => openList(opened, visit, act))
  return {
    show: withList(showList),
    add: withList((services, visit, read) => answerEntry(services, visit, read, fresh(read))),
    showEntry: withList(showEntry),
    save: withList(saveEntry),
    remove: withList(removeOne),
  }
}

interface ReadList {
  list: ListName
  blob: string
  /** As it stands in the repository. */
  text: string
  entries: readonly Entry[]
  commit: string
}

type ActOnList = (services: Opened, visit: Visit, read: ReadList) => Promise<Response>

async function openList(services: Opened, visit: Visit, act: ActOnList) {
  const { repository } = services
  const list = editedLists.find((known) => known === visit.context.req.param('list'))
  const { commit, files } = await repository.list()
  const blob = list && files.get(fileOfList(list))
  const text = blob === undefined ? undefined : await repository.readText(blob)
  if (!list || blob === undefined || text === undefined) return notFound(services, visit)
  return act(services, visit, { list, blob, text, entries: readList(text), commit })
}

const schemaOf = ({ list }: Pick<ReadList, 'list'>) => entrySchema(registerFiles[list].schema)

/** What an entry is called: its title, its name or its words. */
function titleOf(entry: unknown, locale: Locale) {
  const { id, label, name, title, value } = Object(entry) as Record<string, unknown>
  const said = [title, name, label]
    .map((each) => (typeof each === 'string' ? each : (Object(each) as Entry)[locale]))
    .find((each) => typeof each === 'string')
  return [value, said ?? id].filter((each) => typeof each === 'string').join(' ')
}

const idOf = (entry: Entry | undefined) => String(entry?.['id'] ?? '')

async function showList(services: Opened, visit: Visit, { commit, entries, list }: ReadList) {
  const { frame } = visit
  return services.answers.page({
    ...{ screen: 'words-list', frame, list, isFixed: false },
    entries: entries.map((entry) => ({ id: idOf(entry), title: titleOf(entry, frame.locale) })),
    outcome: outcomeOf(visit),
    live: await liveState(services, commit, frame.locale),
  })
}

interface ShownEntry {
  /** Empty for a new one. */
  id: string
  opened: string
  entry: Entry
  fault?: WordsEntryView['fault']
  faults?: readonly FieldFault[]
  other?: string
  /** As somebody chose it; else as the rule of the entry says. */
  said?: SaidRule
}

const fresh = ({ blob }: ReadList): ShownEntry => ({ id: '', opened: blob, entry: {} })

const textIn = (entry: Entry, name: string) =>
  typeof entry[name] === 'string' ? (entry[name] as string) : ''

/** What of a schedule can be read while it is still being typed. */
const scheduleSchema = v.object({
  date: v.fallback(v.string(), ''),
  repeats: v.fallback(v.optional(v.string()), undefined),
  cancelled: v.fallback(v.optional(v.array(v.string())), undefined),
  moved: v.fallback(v.optional(v.array(v.object({ from: v.string(), to: v.string() }))), undefined),
})

const scheduleOf = (entry: Entry): Schedule => ({
  ...v.parse(scheduleSchema, entry),
  ...{ starts: '', ends: '' },
})

async function answerEntry(
  services: Opened,
  visit: Visit,
  { commit, list }: ReadList,
  { entry, fault, faults = [], id, opened, other, said }: ShownEntry,
  status = 200,
) {
  const { answers, clock } = services
  const { frame } = visit
  const { locale } = frame
  const fields = fieldsOf(schemaOf({ list }), entry)
  const repeats = fields.some(({ kind }) => kind === 'rule')
  const first = textIn(entry, 'date')
  const days = repeats ? nextDays(scheduleOf(entry), localDate(clock())) : []
  return answers.page(
    {
      ...{ screen: 'words-entry', frame, list, id, opened, fields, fault, faults, other },
      isFixed: false,
      title: id === '' ? '' : titleOf(entry, locale),
      said: repeats ? (said ?? sayRule(entry['repeats'] as string | undefined, first)) : undefined,
      nextDays: days.map((day) => formatWeekdayAndDate(day, locale)),
      outcome: outcomeOf(visit),
      live: await liveState(services, commit, locale),
    },
    status,
  )
}

const idAsked = ({ context }: Visit) => context.req.param('entry') ?? ''

async function showEntry(services: Opened, visit: Visit, read: ReadList) {
  const id = idAsked(visit)
  const entry = read.entries.find((each) => idOf(each) === id)
  if (!entry) return notFound(services, visit)
  return answerEntry(services, visit, read, { id, entry, opened: read.blob })
}

const chosen = <Name extends string>(names: readonly Name[], given: string | null, usual: Name) =>
  names.find((name) => name === given) ?? usual

const readSaid = ({ form }: Visit): SaidRule => ({
  every: chosen(rhythms, form.get('every'), 'once'),
  which: chosen(whichOnes, form.get('which'), '1'),
  day: chosen(ruleDays, form.get('day'), 'MO'),
  rule: (form.get('repeats') ?? '').trim(),
})

/** `car-seat-day`, of the English name, as no other entry has it. */
const newId = (entry: Entry, entries: readonly Entry[]) =>
  freeName(slugOf(titleOf(entry, 'en'), 'entry'), entries.map(idOf))

/** An entry as somebody typed it, with what the desk makes of it. */
function readTyped(
  { clock }: Opened,
  visit: Visit,
  { entries, list }: ReadList,
  before: Entry | undefined,
): Entry {
  const schema = schemaOf({ list })
  const entry = readEntry(schema, visit.form, before)
  const { changed, id, repeats } = schema.entries ?? {}
  if (id && !before) entry['id'] ??= newId(entry, entries)
  if (repeats) {
    const rule = ruleOf(readSaid(visit), textIn(entry, 'date'))
    if (rule === undefined) delete entry['repeats']
    else entry['repeats'] = rule
    if (rule !== before?.['repeats'] || entry['date'] !== before?.['date']) {
      entry['date'] = firstDay(textIn(entry, 'date'), rule)
    }
  }
  const isOther = !isDeepStrictEqual(entry, before)
  if (changed && isOther) entry['changed'] = localDate(clock())
  return before ? entry : inOrderOf(schema, entry)
}

/** What is wrong with a list, at the fields of the entry that was typed. */
function faultsOf({ list }: ReadList, text: string, index: number): FieldFault[] {
  const register: RegisterFile = registerFiles[list]
  const entries = readList(text)
  const fields = fieldsOf(schemaOf({ list }), entries[index])
  const { issues = [] } = v.safeParse(register.schema, entries)
  const own = issues.flatMap((issue) => {
    const [at, ...keys] = (issue.path ?? []).map(({ key }) => key as string | number)
    if (at !== index) return []
    const isUnknown = issue.expected === 'never'
    return {
      name: fieldAt(fields, keys)?.name ?? '',
      text: isUnknown ? problemSentence(issue, 'the entry') : issue.message,
    }
  })
  if (own.length > 0) return own
  const checked = checkRegisterText(register, text)
  return checked.kind === 'usable' ? [] : checked.faults.map((fault) => ({ name: '', text: fault }))
}

const listPage = (list: string, did: WordsOutcome) => `/desk/words/lists/${list}?did=${did}`

async function saveEntry(services: Opened, visit: Visit, read: ReadList) {
  const { answers, repository } = services
  const { form } = visit
  const { blob, entries, list, text } = read
  const id = idAsked(visit)
  const opened = form.get('opened') ?? ''
  const index = id === '' ? entries.length : entries.findIndex((entry) => idOf(entry) === id)
  if (index === -1) return answers.seeOther(listPage(list, 'gone'))
  const current = entries[index]
  const openedText =
    opened === blob ? text : ((await repository.readText(opened).catch(() => '')) ?? '')
  const before = id === '' ? undefined : readList(openedText).find((entry) => idOf(entry) === id)
  const entry = readTyped(services, visit, read, before ?? current)
  const shown: ShownEntry = { id, opened: blob, entry, said: readSaid(visit) }
  const again = (more: Partial<ShownEntry>, status: number) =>
    answerEntry(services, visit, read, { ...shown, ...more }, status)

  if (form.get('step') === 'dates') return again({}, 200)
  if (!isDeepStrictEqual(before, current)) {
    const other = stringify(current, { lineWidth: 0 })
    return again({ fault: 'changed-since', other }, 409)
  }
  if (isDeepStrictEqual(entry, current)) {
    return answers.seeOther(`/desk/words/lists/${list}/entries/${id}?did=nothing-changed`)
  }
  const changed = id === '' ? addEntry(text, entry) : changeEntry(text, index, entry)
  const faults = faultsOf(read, changed, index)
  if (faults.length > 0) return again({ fault: 'faults', faults }, 422)
  const name = idOf(entry)
  const message = `${id === '' ? 'add' : 'change'} ${name} in ${list}`
  const outcome = await saveList(services, visit, read, { text: changed, message, id: name })
  if (outcome !== 'saved') return again({ fault: outcome }, statusOf[outcome])
  const did = id === '' ? 'added' : 'saved'
  return answers.seeOther(`/desk/words/lists/${list}/entries/${name}?did=${did}`)
}

const statusOf = { 'changed-since': 409, locked: 503 } as const

async function saveList(
  services: Opened,
  visit: Visit,
  { blob, list }: ReadList,
  { id, message, text }: { id: string; text: string; message: string },
) {
  await logWords(services, visit, `${list} ${id}`)
  const change = { path: fileOfList(list), opened: blob, text }
  const { kind } = await services.repository.save([change], savedBy(services, visit, message))
  return kind === 'unknown' ? 'locked' : kind
}

async function removeOne(services: Opened, visit: Visit, read: ReadList) {
  const { answers } = services
  const { form } = visit
  const { blob, entries, list, text } = read
  const id = idAsked(visit)
  const index = entries.findIndex((each) => idOf(each) === id)
  const entry = entries[index]
  if (!entry) return answers.seeOther(listPage(list, 'gone'))
  const shown: ShownEntry = { id, opened: blob, entry }
  if (form.get('sure') !== 'yes') {
    return answerEntry(services, visit, read, { ...shown, fault: 'not-sure' }, 422)
  }
  const removed = { text: removeEntry(text, index), message: `remove ${id} from ${list}`, id }
  const outcome = await saveList(services, visit, read, removed)
  if (outcome !== 'saved') {
    return answerEntry(services, visit, read, { ...shown, fault: outcome }, statusOf[outcome])
  }
  return answers.seeOther(listPage(list, 'removed'))
}
