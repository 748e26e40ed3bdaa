import type { Element, Nodes, Root } from 'hast'
import { escapeHtml } from '#server/http/html.ts'

/** What the words of an issue may hold: a mail program draws no block of ours. */
const styles: Readonly<Record<string, string>> = {
  p: '',
  h2: 'font-size:22px;line-height:1.25;margin:28px 0 8px',
  h3: 'font-size:19px;line-height:1.25;margin:24px 0 8px',
  ul: 'padding-left:24px',
  ol: 'padding-left:24px',
  li: 'margin:6px 0',
  strong: '',
  em: '',
  a: '',
  br: '',
}

const isElement = (node: Nodes): node is Element => node.type === 'element'

/** A link as it works outside the site. */
function absolute(node: Element, origin: string) {
  const address = String(node.properties['href'] ?? '')
  return address.startsWith('/') ? `${origin}${address}` : address
}

const styleOf = (name: string) => (styles[name] ? ` style="${styles[name]}"` : '')

/**
 * The words of an issue as HTML for mail programs.
 * @throws Error that names what a mail cannot show.
 */
export function writeHtmlBody(node: Root | Nodes, origin: string): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (!('children' in node)) return ''
  const inner = node.children.map((child) => writeHtmlBody(child, origin)).join('')
  if (!isElement(node)) return inner
  const { tagName } = node
  if (!Object.hasOwn(styles, tagName)) {
    throw new Error(`a newsletter cannot show <${tagName}>: use paragraphs, headings, lists, links`)
  }
  if (tagName === 'br') return '<br>'
  const link = tagName === 'a' ? ` href="${escapeHtml(absolute(node, origin))}"` : ''
  return `<${tagName}${link}${styleOf(tagName)}>${inner}</${tagName}>`
}

/** The same as plain text: addresses stand behind the words of their links. */
export function writeTextBody(node: Root | Nodes, origin: string): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (!('children' in node)) return ''
  const parts = node.children.map((child) => writeTextBody(child, origin))
  if (!isElement(node))
    return parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n\n')
  const inner = parts.join('')
  switch (node.tagName) {
    case 'br':
      return '\n'
    case 'a':
      return `${inner} (${absolute(node, origin).replace(/^(?:tel|mailto):/, '')})`
    case 'h2':
    case 'h3':
      return inner.toUpperCase()
    case 'ul':
    case 'ol':
      return node.children
        .filter(isElement)
        .map((item, index) => {
          const mark = node.tagName === 'ol' ? `${index + 1}.` : '-'
          return `${mark} ${writeTextBody(item, origin).trim()}`
        })
        .join('\n')
    default:
      return inner
  }
}
