import * as v from 'valibot'
import { localDate } from '#clinic/clock/clock.ts'
import type { FieldFault, WordsEntryView } from '#desk/editing/view.ts'
import { faultsOfPage, type PageFault } from '#server/editing/check-page.ts'
import { fieldsOf, readEntry, type Values } from '#server/editing/list-fields.ts'
import {
  fieldOfFault,
  filesOfPost,
  headOf,
  type KnownPost,
  newPostSchema,
  postIdsIn,
  writePost,
} from '#server/editing/new-post.ts'
import type { Visit } from './visit.ts'
import {
  forWords,
  liveState,
  logWords,
  type Opened,
  outcomeOf,
  readPassages,
  savedBy,
  type WordsServices,
} from './words-visit.ts'

/** What the posts are called among the lists. */
export const postsList = 'posts'

/** The posts of the blog: a new one is a form, and then a page like any other. */
export function createWordsPosts(services: WordsServices) {
  const withWords = forWords(services)
  return {
    show: withWords(showPosts),
    add: withWords((opened, visit) => answerNew(opened, visit, { post: freshPost(opened) })),
    showPost: withWords(async ({ answers }, { context }) =>
      answers.seeOther(pageOf(context.req.param('entry') ?? '')),
    ),
    save: withWords(savePost),
  }
}

const pageOf = (id: string) => `/desk/words/pages/blog/posts/${encodeURIComponent(id)}`

const freshPost = ({ clock }: Opened) => ({ date: localDate(clock()) })

type Listed = Awaited<ReturnType<Opened['repository']['list']>>

async function readPosts({ repository }: Opened, { files }: Listed): Promise<KnownPost[]> {
  const headIn = async (file: string) => {
    const blob = files.get(file)
    return headOf((blob && (await repository.readText(blob))) ?? '')
  }
  return Promise.all(
    postIdsIn(files.keys()).map(async (id) => {
      const names = filesOfPost(id)
      const [en, es] = [await headIn(names.en), await headIn(names.es)]
      return {
        id,
        heading: { en: en.heading, es: es.heading },
        address: { en: en.address, es: es.address },
      }
    }),
  )
}

async function showPosts(services: Opened, visit: Visit) {
  const { answers, repository } = services
  const { frame } = visit
  const listed = await repository.list()
  const posts = await readPosts(services, listed)
  return answers.page({
    ...{ screen: 'words-list', frame, list: postsList, isFixed: false },
    entries: posts.map(({ heading, id }) => ({ id, title: heading[frame.locale] || id })),
    outcome: outcomeOf(visit),
    live: await liveState(services, listed.commit, frame.locale),
  })
}

async function answerNew(
  { answers }: Opened,
  { frame }: Visit,
  entry: Values,
  { fault, faults = [] }: Partial<Pick<WordsEntryView, 'fault' | 'faults'>> = {},
  status = 200,
) {
  return answers.page(
    {
      ...{ screen: 'words-entry', frame, list: postsList, id: '', title: '', isFixed: false },
      ...{ opened: '', fault, faults, nextDays: [] },
      fields: fieldsOf(newPostSchema(), entry),
    },
    status,
  )
}

/** What a build would refuse in a file, at the field of which it is made. */
function faultAtField({ locale: language, text }: PageFault): FieldFault {
  const name = fieldOfFault(text, language)
  return name === undefined
    ? { name: '', text, language }
    : { name, text: text.replace(/^\w+ should be /, '') }
}

/** Title and heading are one field: what is wrong with both is said once. */
const eachOnce = (faults: readonly FieldFault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
]

async function savePost(services: Opened, visit: Visit) {
  const { answers, clock, draw, repository } = services
  const entry = readEntry(newPostSchema(), visit.form, undefined)
  const again = (faults: readonly FieldFault[]) =>
    answerNew(services, visit, entry, { fault: 'faults', faults }, 422)
  const read = v.safeParse(newPostSchema(), entry)
  if (!read.success) {
    return again(
      read.issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', text: issue.message })),
    )
  }
  const listed = await repository.list()
  const known = await readPosts(services, listed)
  const { files, id, texts } = writePost(read.output.post, known, localDate(clock()))
  const readFile = await readPassages(services, { all: listed.files }, texts)
  const faults = faultsOfPage({ files, texts }, { draw, photos: listed.photos, readFile })
  if (faults.length > 0) {
    return again(eachOnce(faults.map(faultAtField)))
  }
  await logWords(services, visit, `blog/posts/${id}`)
  const { kind } = await repository.save(
    [
      { path: files.en, opened: '', text: texts.en },
      { path: files.es, opened: '', text: texts.es },
    ],
    savedBy(services, visit, `add ${id}`),
  )
  // Somebody was quicker by a moment with a post of that name: it is given another.
  if (kind === 'changed-since') return savePost(services, visit)
  if (kind !== 'saved') return answerNew(services, visit, entry, { fault: 'locked' }, 503)
  return answers.seeOther(`${pageOf(id)}?did=added`)
}
