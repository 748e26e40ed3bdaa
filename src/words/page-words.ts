import * as v from 'valibot'
import { postFields } from '#clinic/posts/post-fields.ts'
import { sheetDrawings } from '#design/drawings/drawing-names.ts'
import { type Day, isDay } from '#language/dates/days.ts'
import { reviewerRoles } from '#words/reviewer-roles.ts'

const day = v.custom<Day>(isDay, 'a date such as 2026-11-01')

const sentence = (what: string) => v.pipe(v.string(what), v.trim(), v.minLength(1, what))

const sourceSchema = v.strictObject({
  /** Named in the text as `[^id]`. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')),
  name: sentence('who said it and where'),
  year: v.optional(v.union([v.number(), v.string()], 'a year, or years such as 2016-2024')),
  link: v.optional(v.pipe(v.string(), v.url('a web address'))),
})

/** What any stretch of words rests on, and what of it is still open. */
const groundsOfWords = {
  /** What a person still has to read, ask or decide: entries of `content/data/open-notes.yaml`. */
  openNotes: v.optional(v.array(sentence('the id of an entry of content/data/open-notes.yaml'))),
  sources: v.optional(v.array(sourceSchema)),
}

/** What stands above the words of a passage in `content/passages/<locale>/<name>.md`. */
export const passageSchema = v.strictObject(groundsOfWords)

/** What stands above the words of a page in `content/<locale>/…/<page id>.md`. */
export const frontMatterSchema = v.strictObject({
  title: v.pipe(sentence('a title'), v.maxLength(60, 'a title of at most 60 characters')),
  heading: sentence('the large heading'),
  description: v.pipe(
    v.string('a description'),
    v.minLength(70, 'a description of at least 70 characters'),
    v.maxLength(160, 'a description of at most 160 characters'),
  ),
  summary: sentence('one or two sentences'),
  now: v.optional(
    v.pipe(
      v.array(sentence('a short step')),
      v.minLength(2, '2 to 4 steps'),
      v.maxLength(4, '2 to 4 steps'),
    ),
  ),
  audience: v.picklist(
    ['patient', 'attorney', 'student', 'notice'],
    'patient, attorney, student or notice',
  ),
  /** An issue of the newsletter that shows how one looks and is not sent. */
  sample: v.optional(v.literal(true, 'true, or left out')),
  drawing: v.optional(v.picklist(sheetDrawings, `one of ${sheetDrawings.join(', ')}`)),
  /** What stands first in place of a call to the office. */
  line: v.optional(
    v.picklist(
      ['emergency', 'call-911', 'hospital'],
      'emergency, call-911, hospital, or left out for the office',
    ),
  ),
  /** Who has to check the page; who did stands in `content/data/reviewers.yaml`. */
  reviewer: v.picklist(reviewerRoles, `one of ${reviewerRoles.join(', ')}`),
  /** When the words were last gone over. */
  reviewed: day,
  nextReview: day,
  ...groundsOfWords,
})

/** What stands above the words of a post of the blog. */
const postSchema = v.strictObject({ ...frontMatterSchema.entries, ...postFields })

/** What stands above the words of this file. */
export const schemaOf = (file: string): v.GenericSchema<unknown, FrontMatter> =>
  file.includes('/blog/posts/') ? postSchema : frontMatterSchema

/** What the words of a post alone have above them. */
type PostFront = Pick<v.InferOutput<typeof postSchema>, keyof typeof postFields>

export type FrontMatter = v.InferOutput<typeof frontMatterSchema> & Partial<PostFront>
export type Source = v.InferOutput<typeof sourceSchema>

export type PageWords = FrontMatter & {
  /** Markdown, with the words in braces already replaced. */
  body: string
  /** Path of the file below the project, for messages. */
  file: string
}
