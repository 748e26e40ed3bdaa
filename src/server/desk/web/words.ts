import { basename } from 'node:path'
import { formatDateTime } from '#clinic/clock/clock.ts'
import type { TextFault, TextField, WordsOutcome, WordsPageView } from '#desk/editing/view.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { type Bilingual, type Locale, locales } from '#language/locales.ts'
import { faultsOfPage, type PageFault, readWritten } from '#server/editing/check-page.ts'
import { fileOfList, pageOfFile, subjectOf } from '#server/editing/files.ts'
import { withLineEnds } from '#server/editing/line-ends.ts'
import { takesPhotos } from '#server/editing/put-photo.ts'
import { hrefIfServed, isPageId } from '#site/addresses.ts'
import type { DeskServices, Visit } from './visit.ts'
import { factsList } from './words-facts.ts'
import { editedLists } from './words-lists.ts'
import { findUnbuilt } from './words-photos.ts'
import { postsList } from './words-posts.ts'
import {
  forWords,
  liveState,
  logWords,
  notFound,
  type Opened,
  outcomeOf,
  type ReadPage,
  readPage,
  readPassages,
  savedBy,
  titleOf,
  type WordsServices,
} from './words-visit.ts'

const mostSaves = 10
const longestText = 100_000

/** The words of the site: for owners, and for staff with the right. */
export function createWords(services: WordsServices) {
  const withWords = forWords(services)
  return {
    show: withWords(showWords),
    showPage: withWords(showPage),
    savePage: withWords(savePage),
    preview: withWords(preview),
    takeBack: withWords(takeBack),
  }
}

const folderOf = (page: string) => page.split('/').at(0) ?? ''

function pagesIn(files: Iterable<string>) {
  const pages = [...files].flatMap((file) => pageOfFile(file)?.page ?? [])
  return [...new Set(pages)].toSorted()
}

async function showWords(services: Opened, visit: Visit) {
  const { answers, repository } = services
  const { frame } = visit
  const { locale } = frame
  const asked = (visit.context.req.query('asked') ?? '').trim().slice(0, 100)
  const { commit, files } = await repository.list()
  const found = pagesIn(files.keys())
    .map((page) => ({ page, title: titleOf(page, locale) }))
    .filter(({ title }) => foldLetters(title).includes(foldLetters(asked)))
  const folders = [...new Set(found.map(({ page }) => folderOf(page)))]
  const saves = await repository.history(mostSaves)
  return answers.page({
    screen: 'words',
    frame,
    asked,
    groups: folders.map((folder) => ({
      folder,
      pages: found.filter(({ page }) => folderOf(page) === folder),
    })),
    lists: [
      ...[factsList, ...editedLists].filter((list) => files.has(fileOfList(list))),
      postsList,
    ].map((list) => ({ list })),
    saves: saves.map(({ at, author, commit: id, paths }) => ({
      ...{ commit: id, author, at: formatDateTime(at, locale) },
      pages: [...new Set(paths.map((file) => subjectTitle(file, locale)))],
    })),
    outcome: outcomeOf(visit),
    live: await liveState(services, commit, locale),
  })
}

function subjectTitle(file: string, locale: Locale) {
  const subject = subjectOf(file)
  if (subject?.kind === 'page') return titleOf(subject.page, locale)
  return subject?.kind === 'list' ? subject.list : file
}

