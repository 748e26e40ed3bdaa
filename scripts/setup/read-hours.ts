interface Shift {
  opens: string
  closes: string
}

const time = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\. ?m\.|p\. ?m\.)?$/i

interface Clock {
  /** Minutes after midnight, by a 24-hour clock once `half` is known. */
  minute: number
  half: 'am' | 'pm' | undefined
}

function readClock(text: string): Clock | undefined {
  const [, hour = '', minutes = '0', said] = time.exec(text.trim()) ?? []
  if (hour === '' || Number(hour) > 24 || Number(minutes) > 59) return undefined
  const half = said ? (said.toLowerCase().startsWith('a') ? 'am' : 'pm') : undefined
  return { minute: Number(hour) * 60 + Number(minutes), half }
}

const noon = 12 * 60

function onDay({ minute, half }: Clock, otherHalf: Clock['half']) {
  const meant = half ?? otherHalf
  if (!meant) return minute
  return (minute % noon) + (meant === 'pm' ? noon : 0)
}

const written = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `8-12`, `2-6 pm`, `11 am to 2 pm`: where one time says am or pm, the other is the nearest that fits. */
function readShift(text: string): Shift | undefined {
  const [from = '', to = '', ...more] = text.split(/\s*(?:-|–|\bto\b|\ba\b(?!\.))\s*/)
  const [opens, closes] = [readClock(from), readClock(to)]
  if (!opens || !closes || more.length > 0) return undefined
  const end = onDay(closes, opens.half)
  const same = onDay(opens, closes.half)
  const start = opens.half || !closes.half || same < end ? same : onDay(opens, 'am')
  return start < end ? { opens: written(start), closes: written(end) } : undefined
}

/** Opening times of a day as people write them: `8-12, 14-18`. Nothing where one cannot be read. */
export function readHours(text: string): Shift[] | undefined {
  const shifts = text.split(/\s*(?:,|;|\band\b|\by\b)\s*/).map(readShift)
  const read = shifts.flatMap((shift) => shift ?? [])
  const inOrder = read.every(({ opens }, at) => at === 0 || opens > (read[at - 1]?.closes ?? ''))
  return read.length === shifts.length && inOrder ? read : undefined
}
