import type { Nodes, Root } from 'mdast'

/** One stretch of words a reader takes in at once. */
export interface Piece {
  kind: 'heading' | 'paragraph' | 'item' | 'cell' | 'label'
  /** Plain words, without notes and marks. */
  text: string
  /** Sources named in the same paragraph, list item, table row or fact block. */
  notes: readonly string[]
  /** Names of the blocks around it, outermost first: `['do-dont', 'do']`. */
  blocks: readonly string[]
}

/** The words of a node. Text such as `3:pm` looks like an inline directive; it stays text. */
function plainText(node: Nodes): string {
  if (node.type === 'break') return ' '
  if (node.type === 'textDirective') return `:${node.name}${node.children.map(plainText).join('')}`
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** Ids of the notes inside a node, in order, repeated as often as they stand there. */
function notesIn(node: Nodes): string[] {
  if (node.type === 'footnoteReference') return [node.identifier]
  return 'children' in node ? node.children.flatMap(notesIn) : []
}

const fixedAnchor = /\s*\{#[a-z0-9-]+\}\s*$/

const tidy = (text: string) => text.replace(fixedAnchor, '').replace(/\s+/g, ' ').trim()

interface Around {
  blocks: readonly string[]
  /** Notes of the list item, table row or fact block that the words stand in. */
  notes?: readonly string[]
  inItem: boolean
}

function kindOf(node: Nodes, { inItem }: Around): Piece['kind'] | undefined {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'tableCell') return 'cell'
  if (node.type !== 'paragraph') return undefined
  if (node.data && 'directiveLabel' in node.data) return 'label'
  return inItem ? 'item' : 'paragraph'
}

function step(node: Nodes, around: Around): Around {
  if (node.type === 'listItem') {
    const own = node.children.filter(({ type }) => type !== 'list')
    return { ...around, inItem: true, notes: own.flatMap(notesIn) }
  }
  if (node.type === 'tableRow') return { ...around, notes: notesIn(node) }
  if (node.type !== 'containerDirective') return around
  const blocks = [...around.blocks, node.name]
  const source = node.attributes?.['source']
  return source ? { ...around, blocks, notes: [source, ...notesIn(node)] } : { ...around, blocks }
}

/** The value of a `:::fact` is read first; it stands in an attribute. */
function factValue(node: Nodes, { blocks, notes = [] }: Around): Piece[] {
  const value = node.type === 'containerDirective' ? node.attributes?.['value'] : undefined
  return value ? [{ kind: 'label', text: value, notes, blocks }] : []
}

function collect(node: Nodes, around: Around): Piece[] {
  if (node.type === 'footnoteDefinition') return []
  const kind = kindOf(node, around)
  if (kind) {
    const text = tidy(plainText(node))
    const notes = around.notes ?? notesIn(node)
    return text ? [{ kind, text, notes, blocks: around.blocks }] : []
  }
  if (!('children' in node)) return []
  const inside = step(node, around)
  return [...factValue(node, inside), ...node.children.flatMap((child) => collect(child, inside))]
}

/** All words of a page in reading order. */
export function piecesOf(tree: Root): Piece[] {
  return collect(tree, { blocks: [], inItem: false })
}
