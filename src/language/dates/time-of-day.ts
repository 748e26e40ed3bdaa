const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Minutes after midnight as a time on a 24-hour clock: 570 is `09:30`. */
export const timeOfMinute = (minute: number) =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** A time on a 24-hour clock as minutes after midnight. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
