import { largestPhoto, leastPhoto, mostPhotoBytes } from '#clinic/photos/photo-files.ts'
import type { PhotoFault, PhotoField, WordsPhotoView } from '#desk/editing/view.ts'
import { type Bilingual, locales } from '#language/locales.ts'
import { faultsOfPage } from '#server/editing/check-page.ts'
import { newPhotoFile, photoPlaces, putPhoto, takesPhotos } from '#server/editing/put-photo.ts'
import { type StrippedPhoto, stripPhoto } from '#server/editing/strip-photo.ts'
import { isUpload, readUpload } from '#server/http/read-upload.ts'
import { imagesIn } from '#words/photos-in-words.ts'
import { type DeskContext, forStaff, readForm, type Visit } from './visit.ts'
import {
  forWords,
  logWords,
  notFound,
  type Opened,
  type ReadPage,
  readPage,
  readPassages,
  savedBy,
  titleOf,
  type WordsServices,
} from './words-visit.ts'

/** Photographs that are put into pages. */
export function createWordsPhotos(services: WordsServices) {
  const withWords = forWords(services)
  return {
    show: forStaff(services, withWords(withPage(showForm)), 'words'),
    showStored: forStaff(services, withWords(showStored), 'words'),
    save: oneAtATime((isAlone) =>
      forStaff(
        services,
        withWords(withPage((...given) => savePhoto(...given, isAlone))),
        'words',
        (context) => readSent(context, isAlone),
      ),
    ),
  }
}

type Answer = (context: DeskContext) => Promise<Response>

/** A photograph is 20 MB in memory: of a second one that comes meanwhile, nothing but the words is held. */
function oneAtATime(answer: (isAlone: boolean) => Answer): Answer {
  let isBusy = false
  return async (context) => {
    if (isBusy) return answer(false)(context)
    isBusy = true
    try {
      return await answer(true)(context)
    } finally {
      isBusy = false
    }
  }
}

/** A form that is sent again after a failure comes without its photograph. */
async function readSent(context: DeskContext, isAlone: boolean) {
  if (!isUpload(context.req.raw)) return readForm(context)
  const upload = await readUpload(context.req.raw, isAlone ? mostPhotoBytes : 0)
  return upload.kind === 'malformed-request' ? undefined : { form: upload.form, upload }
}

