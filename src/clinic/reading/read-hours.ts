import { minuteOf, timeOfMinute } from '#language/dates/time-of-day.ts'

export interface Shift {
  opens: string
  closes: string
}

const time =
  /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|hrs?|horas)?\s*(am|pm|a\. ?m\.|p\. ?m\.|de la (?:mañana|tarde|noche))?$/i

const inTheMorning = /^a|mañana$/i

interface Clock {
  /** Minutes after midnight, by a 24-hour clock once `half` is known. */
  minute: number
  half: 'am' | 'pm' | undefined
}

function readClock(text: string): Clock | undefined {
  const [, hour = '', minutes = '0', said] = time.exec(text.trim()) ?? []
  if (hour === '' || Number(hour) > 24 || Number(minutes) > 59) return undefined
  const half = said ? (inTheMorning.test(said) ? 'am' : 'pm') : undefined
  return { minute: Number(hour) * 60 + Number(minutes), half }
}

const noon = 12 * 60

function onDay({ minute, half }: Clock, otherHalf: Clock['half']) {
  const meant = half ?? otherHalf
  if (!meant) return minute
  return (minute % noon) + (meant === 'pm' ? noon : 0)
}

/** Of a clock without am or pm: `9-1, 3-7` goes on in the afternoon, and nobody opens before 6. */
function inAfternoon(minute: number, after: number) {
  const isEarly = minute >= 60 && minute < 6 * 60
  return minute < noon && (minute <= after || isEarly) ? minute + noon : minute
}

/**
 * `8-12`, `2-6 pm`, `11 am to 2 pm`: where one time says am or pm, the other is the nearest that fits.
 * @param after when the shift before closes, in minutes after midnight.
 * @param byHalves whether hours without am or pm may be those of the afternoon.
 */
function readShift(text: string, after: number, byHalves: boolean): Shift | undefined {
  const [opens, closes, ...more] = timesOf(text).map(readClock)
  if (!opens || !closes || more.length > 0) return undefined
  const until = onDay(closes, opens.half)
  const same = onDay(opens, closes.half)
  const from = opens.half || !closes.half || same < until ? same : onDay(opens, 'am')
  const start = byHalves && !opens.half && !closes.half ? inAfternoon(from, after) : from
  const end = byHalves && !closes.half && until <= start ? until + noon : until
  return start < end ? { opens: timeOfMinute(start), closes: timeOfMinute(end) } : undefined
}

const timesOf = (shift: string) =>
  shift.replace(/^(?:de|from)\s+/i, '').split(/\s*(?:-|–|\bto\b|\bhasta\b|\ba\b(?!\.))\s*/i)

/** Between two shifts: a comma, a word, or nothing but the space in `9-13 15-19`. */
const betweenShifts = /\s*(?:,|;|\/|&|\band\b|\by\b)\s*|\s+(?=\d{1,2}(?:[:.]\d{2})?\s*[-–])/i

/** Opening times of a day as people write them: `8-12, 14-18`. Nothing where one cannot be read. */
export function readHours(text: string): Shift[] | undefined {
  const parts = text.split(betweenShifts)
  // An hour after 12 is one of a clock of 24.
  const byHalves = parts
    .flatMap(timesOf)
    .every((each) => (readClock(each)?.minute ?? 0) < noon + 60)
  const read: Shift[] = []
  for (const part of parts) {
    const after = minuteOf(read.at(-1)?.closes ?? '00:00')
    const shift = readShift(part, after, byHalves)
    if (!shift || (read.length > 0 && minuteOf(shift.opens) <= after)) return undefined
    read.push(shift)
  }
  return read
}

/** `08:00-12:00, 14:00-18:00`: what is read as the same times again. */
export const writeHours = (shifts: readonly Shift[]) =>
  shifts.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
