/** How often a test repeats itself: seldom, or with `npm run test:long` often. */
export const repeats = (seldom: number, often: number) =>
  process.env['LONG'] === '1' ? often : seldom
