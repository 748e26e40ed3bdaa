import type { Heading } from 'mdast'
import { splitFrontMatter } from '#clinic/reading/front-matter.ts'
import { patchYaml } from '#clinic/reading/patch-yaml.ts'
import type { Bilingual } from '#language/locales.ts'
import { treeOf } from '#words/markdown.ts'
import { freeName, slugOf } from './file-names.ts'
import { withLineEnds } from './line-ends.ts'

/** Where in a page a photograph is put. */
export interface PhotoPlace {
  /** `picture`, the one of a post; `end`; or `heading-2`, below a heading of both languages. */
  id: string
  /** The heading; empty where it is below none. */
  heading: Bilingual
}

const isPostPage = (page: string) => page.startsWith('blog/posts/')

/** Neither what several pages show nor a letter of the newsletter takes a photograph. */
export const takesPhotos = (page: string) => !/^(?:passages|newsletter)\//.test(page)

interface FoundHeading {
  text: string
  /** Where it ends in the text of the file. */
  end: number
}

function headingsOf(raw: string): FoundHeading[] {
  const { body } = splitFrontMatter(raw, '')
  const start = raw.length - body.length
  return treeOf(body)
    .children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
    .map(({ position }) => {
      const [from, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
      return { text: body.slice(from, end).replace(/^#+\s*/, ''), end: start + end }
    })
}

const nowhere: Bilingual = { en: '', es: '' }

/** Where a photograph may be put into both files of a page. Headings only where both have as many. */
export function photoPlaces(page: string, texts: Bilingual): PhotoPlace[] {
  const [english, spanish] = [headingsOf(texts.en), headingsOf(texts.es)]
  const shared = english.length === spanish.length ? english : []
  return [
    ...(isPostPage(page) ? [{ id: 'picture', heading: nowhere }] : []),
    ...shared.map(({ text }, index) => ({
      id: `heading-${index}`,
      heading: { en: text, es: spanish[index]?.text ?? '' },
    })),
    { id: 'end', heading: nowhere },
  ]
}

/** Brackets and braces would be read as Markdown and as facts. */
const asAlt = (typed: string) =>
  typed
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\\<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text of one file with the photograph in it; nothing else changes. */
export function putPhoto(
  raw: string,
  { alt, file, place }: { alt: string; file: string; place: string },
) {
  const markdown = `![${asAlt(alt)}](${file})`
  if (place === 'picture') {
    const { frontMatter } = splitFrontMatter(raw, '')
    const patched = patchYaml(`${frontMatter}\n`, ['picture'], markdown)
    return raw.replace(frontMatter, () => patched.replace(/\n$/, ''))
  }
  const [, number] = /^heading-(\d+)$/.exec(place) ?? []
  const heading = number === undefined ? undefined : headingsOf(raw)[Number(number)]
  const typed = heading
    ? `${raw.slice(0, heading.end)}\n\n${markdown}${raw.slice(heading.end)}`
    : `${raw.trimEnd()}\n\n${markdown}\n`
  return withLineEnds(typed, raw)
}

const longestName = 40

/** `photos/the-garden.jpg`, of what the photograph shows, as no other one is called. */
export function newPhotoFile(alt: string, extension: string, known: readonly string[]) {
  const slug = slugOf(alt, 'photo')
  const name = slug.length > longestName ? slug.slice(0, longestName).replace(/-[^-]*$/, '') : slug
  const taken = known.map((file) => file.replace(/^photos\/|\.\w+$/g, ''))
  return `photos/${freeName(name, taken)}.${extension}`
}
