import * as v from 'valibot'
import { day, slug, text, textThat } from '#clinic/reading/fields.ts'

/** What decides, above the words of a post, when it is shown and where. */
export const headFields = {
  heading: textThat(
    (heading) => !/[{}]/.test(heading),
    'the large heading, without words in braces',
    'How to sit in the car',
  ),
  /** The first day of the post, at the clinic. */
  date: day('the day from which it is shown'),
  address: slug(
    'the last part of its address in the letters a to z, without accents and with n for ñ',
    'how-to-sit-in-the-car',
  ),
  /** Shown to who writes it alone, by `npm run dev`. */
  draft: v.optional(v.literal(true, 'true, or left out')),
}

/** The file of a photograph as it is written among words; nothing for other words. */
export const fileOfPhoto = (markdown: string) => /^!\[[^\]]*\]\(([^)\s]+)\)$/.exec(markdown)?.[1]

/** What a post has above its words, besides what every page has there. */
export const postFields = {
  ...headFields,
  author: text('the name of who wrote it', '"{chiropractor}"'),
  /** Written as among the words. */
  picture: v.optional(
    textThat(
      (markdown) => fileOfPhoto(markdown) !== undefined,
      'a photograph, written as among the words and in quotation marks',
      '"![The garden behind the clinic.](photos/garden.jpg)"',
    ),
  ),
  /** Ids of pages to read on. */
  related: v.optional(
    v.pipe(
      v.array(
        text('the id of a page', 'whiplash'),
        'ids of pages between square brackets, such as [whiplash, neck-pain]',
      ),
      v.minLength(1, 'at least one page, or left out'),
      v.maxLength(6, 'at most 6 pages, such as [whiplash, neck-pain]'),
    ),
  ),
}
