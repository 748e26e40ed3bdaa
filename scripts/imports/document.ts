import { type ImportTable, roomsOf } from './table.ts'

/** Room, what is in it, what it may import. */
const documentedRow = /^\| `src\/([^`]+)` \| (.*?) \|.*\|$/gm

function inWords(table: ImportTable, room: string) {
  const rooms = roomsOf(table, room).map((name) => (name.startsWith('#') ? `\`${name}\`` : name))
  return rooms.join(', ') || 'nothing of ours'
}

/**
 * The document with the last cell of each room written anew from the table.
 *
 * @throws when document and table do not name the same rooms.
 */
export function withImports(markdown: string, table: ImportTable) {
  const documented = [...markdown.matchAll(documentedRow)].map(([, room = '']) => room)
  const rooms = Object.keys(table)
  const lacking = rooms
    .filter((room) => !documented.includes(room))
    .map((room) => `no row for src/${room}`)
  const unknown = documented
    .filter((room) => !rooms.includes(room))
    .map((room) => `a row too many, src/${room}`)
  if (lacking.length + unknown.length > 0) {
    throw new Error(`docs/architecture.md has ${[...lacking, ...unknown].join(', ')}`)
  }
  return markdown.replaceAll(
    documentedRow,
    (_, room: string, holds: string) => `| \`src/${room}\` | ${holds} | ${inWords(table, room)} |`,
  )
}
