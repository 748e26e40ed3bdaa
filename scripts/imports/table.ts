/**
 * The rooms of `src` and the rooms each may import; a room may always import itself. `tools/*` makes
 * each folder of `src/tools` a room of its own; `#clinic` and `#config` are files. This table is the
 * only source: `npm run imports` makes the linter's rule and the table in `docs/architecture.md` of it.
 */
export const importTable = {
  dates: '',
  records: '',
  styles: '',
  ui: '',
  facts: '#config dates',
  i18n: '#clinic dates',
  site: '#clinic dates facts i18n',
  'calendar-files': 'dates i18n',
  contracts: 'dates i18n',
  'danger-signs': 'facts i18n',
  offline: 'i18n site',
  words: '#clinic danger-signs dates facts i18n reports/crash-figures site ui',
  publishing: '#clinic danger-signs dates facts i18n site words',
  'tools/*': '#clinic calendar-files danger-signs dates i18n records site tools/danger-signs ui',
  'reports/*': '#clinic dates facts i18n places records reports/crash-figures site ui',
  places: '#clinic dates facts i18n site ui',
  'directories/*': '#clinic calendar-files dates i18n places site ui',
  'forms/*': '#clinic contracts dates forms/sending i18n site ui',
  live: '#clinic directories i18n places reports site ui words',
  layouts: '#clinic contracts dates facts forms i18n offline site styles ui words',
  screens:
    '#clinic contracts danger-signs dates directories forms i18n layouts live offline places reports site styles tools ui words',
  pages:
    '#clinic dates directories/events i18n live places reports/crash-data reports/crash-figures reports/crash-streets screens site ui words',
  newsletter: '#clinic contracts dates facts i18n records server site words',
  server: '#clinic contracts dates facts i18n live records site',
  build: '#clinic dates facts i18n layouts live offline publishing server site ui words',
  desk: '#clinic contracts dates facts i18n records server site',
} satisfies Record<string, string>

export type ImportTable = Readonly<Record<string, string>>

/** The rooms that a room may import besides itself. */
export const roomsOf = (table: ImportTable, room: string) =>
  (table[room] ?? '').split(' ').filter(Boolean)
