/**
 * The rooms of `src` from the lowest to the highest, and what each may import besides itself: rooms
 * that stand before it, or one folder of them, `*` being any. `tools/*` makes each folder of `src/tools` a
 * room of its own, so that one tool never imports another; `#config` is a file. This table is the only
 * source: `npm run imports` makes the linter's rule and the table in `docs/architecture.md` of it, and
 * `house.test.ts` holds the code to it.
 */
export const importTable = {
  design: '',
  language: '',
  clinic: '#config language',
  site: 'clinic language',
  city: 'clinic design language site',
  words: 'city clinic design language site',
  'forms/*': 'clinic design forms/*/contract forms/contract forms/sending language site',
  'tools/*':
    'city clinic/clock design language site tools/crash-record tools/danger-signs tools/studies words/danger-signs',
  reports: 'city design language site',
  screens: 'city clinic design forms language reports site tools words',
  pages: 'city clinic design language reports screens site words',
  desk: 'design language site',
  server: 'clinic desk forms/*/contract forms/contract language screens/live site words',
  builder: 'city clinic design desk language screens server site words',
} satisfies Record<string, string>

export type ImportTable = Readonly<Record<string, string>>

/** The rooms that a room may import besides itself. */
export const roomsOf = (table: ImportTable, room: string) =>
  (table[room] ?? '').split(' ').filter(Boolean)
