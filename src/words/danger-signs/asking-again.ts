/** When the list was read and what has happened since, in whole days since the crash. */
export interface LastReading {
  /** Today; the day of the crash is 0. */
  day: number
  /** The day on which the whole list was last answered. */
  listAnswered: number
  /** The day of the last visit to a tool. */
  lastVisit: number
}

/** The whole list, the one short question, or nothing more today. */
export type AskingAgain = 'list' | 'question' | 'nothing'

const daysAway = 7
const month = 30

/** Days on which the whole list is due: 0 to 3, 7, 14, 21, and then each month. */
export function isListDay(day: number) {
  return day <= 3 || [7, 14, 21].includes(day) || (day > 21 && (day - 21) % month === 0)
}

/** A list day that has come since the list was last answered, or one that was missed. */
function listIsDue({ day, listAnswered }: LastReading) {
  for (let each = listAnswered + 1; each <= day; each += 1) if (isListDay(each)) return true
  return false
}

/**
 * What a returning visitor is asked before a tool goes on. On a day on which the list was answered
 * nothing is asked twice. A clock that was set back asks for the list. Pain that rose and a new fall
 * ask for it too: the diary hears them.
 */
export function askAgain(reading: LastReading): AskingAgain {
  const { day, listAnswered, lastVisit } = reading
  if (day < listAnswered || day < lastVisit) return 'list'
  if (listAnswered === day) return 'nothing'
  if (day - lastVisit >= daysAway || listIsDue(reading)) return 'list'
  return 'question'
}

/**
 * Until which day an examination counts: 7 days after it was told of, 30 once three weeks have
 * passed since the crash. Any change ends it at once; the caller asks for that.
 */
export const examinationHolds = (toldOn: number, day: number) =>
  day >= toldOn && day - toldOn <= (toldOn > 21 ? 30 : 7)
