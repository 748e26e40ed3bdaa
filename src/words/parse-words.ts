import type { Root as HtmlRoot } from 'hast'
import type { Heading, Link, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { clinic } from '#clinic'
import { foldLetters } from '#language/fold-letters.ts'
import type { Locale } from '#language/locales.ts'
import { hrefIfServed, isPageId } from '#site/addresses.ts'
import {
  directionsLink,
  emergencyLine,
  mailLink,
  officeLine,
  textLine,
} from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
import { whatsappLine } from '#site/whatsapp.ts'
import { howToCondition } from '#words/conditions.ts'
import { treeOf } from '#words/markdown.ts'

/** The blocks that `docs/editing-words.md` explains. */
export const blockNames = [
  'danger',
  'danger-line',
  'danger-worst',
  'crisis',
  'today',
  'clinic',
  'steps',
  'timeline',
  'way',
  'station',
  'drawing',
  'do-dont',
  'do',
  'dont',
  'fact',
  'known',
  'not-known',
  'say',
  'letter',
  'note',
  'entries',
  'stories',
  'exercise',
  'scene',
  'free-help',
  'call',
] as const

export type BlockName = (typeof blockNames)[number]

const isBlockName = (name: string): name is BlockName => blockNames.some((known) => known === name)

/** What is drawn for words that are plain Markdown: the number of a source, a photograph, a table. */
const drawnMarkdown = ['cite', 'photo', 'table'] as const

/** What a component of ours draws in the words of a page. */
export type DrawnName = BlockName | (typeof drawnMarkdown)[number]

/** The element that stands for a block in the HTML of the words. */
export const elementOf = (name: DrawnName) => (name === 'table' ? name : `words-${name}`)

export interface WordsContext {
  locale: Locale
  /** Ids of the page's sources, in order: the first is number 1. */
  sourceIds: readonly string[]
  /** Path of the file, for messages. */
  file: string
  /** Photographs that no build has made files of yet: the address of each as it was taken, by its file. */
  unbuilt?: ReadonlyMap<string, string> | undefined
}

const contactSchemes: Readonly<Record<string, string | undefined>> = {
  'call:': officeLine.href,
  'emergency-line:': emergencyLine?.href,
  'text:': textLine?.href,
  'whatsapp:': whatsappLine?.href,
  'book:': clinic.links.booking,
  'directions:': directionsLink,
  'upload:': clinic.links.upload,
  'mail:': mailLink,
}

/** Number or address by the link that leads there. */
const writtenOut = new Map([
  ...[officeLine, emergencyLine, textLine, whatsappLine].flatMap((line) =>
    line ? [[line.href, line.number] as const] : [],
  ),
  [mailLink, clinic.email],
])

/** The number or address behind words such as "call us": it stands beside them on paper. */
function hiddenBehind(link: Link) {
  const written = writtenOut.get(link.url)
  return written && !textOf(link).includes(written) ? unbroken(written) : undefined
}

/**
 * Turns `page:neck-pain#today`, `call:` and the like into addresses; leaves other links as they are.
 * A page that this clinic leaves out has none.
 * @throws Error when the page does not exist, or the clinic has not what the link leads to.
 */
function resolveLink(url: string, { locale, file }: WordsContext) {
  if (Object.hasOwn(contactSchemes, url)) {
    const contact = contactSchemes[url]
    if (!contact) throw new Error(`${file}: this clinic has nothing for ${url} ${howToCondition}`)
    return contact
  }
  if (!url.startsWith('page:')) return url
  const [id = '', anchor] = url.slice('page:'.length).split('#')
  if (!isPageId(id)) throw new Error(`${file}: a link names the page ${id}, which does not exist`)
  return hrefIfServed(id, locale, anchor)
}

/** The words of a page up to the end of its danger signs, as written there; empty without such signs. */
export const wordsToDangerSigns = (text: string) => /^[\s\S]*?^::danger\b.*$/m.exec(text)?.[0] ?? ''

/** The words of a page without the call that most of them end in: their foot draws it. */
export const withoutLastCall = (text: string) => text.replace(/\n::call\s*$/, '\n')

/** `What it costs` as `what-it-costs`, without accents: an anchor people can read and type. */
function anchorOf(heading: string) {
  return foldLetters(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const toHtml = unified().use(remarkRehype)

/** A note such as `[^id]` is only a note when it is defined: the sources that are named define it. */
const withNotes = (text: string, sourceIds: readonly string[]) => {
  const named = sourceIds.filter((id) => text.includes(`[^${id}]`))
  return `${text}\n\n${named.map((id) => `[^${id}]: source`).join('\n\n')}\n`
}

/** Parses Markdown without changing it: for the checks that read the words. */
export function parseMarkdown(text: string, sourceIds: readonly string[] = []): Root {
  return treeOf(withNotes(text, sourceIds))
}

function takeLabel(block: ContainerDirective | LeafDirective) {
  if (block.type === 'leafDirective') return textOf(block)
  const first = block.children[0]
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return ''
  block.children.shift()
  return textOf(first)
}

const isBlock = (node: Nodes): node is ContainerDirective | LeafDirective =>
  node.type === 'containerDirective' || node.type === 'leafDirective'

function nameBlock(block: ContainerDirective | LeafDirective, context: WordsContext) {
  if (!isBlockName(block.name)) {
    throw new Error(`${context.file}: there is no block called :::${block.name}`)
  }
  const label = takeLabel(block)
  block.data = {
    hName: elementOf(block.name),
    hProperties: { ...block.attributes, ...(label ? { label } : {}) },
  }
}

const fixedAnchor = /\s*\{#([a-z0-9-]+)\}\s*$/

/** Reads and removes `{#anchor}` at the end of a heading, or makes one of its words. */
export function takeAnchor(heading: Heading) {
  const last = heading.children.at(-1)
  const match = last?.type === 'text' ? fixedAnchor.exec(last.value) : null
  if (last?.type === 'text' && match) last.value = last.value.replace(fixedAnchor, '')
  return match?.[1] ?? anchorOf(textOf(heading))
}

/** Text such as `3:pm` looks like an inline directive to the parser; it stays text. */
const literal = (node: TextDirective): RootContent => ({
  type: 'text',
  value: `:${node.name}${textOf(node)}`,
})

/** A photograph that has a line to itself becomes a block of its own. */
function takePhoto(node: Paragraph) {
  const [image, ...others] = node.children
  if (image?.type !== 'image' || others.length > 0) return
  node.data = {
    hName: elementOf('photo'),
    hProperties: { name: image.url, label: image.alt ?? '' },
  }
  node.children = []
}

function prepare(tree: Root, context: WordsContext) {
  const usedAnchors = new Set<string>()
  visit(tree, (node: Nodes, index: number | undefined, parent: Parent | undefined) => {
    if (isBlock(node)) nameBlock(node, context)
    if (node.type === 'paragraph') takePhoto(node)
    if (node.type === 'image') {
      throw new Error(`${context.file}: give the photograph ${node.url} a line of its own`)
    }
    if (node.type === 'textDirective' && parent && index !== undefined) {
      parent.children[index] = literal(node)
      return [SKIP, index]
    }
    if (node.type === 'link') {
      const url = resolveLink(node.url, context)
      if (url === undefined) {
        parent?.children.splice(index ?? 0, 1, ...node.children)
        return [SKIP, index]
      }
      node.url = url
      const written = hiddenBehind(node)
      if (written) node.data = { hProperties: { 'data-written': written } }
    }
    if (node.type === 'heading') {
      const anchor = takeAnchor(node)
      if (usedAnchors.has(anchor)) {
        throw new Error(`${context.file}: two headings have the anchor #${anchor}`)
      }
      usedAnchors.add(anchor)
      node.data = { hProperties: { id: anchor } }
    }
    if (node.type === 'footnoteDefinition' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'footnoteReference' && parent && index !== undefined) {
      const number = context.sourceIds.indexOf(node.identifier) + 1
      parent.children[index] = {
        type: 'emphasis',
        children: [],
        data: { hName: elementOf('cite'), hProperties: { number } },
      }
    }
    return undefined
  })
  return tree
}

/** As many texts as stay parsed: one page asks for the same words again and again. */
const mostTexts = 200
const parsed = new Map<string, HtmlRoot>()

/** Markdown of a page as an HTML tree whose blocks are elements named `words-…`. */
export function wordsToHtml(text: string, context: WordsContext): HtmlRoot {
  const key = JSON.stringify([text, context])
  const known = parsed.get(key)
  if (known) return known
  const tree = prepare(parseMarkdown(text, context.sourceIds), context)
  const html = toHtml.runSync(tree) as HtmlRoot
  const oldest = parsed.keys().next().value
  if (parsed.size >= mostTexts && oldest) parsed.delete(oldest)
  parsed.set(key, html)
  return html
}

const drawnNames = new Map<string, DrawnName>(
  [...blockNames, ...drawnMarkdown].map((name) => [elementOf(name), name]),
)

/** The blocks that these words draw, once each. */
export function blocksIn(texts: readonly string[], context: WordsContext): DrawnName[] {
  const found = new Set<DrawnName>()
  for (const text of texts) {
    visit(wordsToHtml(text, context), 'element', ({ tagName }) => {
      const name = drawnNames.get(tagName)
      if (name) found.add(name)
    })
  }
  return [...found]
}

export interface ContentsEntry {
  anchor: string
  heading: string
}

/** The second-level headings of a page, for its list of contents. */
export function contentsOf(text: string, context: WordsContext): ContentsEntry[] {
  const entries: ContentsEntry[] = []
  visit(wordsToHtml(text, context), { tagName: 'h2' }, (heading) => {
    entries.push({ anchor: String(heading.properties['id']), heading: textOf(heading) })
  })
  return entries
}

export interface StepNames extends ContentsEntry {
  names: readonly string[]
}

/** The names of the first steps of a page, with the heading that they stand under. */
export function stepsOf(text: string, context: WordsContext): StepNames | undefined {
  let above: ContentsEntry | undefined
  let found: StepNames | undefined
  visit(wordsToHtml(text, context), 'element', (element) => {
    if (element.tagName === 'h2') {
      above = { anchor: String(element.properties['id']), heading: textOf(element) }
    }
    if (element.tagName === elementOf('steps') && above) {
      const names: string[] = []
      visit(element, { tagName: 'strong' }, (name) => {
        names.push(textOf(name).replace(/\.$/, ''))
      })
      found = { ...above, names }
      return EXIT
    }
    return undefined
  })
  return found
}
