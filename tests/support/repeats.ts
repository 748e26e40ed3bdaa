/** Whether this is `npm run test:long`, which has time for what `npm test` leaves out. */
export const isLong = process.env['LONG'] === '1'

/** How often a test repeats itself: seldom, or with `npm run test:long` often. */
export const repeats = (seldom: number, often: number) => (isLong ? often : seldom)
