import { type ImportTable, roomsOf } from './table.ts'

const quote = '\\(?[\\"\'`]'

/** `tools/*` matches each folder of `tools` and keeps its name as `$own`. */
const inRoom = (room: string) =>
  room.endsWith('/*')
    ? `$filename <: r".*/src/${room.replace('*', '([^/]+)')}/.*"($own)`
    : `$filename <: r".*/src/${room}/.*"`

/** A file of this room; for `tools/*` of the same folder, which is `$own`. */
const ofRoom = (room: string) =>
  room.endsWith('/*')
    ? `$source <: r"${quote}#${room.replace('*', '([^/]+)')}/.*"($own)`
    : `$source <: r"${quote}#${room.replace('*', '[^/]+')}[/\\"'\`].*"`

const ofFile = (name: string) => `$source <: r"${quote}${name}[\\"'\`].*"`

const refuse = (part: string, message: string) =>
  `register_diagnostic(span=$${part}, message="${message}", severity="error")`

function row(room: string, imports: readonly string[]) {
  const allowed = imports.map((name) => (name.startsWith('#') ? ofFile(name) : ofRoom(name)))
  const message = `src/${room} imports only ${['itself', ...imports].join(', ')} (scripts/imports/table.ts): the code belongs elsewhere, or comes in as an argument.`
  return `    and {
      ${inRoom(room)},
      not or { ${[ofRoom(room), ...allowed].join(', ')} },
      ${refuse('source', message)}
    }`
}

/** The plugin that makes the linter refuse every import in `src` that the table does not allow. */
export function linterRule(table: ImportTable) {
  const rooms = Object.keys(table)
  return `// Made by \`npm run imports\` from scripts/imports/table.ts.
language js

or {
  or {
    JsModuleSource() as $source,
    TsImportTypeArguments() as $source,
    \`import($source)\`,
    \`import($source, $_)\`,
    \`require($source)\`
  } where or {
    and {
      $source <: r"${quote}(?:\\.\\./)+(?:src|scripts|bench|tests)/.*",
      ${refuse('source', 'A file of another folder is named from the top: #room/file.ts for src, #scripts/file.ts for scripts.')}
    },
    and {
      $filename <: r".*/src/.*",
      $source <: r"${quote}(?:/|src/|(?:.*/)?\\.\\.[/\\"'\`]).*",
      ${refuse('source', 'A file outside this folder is named by its room, #room/file.ts: never by ../ or /src.')}
    },
    and {
      $filename <: r".*/src/.*",
      not $filename <: r".*\\.test\\.tsx?",
      not $source <: r"${quote}[^$].*",
      ${refuse('source', 'An import names its file in plain words, so that its room can be seen.')}
    },
    and {
      $filename <: r".*/src/.*",
      $source <: r"${quote}[#.].*",
      not or { ${rooms.map(inRoom).join(', ')} },
      ${refuse('source', 'This folder has no row in scripts/imports/table.ts: give it one, then npm run imports.')}
    },
    and {
      $source <: r"${quote}#.*",
      or {
${rooms.map((room) => row(room, roomsOf(table, room))).join(',\n')}
      }
    }
  },
  or {
    \`import.meta.glob($files)\`,
    \`import.meta.glob($files, $_)\`
  } where {
    or { not $files <: r"[\\"'\`]\\./.*", $files <: r".*\\.\\./.*" },
    not and { $filename <: r".*/src/screens/layouts/islands\\.ts", $files <: r".*/\\*\\.island\\.ts." },
    ${refuse('files', 'A glob reads below its own folder: src/screens/layouts/islands.ts alone reads all islands.')}
  }
}
`
}
