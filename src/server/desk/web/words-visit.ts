import { basename } from 'node:path'
import { formatDateTime } from '#clinic/clock/clock.ts'
import { type LiveState, type WordsOutcome, wordsOutcomes } from '#desk/editing/view.ts'
import { type Bilingual, type Locale, locales } from '#language/locales.ts'
import { readBuildState } from '#server/editing/build-state.ts'
import type { DrawWords } from '#server/editing/check-page.ts'
import { filesOfPage } from '#server/editing/files.ts'
import { openRepository, type Repository } from '#server/editing/repository.ts'
import { describeFault } from '#server/log.ts'
import { isPageId, page as pageOf } from '#site/addresses.ts'
import { passageFiles } from '#words/passages.ts'
import { type DeskServices, sentAgain, type Visit, writeLog } from './visit.ts'

export interface WordsServices extends DeskServices {
  draw: DrawWords
}

/** With the repository that is set. */
export interface Opened extends WordsServices {
  repository: Repository
  gitdir: string
}

type Act = (services: Opened, visit: Visit) => Promise<Response>

/** Opens the repository for whoever changes words; says so where there is none, or none that can be read. */
export const forWords = (services: WordsServices) => (act: Act) => async (visit: Visit) => {
  const { answers, log, settings } = services
  const { frame } = visit
  const gitdir = settings.wordsRepository
  if (!gitdir) return answers.page({ screen: 'no-words', frame, why: 'not-set' })
  try {
    return await act({ ...services, gitdir, repository: openRepository(gitdir) }, visit)
  } catch (error) {
    log.event('words-not-stored', { ...describeFault(error) })
    if (visit.context.req.method !== 'POST') {
      return answers.page({ screen: 'no-words', frame, why: 'unreadable' }, 503)
    }
    // Nothing typed is lost: it can be sent again when there is a disk, or a repository, again.
    const again = sentAgain(visit)
    return answers.page({ screen: 'refused', locale: frame.locale, why: 'not-stored', again }, 503)
  }
}

export function outcomeOf({ context }: Visit) {
  const did = context.req.query('did')
  return wordsOutcomes.find((outcome): outcome is WordsOutcome => outcome === did)
}

/** Whether visitors see what was saved last; nothing where nobody says what becomes of it. */
export async function liveState(
  { gitdir }: Opened,
  head: string,
  locale: Locale,
): Promise<LiveState | undefined> {
  const built = await readBuildState(gitdir)
  if (!built) return
  const isOfHead = built.commit === head
  if (!isOfHead || built.state === 'building') return { kind: 'waits', at: '', lines: [] }
  return { kind: built.state, at: formatDateTime(built.at, locale), lines: built.lines }
}

/** What a page is called: as in the table of addresses, else by its file. */
export function titleOf(page: string, locale: Locale) {
  const id = basename(page)
  return isPageId(id) ? pageOf(id).name[locale] : id.replaceAll('-', ' ')
}

/** A page as it stands in the repository; nothing where neither language has it. */
export async function readPage({ repository }: Opened, page: string) {
  const files = filesOfPage(page)
  const listed = await repository.list()
  const blobs = { en: listed.files.get(files.en) ?? '', es: listed.files.get(files.es) ?? '' }
  if (blobs.en === '' && blobs.es === '') return
  const textOf = async (blob: string) => (blob === '' ? '' : await repository.readText(blob))
  const texts = { en: await textOf(blobs.en), es: await textOf(blobs.es) }
  return { ...listed, files, blobs, texts, all: listed.files }
}

export type ReadPage = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** Reads the passages that texts draw, as they stand in the repository. */
export async function readPassages(
  { repository }: Opened,
  { all }: { all: ReadonlyMap<string, string> },
  texts: Bilingual,
) {
  const found = new Map<string, string | undefined>()
  for (const locale of locales) {
    for (const file of passageFiles(texts[locale], locale)) {
      const blob = all.get(file)
      found.set(file, blob === undefined ? undefined : await repository.readText(blob))
    }
  }
  return (file: string) => found.get(file)
}

/** Whose name a save bears, and when. */
export const savedBy = ({ clock }: DeskServices, { session }: Visit, message: string) => ({
  editor: { id: session.staffId, name: session.name },
  now: clock(),
  message: `Words: ${message}`,
})

/**
 * Writes a save into the log of the desk, before it is made.
 * @throws Error when that cannot be: then it is not made, and what was typed is given back.
 */
export async function logWords(
  services: DeskServices,
  { session }: Visit,
  subject: string,
  act: 'saved-words' | 'took-back-words' = 'saved-words',
) {
  const logged = await writeLog(services, session, act, subject)
  if (logged.kind === 'not-stored') throw new Error(logged.reason)
}

export const notFound = ({ answers }: DeskServices, { frame }: Visit) =>
  answers.page({ screen: 'refused', locale: frame.locale, why: 'not-found' }, 404)
