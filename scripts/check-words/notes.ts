import type { Problem, WrittenPage } from './written-pages.ts'

/** A note that no source defines stays plain text for the parser. */
const undefinedNote = /\[\^([^\]]+)\]/g

/** Every `[^id]` is one of the page's sources, and every source is named somewhere. */
export function findNoteProblems({ file, front, opening, words }: WrittenPage): Problem[] {
  const pieces = [...opening, ...words]
  const ids = front.sources?.map(({ id }) => id) ?? []
  const used = new Set(pieces.flatMap(({ notes }) => notes))
  const unknown = pieces.flatMap(({ text }) =>
    [...text.matchAll(undefinedNote)].map(([, id]) => id),
  )
  const factSources = [...used].filter((id) => !ids.includes(id))
  return [
    ...[...unknown, ...factSources].map((id) => `the source ${id} is named and not listed`),
    ...ids.filter((id) => !used.has(id)).map((id) => `the source ${id} is listed and never named`),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice`),
  ].map((text) => ({ file, text }))
}