const pageAsked = ({ context }: Visit) => context.req.path.replace(/^\/desk\/words\/photos\//, '')

/** A page that takes photographs, as it stands in the repository. */
interface Page extends ReadPage {
  page: string
  texts: Bilingual
}

type ActOnPage = (services: Opened, visit: Visit, read: Page) => Promise<Response>

const withPage = (act: ActOnPage) => async (services: Opened, visit: Visit) => {
  const page = pageAsked(visit)
  const read = takesPhotos(page) ? await readPage(services, page) : undefined
  const { en, es } = read?.texts ?? {}
  // Both languages get it at once.
  if (!read || !en || !es) return notFound(services, visit)
  return act(services, visit, { ...read, page, texts: { en, es } })
}

type Shown = Partial<Pick<WordsPhotoView, 'fault' | 'faults' | 'pageFaults'>>

async function answerForm(
  { answers }: Opened,
  { form, frame }: Visit,
  { page, texts }: Page,
  { fault, faults = {}, pageFaults = [] }: Shown = {},
  status = 200,
) {
  const places = photoPlaces(page, texts)
  return answers.page(
    {
      ...{ screen: 'words-photo', frame, page, title: titleOf(page, frame.locale) },
      alt: { en: form.get('alt-en') ?? '', es: form.get('alt-es') ?? '' },
      place: form.get('place') ?? places[0]?.id ?? 'end',
      places: places.map(({ heading, id }) => ({ id, heading: heading[frame.locale] })),
      ...{ fault, faults, pageFaults },
    },
    status,
  )
}

const showForm: ActOnPage = (services, visit, read) => answerForm(services, visit, read)

const longestAlt = 300

function readAlt({ form }: Visit) {
  const faults: Partial<Record<PhotoField, PhotoFault>> = {}
  const alt = { en: '', es: '' }
  for (const locale of locales) {
    const name = `alt-${locale}` as const
    alt[locale] = form.get(name)?.trim() ?? ''
    if (alt[locale] === '') faults[name] = 'missing'
    if (alt[locale].length > longestAlt) faults[name] = 'too-long'
  }
  return { alt, faults }
}

function readPhoto({ upload }: Visit, isAlone: boolean): StrippedPhoto | PhotoFault {
  if (!isAlone) return 'busy'
  if (upload?.kind === 'too-large') return 'too-large'
  if (upload?.kind !== 'upload' || !upload.file) return 'missing'
  if (upload.file.length > mostPhotoBytes) return 'too-large'
  const photo = stripPhoto(upload.file)
  if (photo.kind !== 'photo') return photo.kind
  const isSmall = photo.width < leastPhoto.width || photo.height < leastPhoto.height
  return isSmall ? 'too-small' : photo
}

const statusOf = (fault: PhotoFault | undefined) =>
  fault === 'busy' ? 503 : fault === 'too-large' ? 413 : 422

/** Puts a photograph into both languages of a page, and beside them, in one commit. */
async function savePhoto(
  services: Opened,
  visit: Visit,
  read: Page,
  isAlone: boolean,
): Promise<Response> {
  const { alt, faults } = readAlt(visit)
  const photo = readPhoto(visit, isAlone)
  if (typeof photo === 'string') faults.photo = photo
  if (typeof photo === 'string' || Object.keys(faults).length > 0) {
    return answerForm(services, visit, read, { faults }, statusOf(faults.photo))
  }
  const { answers, draw, repository } = services
  const { all, blobs, files, page, photos } = read
  const file = newPhotoFile(alt.en, photo.extension, photos)
  const place = visit.form.get('place') ?? ''
  const texts = {
    en: putPhoto(read.texts.en, { alt: alt.en, file, place }),
    es: putPhoto(read.texts.es, { alt: alt.es, file, place }),
  }
  const readFile = await readPassages(services, { all }, texts)
  const pageFaults = faultsOfPage({ files, texts }, { draw, photos: [...photos, file], readFile })
  if (pageFaults.length > 0) {
    return answerForm(services, visit, read, { fault: 'faults', pageFaults }, 422)
  }
  await logWords(services, visit, `${page} ${file}`)
  const { kind } = await repository.save(
    locales.map((locale) => ({
      path: files[locale],
      opened: blobs[locale],
      text: texts[locale],
    })),
    savedBy(services, visit, `put a photograph into ${page}`),
    { path: file, content: photo.pieces },
  )
  // Somebody was quicker by a moment: it is put into what they wrote.
  if (kind === 'changed-since') {
    return withPage((...given) => savePhoto(...given, isAlone))(services, visit)
  }
  if (kind !== 'saved') return answerForm(services, visit, read, { fault: 'locked' }, 503)
  return answers.seeOther(`/desk/words/pages/${page}?did=photo-added`)
}

/** Below it, the desk hands out photographs as they lie in the repository. */
export const storedPhotos = '/desk/words/stored'

/** Photographs in the words of a page that the site does not have yet, each with where the desk shows it. */
export async function findUnbuilt({ site }: WordsServices, texts: Bilingual) {
  const shown = new Set(locales.flatMap((locale) => imagesIn(texts[locale]).map(({ url }) => url)))
  const unbuilt = new Map<string, string>()
  for (const file of shown) {
    const target = largestPhoto(file)
    const { status } = await site.answer({ method: 'HEAD', target, headers: {}, transport: 'tls' })
    if (status !== 200) unbuilt.set(file, `${storedPhotos}/${file}`)
  }
  return unbuilt
}

/** A photograph for whoever looks at words before they are built: nobody else sees it. */
async function showStored(services: Opened, visit: Visit) {
  const file = visit.context.req.path.slice(storedPhotos.length + 1)
  const content = await services.repository.readPhoto(file)
  return content ? services.answers.photo(content, file) : notFound(services, visit)
}
