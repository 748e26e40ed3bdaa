import { localDate } from '#clinic/clock/clock.ts'
import { addDays } from '#language/dates/days.ts'
import { type Command, CommandError, unlessFailed } from '#server/terminal/command.ts'
import { type PressQueries, pressLine } from './queries.ts'

/** Totals are stored for a year. */
const mostDays = 366

export const countsCommand: Command<{ presses: PressQueries }> = {
  takes: '[DAYS]',
  does: 'shows how often calls, texts, bookings, directions and forms were pressed in the past 7 days, or as many as you say',
  async run({ clock, print, store }, [days = '7']) {
    const count = /^\d{1,3}$/.test(days) ? Number(days) : 0
    if (count < 1 || count > mostDays) throw new CommandError('Say how many days: 1 to 366.')
    const to = localDate(clock())
    const { totals } = unlessFailed(await store.presses.read({ from: addDays(to, 1 - count), to }))
    for (const total of totals) print(pressLine(total))
    if (totals.length === 0) print('Nothing was pressed in that time.')
  },
}