const pageAsked = ({ context }: Visit) => context.req.path.replace(/^\/desk\/words\/pages\//, '')

type Texts = Record<Locale, TextField>

/** Where visitors see a page; nothing for passages, and for pages that the clinic leaves out. */
function addressesOf({ settings }: DeskServices, page: string): Bilingual {
  const id = basename(page)
  const addressIn = (locale: Locale) => {
    const address = isPageId(id) ? hrefIfServed(id, locale) : undefined
    return address === undefined ? '' : `${settings.siteOrigin}${address}`
  }
  return { en: addressIn('en'), es: addressIn('es') }
}

interface Shown {
  texts: Texts
  fault?: TextFault
  faults?: readonly PageFault[]
}

async function answerPage(
  services: Opened,
  visit: Visit,
  read: ReadPage,
  { texts, fault, faults = [] }: Shown,
  status = 200,
) {
  const { frame } = visit
  const page = visit.form.get('page') ?? pageAsked(visit)
  const view: WordsPageView = {
    screen: 'words-page',
    page,
    title: titleOf(page, frame.locale),
    addresses: addressesOf(services, page),
    texts,
    takesPhotos: takesPhotos(page),
    fault,
    faults,
    outcome: outcomeOf(visit),
    live: await liveState(services, read.commit, frame.locale),
  }
  return services.answers.page({ ...view, frame }, status)
}

async function showPage(services: Opened, visit: Visit) {
  const read = await readPage(services, pageAsked(visit))
  if (!read) return notFound(services, visit)
  const { blobs, texts } = read
  // Bytes that are no text would come back as others.
  if (texts.en === undefined || texts.es === undefined) {
    return services.answers.page({ screen: 'no-words', frame: visit.frame, why: 'unreadable' }, 503)
  }
  const field = (locale: Locale) => ({ text: texts[locale] ?? '', opened: blobs[locale] })
  return answerPage(services, visit, read, { texts: { en: field('en'), es: field('es') } })
}

interface Typed {
  opened: string
  /** As it was sent, with the ends of lines of the file. */
  text: string
  isChanged: boolean
}

/** What a form sent of one language. A blob that nobody opened is one that others have changed. */
async function readTyped(
  { repository }: Opened,
  { form }: Visit,
  read: ReadPage,
  locale: Locale,
): Promise<Typed> {
  const opened = form.get(`${locale}-opened`) ?? ''
  const original = opened === read.blobs[locale] ? (read.texts[locale] ?? '') : undefined
  const before = original ?? (await repository.readText(opened).catch(() => '')) ?? ''
  const text = withLineEnds(form.get(locale) ?? '', before)
  return { opened, text, isChanged: text !== before }
}

async function savePage(services: Opened, visit: Visit) {
  const page = pageAsked(visit)
  const read = await readPage(services, page)
  if (!read) return notFound(services, visit)
  const typed = {
    en: await readTyped(services, visit, read, 'en'),
    es: await readTyped(services, visit, read, 'es'),
  }
  const changed = locales.filter((locale) => typed[locale].isChanged)
  // A language in which nothing was typed is what it is by now.
  const field = (locale: Locale): TextField => ({
    text: changed.includes(locale) ? typed[locale].text : (read.texts[locale] ?? ''),
    opened: read.blobs[locale],
  })
  const texts: Texts = { en: field('en'), es: field('es') }
  const again = (fault: TextFault, status: number, more: Partial<Shown> = {}) =>
    answerPage(services, visit, read, { texts, fault, ...more }, status)

  if (changed.length === 0) return seePage(services, page, 'nothing-changed')
  if (changed.some((locale) => texts[locale].text.length > longestText)) {
    return again('too-long', 422)
  }
  const others = changed.filter((locale) => typed[locale].opened !== read.blobs[locale])
  if (others.length > 0) {
    const withOther = (locale: Locale) =>
      others.includes(locale)
        ? { ...texts[locale], other: read.texts[locale] ?? '' }
        : texts[locale]
    return again('changed-since', 409, { texts: { en: withOther('en'), es: withOther('es') } })
  }
  const words = { en: texts.en.text, es: texts.es.text }
  const readFile = await readPassages(services, read, words)
  const { draw } = services
  const faults = faultsOfPage(
    { files: read.files, texts: words },
    { draw, photos: read.photos, readFile },
  )
  if (faults.length > 0) return again('faults', 422, { faults })

  await logWords(services, visit, page)
  const saved = await services.repository.save(
    changed.map((locale) => ({
      path: read.files[locale],
      opened: read.blobs[locale],
      text: texts[locale].text,
    })),
    savedBy(services, visit, `change ${page}`),
  )
  // Somebody was quicker by a moment: asked again, the page shows what they wrote.
  if (saved.kind === 'changed-since') return savePage(services, visit)
  if (saved.kind !== 'saved') return again('locked', 503)
  return seePage(services, page, 'saved')
}

const seePage = ({ answers }: DeskServices, page: string, did: WordsOutcome) =>
  answers.seeOther(`/desk/words/pages/${page}?did=${did}`)

/** The words as the site would show them, or what is wrong with them. Nothing is saved. */
async function preview(services: Opened, visit: Visit) {
  const { answers, draw } = services
  const { form } = visit
  const page = form.get('page') ?? ''
  const read = await readPage(services, page)
  if (!read) return notFound(services, visit)
  const typed = { en: form.get('en') ?? '', es: form.get('es') ?? '' }
  const texts = { en: typed.en.replaceAll('\r\n', '\n'), es: typed.es.replaceAll('\r\n', '\n') }
  const readFile = await readPassages(services, read, texts)
  const faults = faultsOfPage({ files: read.files, texts }, { draw, photos: read.photos, readFile })
  if (faults.length > 0) {
    const field = (locale: Locale) => ({
      text: texts[locale],
      opened: form.get(`${locale}-opened`) ?? '',
    })
    const shown = { texts: { en: field('en'), es: field('es') }, fault: 'faults', faults } as const
    return answerPage(services, visit, read, shown, 422)
  }
  const unbuilt = await findUnbuilt(services, texts)
  const drawn = locales.map((locale) =>
    draw(readWritten(texts[locale], locale, read.files[locale], readFile), locale, unbuilt),
  )
  return answers.preview(drawn.join(''), titleOf(page, visit.frame.locale), visit.frame.locale)
}

async function takeBack(services: Opened, visit: Visit) {
  const { answers, repository } = services
  const { form } = visit
  const commit = form.get('commit') ?? ''
  const save = (await repository.history(mostSaves)).find((each) => each.commit === commit)
  if (!save) return answers.seeOther('/desk/words?did=gone')
  const subjects = [...new Set(save.paths.map((file) => subjectTitle(file, 'en')))].join(', ')
  const given = savedBy(services, visit, `take back ${subjects}`)
  const pages = [...new Set(save.paths.map((file) => pageOfFile(file)?.page ?? file))]
  await logWords(services, visit, pages.join(' '), 'took-back-words')
  const { kind } = await repository.takeBack(commit, given)
  const did = kind === 'saved' ? 'taken-back' : kind === 'unknown' ? 'gone' : kind
  return answers.seeOther(`/desk/words?did=${did}`)
}
